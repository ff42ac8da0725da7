// Through whose eyes one looks at a table, and the curtain between two who share a screen.

import type { State } from '../wire';

export const WATCHER = -1;

/** The curtain between two people at one screen: for whom it is down, and who looked before. */
export interface Curtain {
    seat: number;
    before: number;
    /** Somebody asked for it; nobody has to move. */
    wished: boolean;
}

/** What eyes belong to. */
interface Looker {
    /** Nothing of what is seen stays: neither what is marked, nor a moment that one looks back to. */
    turnAway(): void;
    /** Let the server show what a seat sees. */
    see(seat: number): void;
}

export class Eyes {
    curtain = $state.raw<Curtain>();
    #seat: number | undefined;
    // The ply at which somebody stays, whoever has to move.
    #staying = -1;
    // The seat that looks as soon as the server shows what it sees: the curtain was raised for it.
    #coming: number | undefined;

    constructor(
        readonly looker: Looker,
        seats: number,
    ) {
        if (seats > 1) this.#seat = WATCHER;
    }

    /** The seat to look from; whichever the server likes, if none. */
    get seat(): number | undefined {
        return this.curtain ? WATCHER : this.#seat;
    }

    /** See to it that the right person looks at what the server tells: whether nothing is to be seen now. */
    settle(state: State): boolean {
        const { seat, seats, own, plies } = state;
        // What was on its way to whoever looked before is no reason to let the curtain fall again.
        if (this.#coming !== undefined && this.#coming !== seat) return true;
        this.#coming = undefined;
        this.#seat = seat;
        const asked = own.filter((one) => seats[one]?.asked && !seats[one].bot);
        const first = asked[0];
        if (own.length < 2 || state.open) this.curtain = undefined;
        else if (this.curtain) {
            if (this.curtain.wished || asked.includes(this.curtain.seat)) return true;
            this.curtain = undefined;
        }
        if (state.open || first === undefined || asked.includes(seat) || this.#staying === plies) return false;
        if (own.length > 1) this.#drop({ seat: first, before: seat, wished: false });
        else this.looker.see(first);
        return true;
    }

    /** Let the curtain fall; what the one before saw leaves the page first. */
    #drop(curtain: Curtain): void {
        this.looker.turnAway();
        this.#coming = undefined;
        this.curtain = curtain;
        if (curtain.before !== WATCHER) this.looker.see(WATCHER);
    }

    /** Raise the curtain: the one whom it is down for looks, or the one before stays. */
    lift(state: State, stay: boolean): void {
        if (!this.curtain) return;
        const { seat, before } = this.curtain;
        if (stay) this.#staying = state.plies;
        this.curtain = undefined;
        this.#seat = stay ? before : seat;
        this.#coming = this.#seat;
        this.looker.see(this.#seat);
    }

    /** Look through other eyes; through another of one's own, while the game goes on, behind the curtain. */
    look(state: State, seat: number): void {
        this.#staying = state.plies;
        if (state.own.length > 1 && !state.open && seat !== WATCHER) {
            this.#drop({ seat, before: state.seat, wished: true });
        } else this.looker.see(seat);
    }
}
