// What is printed on a corporation about money.

import type { Icon, SaidComponent } from '../wire';

const money = (icon: Icon | undefined): number | undefined =>
    icon?.icon === 'resource' && icon.id === 'mc' ? icon.amount : undefined;

/** The money that a corporation begins with, as its card says. */
export function startMoney(corporation: SaidComponent): number | undefined {
    const drawn = corporation.parts.filter((part) => part.section === 'start').flatMap((part) => part.icons);
    return drawn.map(money).find((amount) => amount !== undefined);
}

/** What a card that is bought costs it, where its card says so. */
export function cardPrice(corporation: SaidComponent): number | undefined {
    const effects = corporation.parts.flatMap((part) => part.icons).filter((icon) => icon.icon === 'effect');
    const found = effects.find((icon) => icon.items?.some((item) => item.icon === 'card' && item.id === 'bought'));
    return money(found?.then?.[0]);
}
