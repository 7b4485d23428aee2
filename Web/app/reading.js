/** The reading of a picture: its text over it, and its codes below it. */

import { announce } from "./announce.js";
import { copy } from "./clipboard.js";
import { icon, make } from "./elements.js";
import { TextLayer } from "./text-layer.js";

/** @typedef {{ symbology: string, text: string | null, byteCount: number, link?: string }} Code */
/** @typedef {{ text: string, lines: import("./text-layer.js").Line[], codes: Code[] }} Found */

/** The names of codes that people know by another than the service's. */
const names = /** @type {Record<string, string>} */ ({
    aztec: "Aztec code",
    dataMatrix: "Data Matrix",
    ean8: "EAN-8",
    ean13: "EAN-13",
    microQR: "Micro QR code",
    pdf417: "PDF417",
    qr: "QR code",
    upce: "UPC-E",
});

const counted = (/** @type {number} */ count, /** @type {string} */ one) => `${count} ${one}${count === 1 ? "" : "s"}`;

export class Reading {
    /** The running request. @type {AbortController | null} */
    #running = null;

    /**
     * @param {{
     *   read: (signal: AbortSignal) => Promise<Found>,
     *   failed: (problem: unknown) => void,
     *   changed: () => void,
     * }} actions
     */
    constructor(actions) {
        this.actions = actions;
        this.layer = new TextLayer();
        this.words = make("span", { class: "found-words" });
        const copyWhat = make("span", {}, "Copy all");
        this.copyAll = make(
            "button",
            { class: "code copy-all", type: "button", onclick: () => copy(this.layer.selected || this.layer.text, "The text is") },
            icon("paste"),
            copyWhat,
        );
        // A finger has no keys to copy with.
        document.addEventListener("selectionchange", () => {
            copyWhat.textContent = this.layer.selected ? "Copy selected" : "Copy all";
        });
        this.codes = make("ul", { class: "codes", "aria-label": "Codes in the picture" });
        this.bar = make("div", { class: "found", hidden: true }, this.words, this.copyAll, this.codes);
    }

    /** Whether the picture is being read, or was. */
    get isOn() {
        return !this.bar.hidden;
    }

    /** Reads the picture. @param {{ placed: boolean }} how whether the picture is seen */
    async start({ placed }) {
        this.stop();
        const mine = new AbortController();
        this.#running = mine;
        this.bar.hidden = false;
        this.bar.classList.add("busy");
        this.words.textContent = "Reading the picture…";
        this.copyAll.hidden = this.codes.hidden = true;
        this.actions.changed();
        announce("Reading the picture.");
        try {
            const found = await this.actions.read(mine.signal);
            if (this.#running === mine) this.#show(found, placed);
        } catch (problem) {
            if (this.#running !== mine) return;
            this.stop();
            this.actions.failed(problem);
        }
    }

    /** Takes the text and codes away, and ends the request. */
    stop() {
        this.#running?.abort();
        this.#running = null;
        if (!this.isOn) return;
        this.layer.hide();
        this.bar.hidden = true;
        this.bar.classList.remove("busy");
        this.codes.replaceChildren();
        this.actions.changed();
    }

    #show(/** @type {Found} */ { lines, codes }, /** @type {boolean} */ placed) {
        this.layer.show(lines, { placed });
        this.bar.classList.remove("busy");
        this.codes.replaceChildren(...codes.map((code) => make("li", {}, chip(code))));
        this.copyAll.hidden = lines.length === 0;
        this.codes.hidden = codes.length === 0;
        const parts = [
            lines.length > 0 && `${counted(lines.length, "line")} of text`,
            codes.length > 0 && counted(codes.length, "code"),
        ].filter(Boolean);
        this.words.textContent = parts.join(", ") || "There is no text in this picture.";
        announce(parts.length > 0 ? `${parts.join(" and ")} found.` : "There is no text in this picture.");
        this.actions.changed();
    }
}

/** A code: a link that opens, a text that is copied, or how much it holds. */
function chip(/** @type {Code} */ { symbology, text, byteCount, link }) {
    const kind = make("span", { class: "kind" }, names[symbology] ?? symbology);
    const address = website(link);
    if (address) {
        return make(
            "a",
            { class: "code", href: address, target: "_blank", rel: "noopener noreferrer" },
            icon("out"),
            kind,
            " ",
            make("span", { class: "address" }, address),
        );
    }
    if (text === null) return make("span", { class: "code" }, kind, " ", make("span", {}, counted(byteCount, "byte")));
    return make(
        "button",
        { class: "code", type: "button", onclick: () => copy(text, "The code’s text is") },
        icon("paste"),
        kind,
        " ",
        make("bdi", { class: "content" }, text),
    );
}

/** The address that a browser would go to, or null for what isn’t a website’s. */
function website(/** @type {string | undefined} */ link) {
    if (!link || !URL.canParse(link)) return null;
    const url = new URL(link);
    return ["http:", "https:"].includes(url.protocol) && !url.username && !url.password ? url.href : null;
}
