// How large the page is shown. Letters of 130 % are a zoom: rules for small screens hold for what is left of the window.

const FEATURE = /((?:min|max)-(?:width|height):\s*)([\d.]+)px/g;
const usual = new WeakMap<CSSMediaRule, string>();

/** The bounds of a media query for a page that is shown larger. */
export const scaled = (query: string, by: number): string =>
    query.replace(FEATURE, (_whole, name: string, pixels: string) => `${name}${Number(pixels) * by}px`);

function rescale(rules: CSSRuleList, by: number): void {
    for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
            const query = usual.get(rule) ?? rule.media.mediaText;
            usual.set(rule, query);
            const next = scaled(query, by);
            if (rule.media.mediaText !== next) rule.media.mediaText = next;
        }
        if ('cssRules' in rule) rescale(rule.cssRules as CSSRuleList, by);
    }
}

class Zoom {
    /** The size of letters, 1 as usual. */
    size = $state(1);
    #inner = $state.raw({ width: 0, height: 0 });

    constructor() {
        if (typeof window === 'undefined') return;
        const measure = (): void => {
            this.#inner = { width: innerWidth, height: innerHeight };
        };
        measure();
        addEventListener('resize', measure);
        // Sheets of pages that are loaded later.
        document.addEventListener('load', (event) => event.target instanceof HTMLLinkElement && this.apply(), true);
    }

    /** The window as the rules for small screens see it. */
    get width(): number {
        return this.#inner.width / this.size;
    }
    get height(): number {
        return this.#inner.height / this.size;
    }

    set(size: number): void {
        this.size = size;
        document.documentElement.style.setProperty('--size', String(size));
        this.apply();
    }

    apply(): void {
        for (const sheet of document.styleSheets) rescale(sheet.cssRules, this.size);
    }

    /** How many pixels of the window a pixel inside the page is. */
    get scale(): number {
        const app = document.getElementById('app');
        return app ? app.getBoundingClientRect().width / app.offsetWidth || 1 : 1;
    }
}

export const zoom = new Zoom();
