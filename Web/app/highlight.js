/** The highlight over a picture: drawn with a pointer, or moved and resized with keys. */

import { announce } from "./announce.js";
import { icon, make } from "./elements.js";
import { around, between, encircled, inWords, moved, oval, resized } from "./geometry.js";

/** @typedef {import("./geometry.js").Selection} Selection */

const svgName = "http://www.w3.org/2000/svg";

/** The edges that each grip moves. */
const grips = /** @type {const} */ ({
    "top-left": ["top", "left"],
    top: ["top"],
    "top-right": ["top", "right"],
    right: ["right"],
    "bottom-right": ["bottom", "right"],
    bottom: ["bottom"],
    "bottom-left": ["bottom", "left"],
    left: ["left"],
});

/** What the keys do, for screen readers. */
const help =
    "Arrow keys move the highlight, with Shift they resize it. Hold Control for small steps. " +
    "Enter searches. Escape removes the highlight.";

/** What they do with a thing. */
const thingHelp = "Arrow keys choose another thing. Enter searches it alone. Escape lets it go.";

export class Highlight {
    /** @type {Selection | null} */
    selection = null;
    /** @type {"rectangle" | "lasso"} */
    tool = "rectangle";
    #width = 1;
    #height = 1;
    /** @type {[number, number][] | null} */
    #stroke = null;

    /**
     * @param {HTMLElement} place covers the picture exactly
     * @param {{ changed: (how: { settled: boolean, pointer: boolean }) => void, entered: () => void,
     *   tapped: (place: [number, number]) => void, stepped: (direction: 1 | -1) => void }} actions
     */
    constructor(place, actions) {
        this.place = place;
        this.actions = actions;
        this.drawing = document.createElementNS(svgName, "svg");
        this.drawing.setAttribute("aria-hidden", "true");
        this.shade = this.#path("shade");
        this.outline = this.#path("outline");
        this.glow = this.#path("glow");
        this.halo = this.#path("halo");
        this.drawing.append(this.shade, this.halo, this.glow, this.outline);
        this.box = make(
            "div",
            {
                class: "selection",
                id: "selection",
                tabindex: "0",
                role: "application",
                "aria-roledescription": "highlight",
                "aria-describedby": "selection-help",
                hidden: true,
            },
            ...Object.keys(grips).map((name) => make("span", { class: `grip ${name}`, "data-grip": name })),
        );
        this.remove = make(
            "button",
            { class: "remove", type: "button", "aria-label": "Remove the highlight", hidden: true },
            icon("close"),
        );
        this.help = make("span", { class: "unseen", id: "selection-help" }, help);
        place.append(this.drawing, this.box, this.remove, this.help);
        place.addEventListener("pointerdown", (event) => this.#begin(event));
        this.box.addEventListener("keydown", (event) => this.#key(event));
        this.remove.addEventListener("click", () => this.#cleared({ pointer: true }));
        new ResizeObserver(() => this.#measure()).observe(place);
    }

    /** @param {Selection | null} selection */
    show(selection) {
        this.selection = selection;
        this.#draw();
    }

    /** Creates a highlight for the keys in the tool's shape: the current one, or else the center of the picture. */
    focus() {
        const isFree = this.tool === "lasso";
        if (!this.selection || Boolean(this.selection.points) !== isFree) {
            const { x, y, width, height } = this.selection ?? { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
            this.show(isFree ? oval({ x, y, width, height }) : { x, y, width, height });
            this.actions.changed({ settled: true, pointer: false });
        }
        this.box.focus();
    }

    /** @param {boolean} busy whether a search for it is running */
    set busy(busy) {
        this.place.classList.toggle("busy", busy);
    }

    #path(/** @type {string} */ name) {
        const path = document.createElementNS(svgName, "path");
        path.setAttribute("class", name);
        return path;
    }

    #measure() {
        const { width, height } = this.place.getBoundingClientRect();
        [this.#width, this.#height] = [Math.max(1, width), Math.max(1, height)];
        this.drawing.setAttribute("viewBox", `0 0 ${this.#width} ${this.#height}`);
        this.#draw();
    }

    /** Where a pointer is, in fractions of the picture. @returns {[number, number]} */
    #point(/** @type {PointerEvent} */ event) {
        const { left, top, width, height } = this.place.getBoundingClientRect();
        return [(event.clientX - left) / width, (event.clientY - top) / height];
    }

    #begin(/** @type {PointerEvent} */ event) {
        const target = /** @type {HTMLElement} */ (event.target);
        if (event.button !== 0 || !event.isPrimary || target.closest(".remove")) return;
        event.preventDefault();
        const start = this.#point(event);
        const before = this.selection;
        const grip = target.closest(".grip")?.getAttribute("data-grip");
        const inside = before && target.closest(".selection") && this.tool === "rectangle" && !before.points;
        /** @type {[number, number][]} */
        const stroke = [start];
        let far = false;

        const move = (/** @type {PointerEvent} */ moving) => {
            if (moving.pointerId !== event.pointerId) return;
            const now = this.#point(moving);
            const [dx, dy] = [now[0] - start[0], now[1] - start[1]];
            const wasFar = far;
            far ||= Math.hypot(dx * this.#width, dy * this.#height) > 6;
            if (!far) return;
            if (grip && before) {
                const by = Object.fromEntries(
                    grips[grip].map((edge) => [edge, edge === "left" || edge === "right" ? dx : dy]),
                );
                this.selection = resized(before, by);
            } else if (inside && before) {
                this.selection = moved(before, dx, dy);
            } else if (this.tool === "lasso") {
                const passed = moving.getCoalescedEvents?.() ?? [];
                stroke.push(...(passed.length > 0 ? passed : [moving]).map((each) => this.#point(each)));
                this.#stroke = stroke;
                this.selection = around(stroke);
            } else {
                this.selection = between(start, now);
            }
            this.#draw();
            // What a thing offers goes with it.
            if (!wasFar && before?.thing) this.actions.changed({ settled: false, pointer: true });
        };
        const end = (/** @type {PointerEvent} */ ending) => {
            if (ending.pointerId !== event.pointerId) return;
            this.place.removeEventListener("pointermove", move);
            this.place.removeEventListener("pointerup", end);
            this.place.removeEventListener("pointercancel", end);
            const drew = this.#stroke;
            this.#stroke = null;
            if (ending.type === "pointercancel") this.selection = before;
            else if (drew) this.selection = encircled(drew);
            const tiny = !this.selection || this.selection.width * this.#width < 8 || this.selection.height * this.#height < 8;
            // A tiny highlight is accidental.
            if (far && tiny) this.selection = before;
            this.#draw();
            if (far && ending.type !== "pointercancel") this.actions.changed({ settled: true, pointer: true });
            else if (far) this.actions.changed({ settled: false, pointer: true });
            else if (before && target.closest(".selection")) this.box.focus({ preventScroll: true });
            else if (ending.type === "pointerup") this.actions.tapped(start);
        };
        this.place.setPointerCapture(event.pointerId);
        this.place.addEventListener("pointermove", move);
        this.place.addEventListener("pointerup", end);
        this.place.addEventListener("pointercancel", end);
    }

    #key(/** @type {KeyboardEvent} */ event) {
        if (!this.selection || event.target !== this.box) return;
        if (event.key === "Enter") {
            event.preventDefault();
            this.actions.entered();
            return;
        }
        if (event.key === "Escape" || event.key === "Delete") {
            event.preventDefault();
            this.#cleared();
            return;
        }
        const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        const direction = arrows[event.key];
        if (!direction || event.altKey || event.metaKey) return;
        event.preventDefault();
        if (this.selection.thing) {
            this.actions.stepped(direction[0] + direction[1] > 0 ? 1 : -1);
            return;
        }
        const step = event.ctrlKey ? 0.005 : 0.03;
        const [dx, dy] = direction.map((each) => each * step);
        this.selection = event.shiftKey
            ? resized(this.selection, { right: dx, bottom: dy })
            : moved(this.selection, dx, dy);
        this.#draw();
        announce(inWords(this.selection), { after: 350 });
        this.actions.changed({ settled: false, pointer: false });
    }

    #cleared({ pointer = false } = {}) {
        this.show(null);
        announce("The highlight is gone. The whole picture is searched.");
        this.actions.changed({ settled: true, pointer });
    }

    #draw() {
        const selection = this.selection;
        this.box.hidden = !selection || Boolean(this.#stroke);
        this.remove.hidden = this.box.hidden;
        this.place.classList.toggle("highlighted", Boolean(selection));
        this.place.classList.toggle("lifted", Boolean(selection?.thing));
        if (!selection) {
            for (const path of [this.shade, this.outline, this.glow, this.halo]) path.setAttribute("d", "");
            return;
        }
        const [width, height] = [this.#width, this.#height];
        const [x, y] = [selection.x * width, selection.y * height];
        const [w, h] = [selection.width * width, selection.height * height];
        const shape = this.#stroke
            ? polygon(this.#stroke, width, height, false)
            : selection.thing && selection.points
              ? `${line(selection.points.map(([x, y]) => [x * width, y * height]))}Z`
              : selection.points
                ? polygon(selection.points, width, height, true)
                : rounded(x, y, w, h, Math.min(14, w / 3, h / 3));
        this.shade.setAttribute("d", this.#stroke ? "" : `${rounded(0, 0, width, height, 10)}${shape}`);
        this.outline.setAttribute("d", shape);
        this.glow.setAttribute("d", shape);
        this.halo.setAttribute("d", selection.thing ? shape : "");
        this.box.classList.toggle("free", Boolean(selection.points));
        Object.assign(this.box.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
        // Next to the corner, and inside the picture.
        const corner = [Math.min(width - 20, Math.max(20, x + w)), Math.max(20, Math.min(height - 20, y))];
        Object.assign(this.remove.style, { left: `${corner[0]}px`, top: `${corner[1]}px` });
        const kind = selection.thing ? "Thing" : "Highlight";
        this.box.setAttribute("aria-roledescription", kind.toLowerCase());
        this.box.setAttribute("aria-label", `${kind}, ${inWords(selection)}`);
        this.help.textContent = selection.thing ? thingHelp : help;
    }
}

/** An SVG path along points in pixels, with corners: things have some. */
const line = (/** @type {number[][]} */ points) => points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");

/** An SVG path through points, smoothed by curves through the midpoints. */
function polygon(points, width, height, closed) {
    const scaled = points.map(([x, y]) => [x * width, y * height]);
    if (scaled.length < 3) return line(scaled);
    const middle = (one, other) => `${(one[0] + other[0]) / 2} ${(one[1] + other[1]) / 2}`;
    const parts = scaled.map((point, index) => {
        const next = scaled[(index + 1) % scaled.length];
        return !closed && index === scaled.length - 1 ? "" : `Q${point[0]} ${point[1]} ${middle(point, next)}`;
    });
    return `M${middle(closed ? scaled[scaled.length - 1] : scaled[0], scaled[0])}${parts.join("")}${closed ? "Z" : ""}`;
}

function rounded(x, y, width, height, radius) {
    const arc = (dx, dy) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
    return (
        `M${x + radius} ${y}h${width - 2 * radius}${arc(radius, radius)}v${height - 2 * radius}${arc(-radius, radius)}` +
        `h${2 * radius - width}${arc(-radius, -radius)}v${2 * radius - height}${arc(radius, -radius)}Z`
    );
}
