/** What the picture offers to do: chips, each of which opens a link or a draft to edit and save. */

import { announce } from "./announce.js";
import { copy } from "./clipboard.js";
import { EditSheet } from "./edit-sheet.js";
import { icon, make } from "./elements.js";
import { service } from "./service.js";

/** @typedef {{ x: number, y: number }} Corner */
/**
 * @typedef {{ name: string, label: string, kind: string, text: string, choices: string[], required: boolean }} Field
 * @typedef {{ kind: string, title: string, fields: Field[], origin: { text: string, corners: Corner[][] },
 *   confidence: number, savable: boolean }} Action
 */

/** The names and symbols of actions. @type {Record<string, [name: string, symbol: string]>} */
const kinds = {
    event: ["Add to calendar", "calendar"],
    reminder: ["Add reminder", "reminders"],
    contact: ["Add contact", "contacts"],
    reading: ["Save reading", "health"],
    link: ["Open", "out"],
    call: ["Call", "call"],
    mail: ["Write to", "mail"],
    message: ["Copy number", "paste"],
    network: ["Join Wi-Fi", "network"],
    place: ["Copy place", "paste"],
    text: ["Copy text", "paste"],
};

export class Actions {
    /** Counts what is loaded, so that late answers are dropped. */
    #loading = 0;

    /**
     * @param {{ mark: (corners: Corner[][]) => void, report: (problem: unknown) => void,
     *   piece: (corners: Corner[][]) => HTMLCanvasElement | null }} stage
     */
    constructor(stage) {
        this.stage = stage;
        this.place = make("ul", { class: "actions", role: "list", "aria-label": "What the picture offers", hidden: true });
        this.edit = new EditSheet();
    }

    /** Takes the chips away. */
    clear() {
        this.#loading += 1;
        this.place.replaceChildren();
        this.place.hidden = true;
        this.place.removeAttribute("aria-busy");
        this.stage.mark([]);
        this.edit.close();
    }

    /** Asks what the picture of a session offers. @param {string} session @param {Date} moment of capture */
    async load(session, moment) {
        const mine = (this.#loading += 1);
        this.place.setAttribute("aria-busy", "true");
        let actions;
        try {
            actions = await service.actions(session, circumstances(moment));
        } catch (problem) {
            // The picture's answers are there; that it can't be read is said where reading is asked for.
            console.info("The picture's actions aren't known.", problem);
            if (mine === this.#loading) this.place.removeAttribute("aria-busy");
            return;
        }
        if (mine !== this.#loading) return;
        this.place.removeAttribute("aria-busy");
        this.place.replaceChildren(...actions.map((action, index) => this.#item(session, action, index)));
        this.place.hidden = actions.length === 0;
        if (actions.length > 0) announce(`The picture offers ${counted(actions.length)}.`, { after: 900 });
    }

    #item(/** @type {string} */ session, /** @type {Action} */ action, /** @type {number} */ index) {
        const item = make("li", { "data-kind": action.kind });
        item.append(this.#chip(session, action, index, item));
        const corners = action.origin.corners;
        for (const event of ["pointerenter", "focusin"]) item.addEventListener(event, () => this.stage.mark(corners));
        for (const event of ["pointerleave", "focusout"]) item.addEventListener(event, () => this.stage.mark([]));
        return item;
    }

    #chip(/** @type {string} */ session, /** @type {Action} */ action, /** @type {number} */ index, /** @type {HTMLElement} */ item) {
        const [name, symbol] = kinds[action.kind] ?? ["Copy", "paste"];
        const target = destination(action);
        const words = [icon(symbol), make("span", { class: "action-name" }, name), " "];
        if (target) {
            // All of the address is shown: its end tells as much as its beginning.
            const attributes = { class: "action", href: target, target: "_blank", rel: "noopener noreferrer" };
            return make("a", attributes, ...words, make("bdi", { class: "target" }, shownTarget(action, target)));
        }
        const chip = make("button", { class: "action", type: "button" }, ...words, make("bdi", { class: "action-title" }, action.title));
        const isEdited = action.savable || action.kind === "network";
        if (isEdited) chip.setAttribute("aria-haspopup", "dialog");
        chip.addEventListener("click", () => {
            if (isEdited) this.#open(session, action, index, item, chip);
            else copy(content(action), "It is");
        });
        return chip;
    }

    #open(session, /** @type {Action} */ action, index, /** @type {HTMLElement} */ item, /** @type {HTMLElement} */ chip) {
        this.edit.show({
            name: kinds[action.kind][0],
            action,
            piece: this.stage.piece(action.origin.corners),
            deed: action.savable ? "Save" : "Join",
            save: async (fields) => {
                if (!action.savable) {
                    await service.join(session, index, fields);
                    this.#done(`Joined ${fields.name ?? action.title}`, item);
                    return;
                }
                const saved = await service.save(session, index, fields);
                this.#saved(saved, item, chip);
            },
        });
    }

    /** Shows what was done, in place of the chip. */
    #done(/** @type {string} */ words, /** @type {HTMLElement} */ item) {
        announce(`${words}.`);
        item.replaceChildren(make("span", { class: "action saved", tabindex: "-1" }, icon("done"), make("bdi", {}, words)));
    }

    /** Shows where an item was saved, and how to undo that. */
    #saved(/** @type {{ id: string | null, change: string, place: string }} */ saved, /** @type {HTMLElement} */ item, /** @type {HTMLElement} */ chip) {
        const how = { added: "Saved to", updated: "Updated in" }[saved.change] ?? "Already in";
        const words = `${how} ${saved.place}`;
        if (saved.id === null) {
            this.#done(words, item);
            return;
        }
        announce(`${words}.`);
        const id = saved.id;
        const undo = make("button", { class: "small", type: "button" }, "Undo");
        undo.addEventListener("click", async () => {
            undo.setAttribute("aria-busy", "true");
            try {
                await service.undo(id);
                item.replaceChildren(chip);
                chip.focus();
                announce("It is undone.");
            } catch (problem) {
                undo.removeAttribute("aria-busy");
                this.stage.report(problem);
            }
        });
        item.replaceChildren(make("span", { class: "action saved" }, icon("done"), make("bdi", {}, words), undo));
        undo.focus();
    }
}

/** When and where the picture was captured. */
function circumstances(/** @type {Date} */ moment) {
    const pad = (/** @type {number} */ number, length = 2) => String(number).padStart(length, "0");
    const day = [pad(moment.getFullYear(), 4), pad(moment.getMonth() + 1), pad(moment.getDate())].join("-");
    let region;
    try {
        region = new Intl.Locale(navigator.language).maximize().region;
    } catch {
        // The service has a region for those that don't say theirs.
    }
    return {
        moment: `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`,
        ...(region && /^[A-Z]{2}$/.test(region) ? { region } : {}),
        languages: navigator.languages.slice(0, 20),
    };
}

const counted = (/** @type {number} */ count) => (count === 1 ? "one action" : `${count} actions`);

const field = (/** @type {Action} */ { fields }, /** @type {string} */ name) => fields.find((each) => each.name === name)?.text ?? "";

/** Where a click leads, or null: only to websites, to phone numbers and to addresses for mail. */
function destination(/** @type {Action} */ action) {
    if (action.kind === "link") {
        const link = field(action, "link") || action.title;
        if (!URL.canParse(link)) return null;
        const url = new URL(link);
        return ["http:", "https:"].includes(url.protocol) && !url.username && !url.password ? url.href : null;
    }
    if (action.kind === "call") {
        const digits = action.title.replace(/[^\d+]/gu, "");
        return /^\+?\d{3,}$/u.test(digits) ? `tel:${digits}` : null;
    }
    if (action.kind === "mail") {
        const query = Object.entries({ subject: field(action, "subject"), body: field(action, "text") })
            .filter(([, text]) => text)
            .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
        const mail = encodeURIComponent(field(action, "address") || action.title).replaceAll("%40", "@");
        return `mailto:${mail}${query.length > 0 ? `?${query.join("&")}` : ""}`;
    }
    return null;
}

/** What a chip shows of its destination: for websites the address, else the number or the address for mail. */
function shownTarget(/** @type {Action} */ action, /** @type {string} */ target) {
    if (action.kind === "link") return target;
    return [action.title, ...(action.kind === "mail" ? [field(action, "subject"), field(action, "text")] : [])].filter(Boolean).join(", ");
}

/** What a chip copies. */
function content(/** @type {Action} */ action) {
    if (action.kind === "text") return field(action, "text") || action.title;
    return action.title;
}
