/** The picture with its highlight, the tools and the search button. */

import { announce } from "./announce.js";
import { blurredSize, paintBlurred } from "./blur.js";
import { icon, make } from "./elements.js";
import { around, contained } from "./geometry.js";
import { Highlight } from "./highlight.js";
import { Reading } from "./reading.js";
import { Subjects } from "./subjects.js";

const vectors = "http://www.w3.org/2000/svg";

/** The side of a shown piece of the picture, in pixels. */
const pieceSide = 900;

export class Stage {
    /** @type {import("./picture.js").Picture | null} */
    picture = null;

    /**
     * @param {HTMLElement} place
     * @param {{ search: () => void, stop: () => void, camera: () => void,
     *   read: (picture: import("./picture.js").Picture, signal: AbortSignal) => Promise<import("./reading.js").Found>,
     *   subjects: (picture: import("./picture.js").Picture, at: [number, number] | null, signal: AbortSignal) =>
     *     Promise<import("./subjects.js").Found>,
     *   cutOut: (picture: import("./picture.js").Picture, choice: Record<string, string>) => Promise<Blob>,
     *   failed: (problem: unknown, action: { name: string, run: () => void }) => void,
     *   changed: (how: { settled: boolean, pointer: boolean }) => void }} actions
     */
    constructor(place, actions) {
        this.place = place;
        this.actions = actions;
        this.backdrop = make("canvas", {
            class: "backdrop",
            width: blurredSize,
            height: blurredSize,
            "aria-hidden": "true",
        });
        this.image = make("img", { alt: "The picture that is searched", draggable: "false" });
        this.unshown = make("p", { class: "unshown", hidden: true });
        this.layer = make("div", { class: "highlight" });
        this.marks = document.createElementNS(vectors, "svg");
        this.marks.setAttribute("class", "marks");
        this.marks.setAttribute("viewBox", "0 0 1 1");
        this.marks.setAttribute("preserveAspectRatio", "none");
        this.marks.setAttribute("aria-hidden", "true");
        this.reading = new Reading({
            read: (signal) => actions.read(/** @type {import("./picture.js").Picture} */ (this.picture), signal),
            failed: (problem) => actions.failed(problem, { name: "Try again", run: () => this.#read() }),
            changed: () => this.#reflect(),
        });
        this.subjects = new Subjects({
            find: (at, signal) => actions.subjects(/** @type {import("./picture.js").Picture} */ (this.picture), at, signal),
            cutOut: (choice) => actions.cutOut(/** @type {import("./picture.js").Picture} */ (this.picture), choice),
            lift: (thing, how) => this.#lift(thing, how),
            search: actions.search,
            failed: actions.failed,
            name: () => this.picture?.name ?? "",
        });
        this.frame = make(
            "div",
            { class: "frame" },
            this.image,
            this.unshown,
            this.subjects.entry,
            this.layer,
            this.subjects.marks,
            this.reading.layer.place,
            this.marks,
        );
        this.well = make("div", { class: "well" }, this.frame, this.subjects.bar);
        this.highlight = new Highlight(this.layer, {
            changed: (how) => {
                this.subjects.stop();
                this.#reflect();
                // The focused element may be gone with the highlight.
                if (document.activeElement === document.body) this.go.focus({ preventScroll: true });
                actions.changed(how);
            },
            entered: actions.search,
            tapped: (place) => this.subjects.tap(place),
            stepped: (direction) => this.subjects.step(direction),
        });
        this.tools = {
            rectangle: this.#tool("rectangle", "Rectangle", () => this.#use("rectangle")),
            lasso: this.#tool("lasso", "Lasso", () => this.#use("lasso")),
        };
        this.whole = this.#tool("whole", "Whole picture", () => this.#useWhole());
        this.text = this.#tool("text", "Text", () => this.#read());
        this.camera = this.#tool("camera", "Camera", actions.camera);
        this.camera.removeAttribute("aria-pressed");
        this.go = make("button", { class: "find", type: "button", id: "search" });
        this.go.addEventListener("click", () => (this.searching ? actions.stop() : actions.search()));
        place.append(
            this.backdrop,
            this.well,
            this.reading.bar,
            make(
                "div",
                { class: "tools" },
                make(
                    "div",
                    { class: "tool-set", role: "group", "aria-label": "Highlight" },
                    this.tools.rectangle,
                    this.tools.lasso,
                    this.whole,
                    this.text,
                    this.camera,
                ),
                this.go,
            ),
        );
        this.searching = false;
        this.setSearching(false);
        this.#use("rectangle", { quiet: true });
        new ResizeObserver(() => this.#fit()).observe(this.well);
        place.addEventListener("keydown", (event) => {
            if (event.key !== "Escape" || event.defaultPrevented) return;
            if (this.reading.isOn) this.#read();
            else if (this.selection?.thing) this.#letGo();
            else return;
            event.preventDefault();
        });
    }

    /** @param {import("./picture.js").Picture} picture */
    show(picture) {
        this.picture = picture;
        this.reading.stop();
        this.subjects.forget();
        this.image.hidden = !picture.shown;
        this.unshown.hidden = picture.shown;
        this.layer.hidden = !picture.shown;
        // A picture from the camera leads back to it: the next search is a tap away.
        this.camera.hidden = !picture.live;
        if (picture.shown) this.image.src = picture.url;
        else {
            this.image.removeAttribute("src");
            this.unshown.textContent = picture.document
                ? "Fovea takes the first page of a document: search it, and it appears here, or read its text."
                : "This browser can’t draw this kind of picture. Fovea can read it: search it, and it appears here.";
        }
        this.highlight.show(null);
        this.#reflect();
        this.#fit();
        this.#paintBackdrop();
    }

    /** Marks pieces of the picture; none takes the marks away. @param {{ x: number, y: number }[][]} pieces */
    mark(pieces) {
        this.marks.replaceChildren(
            ...pieces.map((corners) => {
                const polygon = document.createElementNS(vectors, "polygon");
                polygon.setAttribute("points", corners.map(({ x, y }) => `${x},${y}`).join(" "));
                return polygon;
            }),
        );
    }

    /** The part of the picture around some pieces, or null where the browser can't draw it. @param {{ x: number, y: number }[][]} pieces */
    piece(pieces) {
        const { naturalWidth: width, naturalHeight: height } = this.image;
        const points = pieces.flat();
        if (!this.picture?.shown || width === 0 || points.length === 0) return null;
        const box = around(points.map(({ x, y }) => [x, y]));
        const margin = 0.02;
        const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
        const [right, bottom] = [Math.min(1, box.x + box.width + margin), Math.min(1, box.y + box.height + margin)];
        const [sourceWidth, sourceHeight] = [(right - left) * width, (bottom - top) * height];
        const scale = Math.min(1, pieceSide / Math.max(sourceWidth, sourceHeight));
        const canvas = /** @type {HTMLCanvasElement} */ (
            make("canvas", {
                width: Math.max(1, Math.round(sourceWidth * scale)),
                height: Math.max(1, Math.round(sourceHeight * scale)),
                role: "img",
                "aria-label": "The piece of the picture that this was read from",
            })
        );
        canvas.getContext("2d")?.drawImage(
            this.image,
            left * width,
            top * height,
            sourceWidth,
            sourceHeight,
            0,
            0,
            canvas.width,
            canvas.height,
        );
        return canvas;
    }

    /** Draws a picture again, as the service decoded it, and keeps the highlight. */
    replace(/** @type {import("./picture.js").Picture} */ picture) {
        const selection = this.highlight.selection;
        this.show(picture);
        this.highlight.show(selection);
        this.#reflect();
    }

    /** @returns {import("./geometry.js").Selection | null} */
    get selection() {
        return this.highlight.selection;
    }

    set selection(selection) {
        this.highlight.show(selection);
        this.#reflect();
    }

    /** @param {boolean} searching */
    setSearching(searching) {
        this.searching = searching;
        this.highlight.busy = searching;
        this.place.classList.toggle("searching", searching);
        this.#reflect();
    }

    #tool(name, words, run) {
        const button = make(
            "button",
            { class: "tool", type: "button", id: `tool-${name}`, "aria-pressed": "false" },
            icon(name),
            make("span", {}, words),
        );
        button.addEventListener("click", (event) => run(event));
        // A click by keyboard has no position: then the keys get a default highlight.
        if (name === "rectangle" || name === "lasso") {
            button.addEventListener("click", (event) => {
                if (event.detail === 0) this.highlight.focus();
            });
        }
        return button;
    }

    #use(/** @type {"rectangle" | "lasso"} */ tool, { quiet = false } = {}) {
        this.highlight.tool = tool;
        this.reading.stop();
        this.layer.dataset.tool = tool;
        this.#reflect();
        if (!quiet && tool === "lasso") announce("Lasso: draw around something, or move and resize an oval with keys.");
    }

    /** Makes a thing the highlight, or lets go of it. */
    #lift(/** @type {import("./geometry.js").Selection | null} */ thing, /** @type {{ keys: boolean }} */ { keys }) {
        this.selection = thing;
        if (keys) this.highlight.box.focus({ preventScroll: true });
        this.actions.changed({ settled: true, pointer: false });
    }

    #letGo() {
        this.#lift(null, { keys: false });
        this.go.focus({ preventScroll: true });
        announce("The thing is let go. The whole picture is searched.");
    }

    #useWhole() {
        const had = this.selection;
        this.selection = null;
        if (had) this.actions.changed({ settled: true, pointer: true });
    }

    /** Reads the picture, or takes away what was read. */
    async #read() {
        if (this.reading.isOn) {
            this.text.focus({ preventScroll: true });
            this.reading.stop();
            announce("The text is gone.");
            return;
        }
        await this.reading.start({ placed: Boolean(this.picture?.shown) });
        // The keys select from now on, unless the person has moved on.
        const layer = this.reading.layer.place;
        if (!layer.hidden && document.activeElement === this.text) layer.focus({ preventScroll: true });
    }

    #reflect() {
        const isReading = this.reading.isOn;
        for (const [name, button] of Object.entries(this.tools)) {
            button.setAttribute("aria-pressed", String(!isReading && this.highlight.tool === name));
        }
        this.text.setAttribute("aria-pressed", String(isReading));
        // The pointer and the keys are the text's.
        this.layer.inert = isReading;
        this.subjects.entry.hidden = isReading || !this.picture?.shown;
        this.subjects.show(isReading || this.searching ? null : this.selection);
        this.unshown.hidden = Boolean(this.picture?.shown) || !this.reading.layer.place.hidden;
        this.whole.disabled = !this.selection;
        this.whole.removeAttribute("aria-pressed");
        const words = make("span", {}, this.searching ? "Stop" : "Search");
        if (!this.searching && this.selection) words.append(make("span", { class: "further-words" }, " highlight"));
        this.go.replaceChildren(icon(this.searching ? "stop" : "search"), words);
    }

    #fit() {
        if (!this.picture) return;
        const box = this.well.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) return;
        const { width, height } = contained(this.picture.width, this.picture.height, box.width, box.height);
        Object.assign(this.frame.style, { width: `${width}px`, height: `${height}px` });
        this.subjects.place();
    }

    async #paintBackdrop() {
        this.backdrop.getContext("2d")?.clearRect(0, 0, blurredSize, blurredSize);
        if (!this.picture?.shown) return;
        const image = this.image;
        await image.decode().catch(() => {});
        if (image.naturalWidth > 0) paintBlurred(this.backdrop, image, { saturation: 1.3, brightness: 0.55 });
    }
}
