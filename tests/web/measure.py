"""Scripts that measure a page: what scrolls, and which text does not fit."""

from __future__ import annotations

from typing import Final

# When everything that measures itself has done so: the fonts are there, and frames go by in which nothing changes.
CALM: Final = """() => document.fonts.ready.then(() => new Promise((done) => {
    let still = 0;
    const watch = new MutationObserver(() => (still = 0));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
        if (++still < 4) return requestAnimationFrame(look);
        watch.disconnect();
        done(true);
    };
    requestAnimationFrame(look);
}))"""

# Whether the page itself can be scrolled, and what is wider than it.
SCROLLS: Final = """() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > innerWidth ? [`wide ${root.scrollWidth} > ${innerWidth}`] : [];
    const high = root.scrollHeight > innerHeight ? [`high ${root.scrollHeight} > ${innerHeight}`] : [];
    return [...wide, ...high];
}"""

# Texts that are cut off by a box which cannot be scrolled. Where the rest is given by three dots, a tip has the whole;
# deeds are left out as a whole (`HALVED`).
OVERFLOWS: Final = """() => {
    const cut = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const is = (style, ...ways) => ways.includes(style.overflowX) || ways.includes(style.overflowY);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.parentElement;
        if (!node.textContent.trim() || at.closest('.sr, .skip, .deeds, svg, script, style')) continue;
        if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (!text.width || !text.height) continue;
        for (let box = at; box && box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (is(style, 'auto', 'scroll')) break;
            if (!is(style, 'hidden', 'clip')) continue;
            if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
            const { left, right, top, bottom } = box.getBoundingClientRect();
            const aside = Math.max(left - text.left, text.right - right);
            const high = Math.max(top - text.top, text.bottom - bottom);
            // A line is higher than its letters.
            if (aside <= 2 && high <= 5) continue;
            const by = Math.max(aside, high);
            const words = node.textContent.trim().slice(0, 40);
            cut.push(`${box.tagName}.${box.className}: ${words} by ${by.toFixed(0)}`);
            break;
        }
    }
    return [...new Set(cut)];
}"""

# Names that are cut off by three dots, of those that some selector finds.
CUT: Final = """(selector) => [...document.querySelectorAll(selector)].filter((at) => {
    const names = document.createRange();
    names.selectNodeContents(at);
    const { right } = at.getBoundingClientRect();
    return at.checkVisibility() && names.getBoundingClientRect().right > right + 0.02;
}).map((at) => at.textContent.trim())"""

# Texts below the smallest type, as they are drawn: 11 pixels.
SMALL: Final = """() => {
    const small = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.parentElement;
        if (!node.textContent.trim() || at.closest('.sr, .skip, script, style, kbd')) continue;
        if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const box = at.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const drawn = at instanceof SVGElement ? Math.hypot(at.getScreenCTM().a, at.getScreenCTM().b) : 1;
        const size = parseFloat(getComputedStyle(at).fontSize) * drawn;
        const words = node.textContent.trim().slice(0, 40);
        const name = `${at.tagName}.${at.className?.baseVal ?? at.className}`;
        if (size < 10.9) small.push(`${name}: ${words} at ${size.toFixed(1)}`);
    }
    return [...new Set(small)];
}"""

# Parts of some selector that their box shows neither whole nor not at all, and boxes that show none.
HALVED: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const parts = [...box.children].map((part) => ({ part, at: part.getBoundingClientRect() }));
    const shown = parts.filter(({ at }) => at.top < bottom - 1);
    const cut = shown.filter(({ at }) => at.left < left || at.right > right + 0.02 || at.bottom > bottom + 1);
    return shown.length ? cut.map(({ part }) => part.textContent) : ['nothing'];
})"""

# Texts of which the end is given by three dots. Only what is told in full elsewhere may be: the last turn of somebody.
DOTTED: Final = """() => [...document.querySelectorAll('body *')].flatMap((at) => {
    const style = getComputedStyle(at);
    const aside = style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1;
    const below = style.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 2;
    if (!(aside || below) || at.matches('.last') || !at.checkVisibility({ visibilityProperty: true })) return [];
    return [`${at.tagName}.${at.className}: ${at.textContent.trim().slice(0, 40)}`];
})"""
