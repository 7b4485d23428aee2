/** Recognized text over a picture, each line in its place: real text that can be selected and copied. */

import { make } from "./elements.js";
import { placement } from "./geometry.js";

/** @typedef {{ x: number, y: number }} Corner */
/** @typedef {{ text: string, corners: Corner[] }} Line */

/** What the keys do, for screen readers. */
const help =
    "Arrow keys select words and lines, with Shift they select more. Hold Control for single letters. " +
    "Control A selects all, Control C copies, Escape takes the text away.";

export class TextLayer {
    /** The lines' text. @type {Text[]} */
    #texts = [];
    /** Where each line begins in the whole text. @type {number[]} */
    #starts = [];
    /** The lines as they were read. @type {Line[]} */
    #lines = [];
    /** The whole text, a line each. */
    text = "";

    constructor() {
        this.place = make("section", {
            class: "text-layer",
            id: "text-layer",
            tabindex: "0",
            "aria-label": "Text in the picture",
            "aria-describedby": "text-help",
            hidden: true,
        });
        this.help = make("span", { class: "unseen", id: "text-help" }, help);
        this.place.addEventListener("keydown", (event) => this.#key(event));
        this.place.addEventListener("pointerdown", (event) => this.#touch(event));
        this.place.addEventListener("pointermove", (event) => this.#drag(event));
        document.addEventListener("copy", (event) => this.#copy(event));
        new ResizeObserver(() => this.#fit()).observe(this.place);
    }

    /** @param {Line[]} lines in reading order @param {{ placed: boolean }} how whether there is a picture below */
    show(lines, { placed }) {
        this.#lines = lines;
        // A line has no breaks: they would be taken for the ends of lines.
        this.#texts = lines.map(({ text }) => document.createTextNode(text.replace(/\s+/gu, " ")));
        this.text = this.#texts.map(({ data }) => data).join("\n");
        let start = 0;
        this.#starts = this.#texts.map(({ data }) => (start += data.length + 1) - data.length - 1);
        this.place.classList.toggle("plain", !placed);
        this.place.replaceChildren(...this.#texts.map((text) => make("p", { dir: "auto" }, text)), this.help);
        this.place.hidden = lines.length === 0;
        this.#fit();
    }

    hide() {
        if (this.selected) getSelection()?.removeAllRanges();
        this.show([], { placed: true });
    }

    /** Lays each line over its place. All are measured before any is moved, so that the page is laid out once. */
    #fit() {
        const { clientWidth: width, clientHeight: height } = this.place;
        const isPlain = this.place.classList.contains("plain");
        const elements = this.#texts.map((text) => /** @type {HTMLElement} */ (text.parentElement));
        const sizes = elements.map((element) => [element.offsetWidth, element.offsetHeight]);
        for (const [index, element] of elements.entries()) {
            const [ownWidth, ownHeight] = sizes[index];
            const matrix = placement(this.#lines[index].corners, width, height, ownWidth, ownHeight);
            element.style.transform = isPlain || !matrix ? "" : `matrix(${matrix.join(",")})`;
        }
    }

    // MARK: Copying

    /** The selected text, a line each; what else of the page is selected is left out. */
    get selected() {
        const selection = getSelection();
        if (!selection || selection.isCollapsed || selection.rangeCount === 0) return "";
        const range = selection.getRangeAt(0);
        return this.#texts
            .filter((text) => range.intersectsNode(text))
            .map((text) => {
                const start = range.startContainer === text ? range.startOffset : 0;
                return text.data.slice(start, range.endContainer === text ? range.endOffset : undefined);
            })
            .filter((part) => part !== "")
            .join("\n");
    }

    #copy(/** @type {ClipboardEvent} */ event) {
        const text = this.selected;
        if (!text) return;
        event.preventDefault();
        event.clipboardData?.setData("text/plain", text);
    }

    // MARK: Fingers

    /** The word that a finger came down on, as its ends in the whole text. @type {[number, number] | null} */
    #touched = null;

    /** Selects the word below a finger: browsers for desktops leave that to the page. */
    #touch(/** @type {PointerEvent} */ event) {
        if (event.pointerType !== "touch" || !event.isPrimary) return;
        const isPlain = this.place.classList.contains("plain");
        this.#touched = isPlain || !(event.target instanceof HTMLParagraphElement) ? null : this.#word(event);
        if (!this.#touched) return;
        // The mouse that browsers imitate after a touch would end the selection.
        event.preventDefault();
        this.place.focus({ preventScroll: true });
        this.#select(...this.#touched);
    }

    /** Selects from the word that the finger came down on to the one that it is over. */
    #drag(/** @type {PointerEvent} */ event) {
        const first = event.pointerType === "touch" && event.isPrimary ? this.#touched : null;
        const word = first && this.#word(event);
        if (!word) return;
        if (word[1] >= first[1]) this.#select(first[0], word[1]);
        else this.#select(first[1], word[0]);
    }

    /** The word at a place of the window. @returns {[number, number] | null} */
    #word(/** @type {PointerEvent} */ { clientX, clientY }) {
        const caret = document.caretPositionFromPoint?.(clientX, clientY);
        const range = caret ? null : document.caretRangeFromPoint?.(clientX, clientY);
        const [node, offset] = caret ? [caret.offsetNode, caret.offset] : [range?.startContainer, range?.startOffset];
        const position = node ? this.#position(node, offset ?? 0) : null;
        if (position === null) return null;
        return this.#units().find(([start, end]) => start <= position && position <= end) ?? null;
    }

    // MARK: Keys

    #key(/** @type {KeyboardEvent} */ event) {
        if (event.altKey || event.metaKey) return;
        const all = event.ctrlKey && event.key.toLowerCase() === "a";
        const range = all ? [0, this.text.length] : this.#next(event);
        if (!range) return;
        event.preventDefault();
        this.#select(range[0], range[1]);
    }

    /** What a key selects, as the fixed and the moving end in the whole text. @returns {[number, number] | null} */
    #next(/** @type {KeyboardEvent} */ { key, shiftKey, ctrlKey }) {
        const [fixed, moving] = this.#ends() ?? [0, 0];
        const [low, high] = [Math.min(fixed, moving), Math.max(fixed, moving)];
        const units = key === "ArrowLeft" || key === "ArrowRight" ? this.#units(ctrlKey) : this.#ranges();
        const isForward = { ArrowRight: true, ArrowDown: true, End: true, ArrowLeft: false, ArrowUp: false, Home: false }[key];
        if (isForward === undefined || units.length === 0) return null;
        const isFar = key === "Home" || key === "End";
        const [first, last] = [units[0], units[units.length - 1]];
        if (shiftKey) {
            if (isFar) return [fixed, isForward ? last[1] : first[0]];
            const unit = isForward ? units.find((each) => each[1] > moving) : units.findLast((each) => each[0] < moving);
            return [fixed, unit ? unit[isForward ? 1 : 0] : moving];
        }
        if (isFar) return isForward ? last : first;
        const isStart = low === high;
        return isForward
            ? (units.find((each) => (isStart ? each[1] > high : each[0] >= high)) ?? last)
            : (units.findLast((each) => each[1] <= low) ?? first);
    }

    /** The words, or the letters, of the whole text. @returns {[number, number][]} */
    #units(letters = false) {
        return [...this.text.matchAll(letters ? /\S/gu : /\S+/gu)].map(({ 0: unit, index }) => [index, index + unit.length]);
    }

    /** The lines in the whole text. @returns {[number, number][]} */
    #ranges() {
        return this.#texts.map(({ data }, index) => [this.#starts[index], this.#starts[index] + data.length]);
    }

    /** The ends of the selection in the whole text. @returns {[number, number] | null} */
    #ends() {
        const selection = getSelection();
        if (!selection?.anchorNode || !selection.focusNode) return null;
        const fixed = this.#position(selection.anchorNode, selection.anchorOffset);
        const moving = this.#position(selection.focusNode, selection.focusOffset);
        return fixed === null || moving === null ? null : [fixed, moving];
    }

    /** A place of the page in the whole text. */
    #position(/** @type {Node} */ node, /** @type {number} */ offset) {
        const index = this.#texts.findIndex((text) => text === node || text.parentNode === node);
        if (index < 0) return null;
        return this.#starts[index] + (this.#texts[index] === node || offset === 0 ? offset : this.#texts[index].length);
    }

    #select(/** @type {number} */ fixed, /** @type {number} */ moving) {
        const place = (/** @type {number} */ position) => {
            const index = this.#starts.findLastIndex((start) => start <= position);
            const text = this.#texts[index];
            return /** @type {const} */ ([text, Math.min(position - this.#starts[index], text.length)]);
        };
        const [start, end] = [place(fixed), place(moving)];
        getSelection()?.setBaseAndExtent(start[0], start[1], end[0], end[1]);
    }
}
