// A turn order space that somebody chose together with the journey, before it is asked about.

class Wish {
    #of = '';
    #space: number | undefined;

    keep(game: string, space: number | undefined): void {
        this.#of = game;
        this.#space = space;
    }

    /** The space, once. */
    take(game: string): number | undefined {
        const space = this.#of === game ? this.#space : undefined;
        this.#space = undefined;
        return space;
    }
}

export const wish = new Wish();
