/** A result, as a card. */

import { blurredSize, paintBlurred } from "./blur.js";
import { make } from "./elements.js";

/**
 * @typedef {{ index: number, id: string, type: string, title: string, subtitle?: string, thumbnail?: string | null,
 *   canOpen: boolean }} Result
 */

/**
 * A card, as a link if the app can open the result, so that it opens in another tab and can be copied.
 * @param {Result} result
 * @param {{ address: string, open: (card: HTMLElement) => void, alone?: boolean }} opening
 */
export function card(result, { address, open, alone = false }) {
    // Each text has its own direction: an Arabic title is right-to-left in an English page.
    const words = make(
        "span",
        { class: "words" },
        result.type ? make("span", { class: "type", dir: "auto" }, result.type) : null,
        make("span", { class: "title", dir: "auto" }, result.title),
        result.subtitle ? make("span", { class: "subtitle", dir: "auto" }, result.subtitle) : null,
    );
    const parts = [thumbnail(result, alone ? 4 / 3 : 1), words];
    if (!result.canOpen) return make("div", { class: "card still" }, ...parts);
    const link = make("a", { class: "card", href: address }, ...parts);
    link.addEventListener("click", (event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(link);
    });
    return link;
}

/** The result's picture, or a placeholder if it is missing or broken. */
function thumbnail(/** @type {Result} */ result, /** @type {number} */ shape) {
    const holder = make("span", { class: "thumbnail", "aria-hidden": "true" });
    const nothing = () => {
        holder.classList.add("nothing");
        holder.replaceChildren([...result.title.trim()][0]?.toLocaleUpperCase() ?? "");
    };
    if (!result.thumbnail) {
        nothing();
        return holder;
    }
    const image = make("img", { alt: "", loading: "lazy", decoding: "async" });
    image.addEventListener("error", nothing);
    image.addEventListener("load", () => {
        holder.classList.add("loaded");
        // A picture of a very different shape is shown whole on a blurred copy rather than cropped.
        const ratio = image.naturalWidth / (image.naturalHeight || 1) / shape;
        if (ratio < 0.77 || ratio > 1.6) {
            holder.classList.add("whole");
            const behind = make("canvas", { class: "behind", width: blurredSize, height: blurredSize });
            paintBlurred(behind, image, { saturation: 1.2, brightness: 0.85 });
            holder.prepend(behind);
        }
    });
    image.src = result.thumbnail;
    holder.append(image);
    return holder;
}

/** Placeholders of cards. */
export function skeletons(/** @type {number} */ count) {
    return Array.from({ length: count }, () =>
        make(
            "div",
            { class: "card skeleton", "aria-hidden": "true" },
            make("span", { class: "thumbnail" }),
            make("span", { class: "words" }, make("span", { class: "bone" }), make("span", { class: "bone short" })),
        ),
    );
}

/** Clamps a card's title and subtitle to three lines, with at most two for the title. */
export function share(/** @type {HTMLElement} */ cards) {
    for (const words of cards.querySelectorAll(".words")) {
        const title = words.querySelector(".title");
        if (!title) continue;
        const lines = Math.round(title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight));
        words.classList.toggle("long", lines > 1);
    }
}
