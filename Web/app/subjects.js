/** The things in the picture: a tap lifts one off its background, to copy it, to save it or to search it alone. */

import { announce, notify } from "./announce.js";
import { copyPicture, savePicture } from "./clipboard.js";
import { icon, make } from "./elements.js";
import { around, encloses, inWords } from "./geometry.js";

/** @typedef {import("./geometry.js").Selection} Selection */
/** @typedef {{ number: number | null, area: number, outline: { x: number, y: number }[] }} Subject */
/** @typedef {{ subjects: Subject[], chosen: Subject | null }} Found */
/** @typedef {[number, number]} Place */

/** How long a note about a tap on nothing is shown, in milliseconds. */
const noteTime = 3500;

export class Subjects {
    /** The things that are known, the largest first, or null before the first tap. @type {Selection[] | null} */
    #things = null;
    /** The running request. @type {AbortController | null} */
    #asking = null;
    /** The thing that is lifted. @type {Selection | null} */
    #lifted = null;
    #noting = 0;

    /**
     * @param {{
     *   find: (at: Place | null, signal: AbortSignal) => Promise<Found>,
     *   cutOut: (choice: Record<string, string>) => Promise<Blob>,
     *   lift: (thing: Selection | null, how: { keys: boolean }) => void,
     *   search: () => void,
     *   failed: (problem: unknown, action: { name: string, run: () => void }) => void,
     *   name: () => string,
     * }} actions
     */
    constructor(actions) {
        this.actions = actions;
        this.entry = make(
            "button",
            { class: "things", id: "things", type: "button", onclick: () => this.step(1) },
            icon("thing"),
            make("span", {}, "Choose a thing"),
        );
        this.tapped = make("span", { class: "tapped", hidden: true });
        this.note = make("span", { class: "thing-note", hidden: true }, "Nothing stands out here");
        this.marks = make("div", { class: "thing-marks", "aria-hidden": "true" }, this.tapped, this.note);
        this.bar = make(
            "div",
            { class: "thing-bar", id: "thing-bar", role: "group", "aria-label": "The chosen thing", hidden: true },
            this.#button("copy", "Copy", (button) => this.#copy(button)),
            this.#button("save", "Save", (button) => this.#save(button)),
            this.#button("search", "Search only this", () => actions.search()),
        );
    }

    /** Forgets the things of a picture that isn't shown any more. */
    forget() {
        this.stop();
        this.#things = null;
        this.note.hidden = true;
    }

    /** Takes the bar away, or shows it for a thing. @param {Selection | null} selection */
    show(selection) {
        this.#lifted = selection?.thing ? selection : null;
        this.bar.hidden = !this.#lifted;
        this.place();
    }

    /** Lifts the thing at a place. @param {Place} place */
    async tap(place) {
        const at = /** @type {Place} */ (place.map((each) => Math.min(1, Math.max(0, each))));
        const known = this.#known(at) ?? (await this.#ask(at));
        if (known) this.#lift(known, { keys: false });
        else if (known === null) this.#miss(at);
    }

    /** Lifts the next thing, or the previous one. @param {1 | -1} direction */
    async step(direction) {
        const things = this.#things ?? ((await this.#ask(null)) === undefined ? null : this.#things);
        if (!things) return;
        if (things.length === 0) {
            this.#miss([0.5, 0.5]);
            return;
        }
        const current = things.findIndex(({ thing }) => thing === this.#lifted?.thing);
        const next = current < 0 ? 0 : (current + direction + things.length) % things.length;
        this.#lift(things[next], { keys: true });
    }

    // MARK: Finding

    /** The smallest of the known things at a place. */
    #known(/** @type {Place} */ at) {
        return this.#things?.findLast(({ points }) => encloses(points ?? [], at));
    }

    /** Asks for the things, and returns the one at a place: null for none, undefined if the answer isn't needed. */
    async #ask(/** @type {Place | null} */ at) {
        this.stop();
        const mine = new AbortController();
        this.#asking = mine;
        this.note.hidden = true;
        this.entry.setAttribute("aria-busy", "true");
        this.#mark(this.tapped, at ?? [0.5, 0.5]);
        announce("Looking for things.", { after: 400 });
        try {
            const found = await this.actions.find(at, mine.signal);
            if (this.#asking !== mine) return undefined;
            const things = found.subjects.map((subject) => selection(subject, at));
            const { chosen } = found;
            // What only a closer look shows is kept too: it is small.
            const close = (this.#things ?? []).filter(({ thing }) => thing?.includes(","));
            if (chosen && chosen.number === null && at) close.push(selection(chosen, at));
            this.#things = [...things, ...close];
            if (!chosen) return null;
            return chosen.number === null ? close[close.length - 1] : things.find(({ thing }) => thing === `${chosen.number}`) ?? null;
        } catch (problem) {
            if (this.#asking !== mine) return undefined;
            this.actions.failed(problem, { name: "Try again", run: () => (at ? this.tap(at) : this.step(1)) });
            return undefined;
        } finally {
            if (this.#asking === mine) this.stop();
        }
    }

    /** Ends a running request: something else was chosen meanwhile. */
    stop() {
        this.#asking?.abort();
        this.#asking = null;
        this.tapped.hidden = true;
        this.entry.removeAttribute("aria-busy");
    }

    // MARK: Lifting

    #lift(/** @type {Selection} */ thing, /** @type {{ keys: boolean }} */ how) {
        this.note.hidden = true;
        this.actions.lift(thing, how);
        const index = this.#things?.indexOf(thing) ?? 0;
        announce(`Thing ${index + 1} of ${this.#things?.length ?? 1} chosen, ${inWords(thing)}.`, { after: 120 });
    }

    /** Says that there is nothing at a place, and lets go of what is lifted. */
    #miss(/** @type {Place} */ at) {
        if (this.#lifted) this.actions.lift(null, { keys: false });
        this.note.style.setProperty("--x", String(at[0]));
        this.note.classList.toggle("below", at[1] < 0.2);
        this.#mark(this.note, at);
        clearTimeout(this.#noting);
        this.#noting = setTimeout(() => (this.note.hidden = true), noteTime);
        announce("Nothing stands out here. Draw around it instead, or search the whole picture.", { after: 120 });
    }

    #mark(/** @type {HTMLElement} */ mark, /** @type {Place} */ [x, y]) {
        Object.assign(mark.style, { left: `${x * 100}%`, top: `${y * 100}%` });
        mark.hidden = false;
    }

    // MARK: The bar

    /** Puts the bar above the thing, below it, or over its lower end: wherever there is room. */
    place() {
        const frame = this.marks.parentElement?.getBoundingClientRect();
        const well = this.bar.offsetParent?.getBoundingClientRect();
        if (!this.#lifted || !frame || !well) return;
        const { offsetWidth: width, offsetHeight: height } = this.bar;
        const { x, y, width: across, height: down } = this.#lifted;
        const start = frame.top - well.top + y * frame.height;
        const end = start + down * frame.height;
        // The button that removes the highlight is at the upper right corner.
        const above = start - height - 22;
        const below = end + 12;
        const top = above >= 0 ? above : below + height <= well.height ? below : Math.min(end, well.height) - height - 12;
        const middle = frame.left - well.left + (x + across / 2) * frame.width;
        const left = Math.max(0, Math.min(middle - width / 2, well.width - width));
        Object.assign(this.bar.style, { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` });
    }

    #button(/** @type {string} */ name, /** @type {string} */ words, /** @type {(button: HTMLElement) => void} */ run) {
        const button = make("button", { class: "thing-action", type: "button", id: `thing-${name}` }, icon(name), make("span", {}, words));
        button.addEventListener("click", () => run(button));
        return button;
    }

    async #copy(/** @type {HTMLElement} */ button) {
        const copied = await this.#work(button, async (picture) => ({ isCopied: await copyPicture(picture), picture: await picture }));
        if (!copied) return;
        if (copied.isCopied) {
            this.#done(button, "Copied");
            return;
        }
        notify({
            title: "The browser keeps the clipboard to itself",
            detail: "Save the thing as a file instead.",
            action: { name: "Save", run: () => savePicture(copied.picture, this.#fileName()) },
        });
    }

    async #save(/** @type {HTMLElement} */ button) {
        const picture = await this.#work(button, (picture) => picture);
        if (!picture) return;
        savePicture(picture, this.#fileName());
        this.#done(button, "Saved");
    }

    #fileName() {
        const name = this.actions.name().replace(/\.[^.]*$/u, "").replace(/[^\p{L}\p{N} _-]/gu, "").trim();
        return `${name || "picture"}-cutout.png`;
    }

    /**
     * Has the lifted thing cut out, and does something with its picture, which may still be on its way.
     * @template Value
     * @param {HTMLElement} button
     * @param {(picture: Promise<Blob>) => Promise<Value>} use
     * @returns {Promise<Value | null>}
     */
    async #work(button, use) {
        const thing = this.#lifted?.thing;
        if (!thing || button.getAttribute("aria-busy")) return null;
        button.setAttribute("aria-busy", "true");
        try {
            return await use(this.actions.cutOut(thing.includes(",") ? { at: thing } : { subject: thing }));
        } catch (problem) {
            this.actions.failed(problem, { name: "Try again", run: () => button.click() });
            return null;
        } finally {
            button.removeAttribute("aria-busy");
        }
    }

    /** Shows for a moment that a button did what it says. */
    #done(/** @type {HTMLElement} */ button, /** @type {string} */ words) {
        announce(`The thing is ${words.toLowerCase()}.`);
        const before = [...button.childNodes];
        if (button.classList.contains("done")) return;
        button.classList.add("done");
        button.replaceChildren(icon("done"), make("span", {}, words));
        setTimeout(() => {
            button.classList.remove("done");
            button.replaceChildren(...before);
        }, 2000);
    }
}

/** A thing as a selection, which names it by its number, or by the place where it was seen. @returns {Selection} */
function selection(/** @type {Subject} */ { number, outline }, /** @type {Place | null} */ at) {
    const points = outline.map(({ x, y }) => /** @type {Place} */ ([x, y]));
    return { ...around(points), points, thing: number === null ? String(at) : String(number) };
}
