/** The sheet in which a person edits what was read of a picture, and saves it. */

import { find, icon, make } from "./elements.js";

/** @typedef {import("./actions.js").Action} Action */
/** @typedef {import("./actions.js").Field} Field */

/** The kinds of inputs. @type {Record<string, Record<string, string>>} */
const inputs = {
    text: { type: "text" },
    date: { type: "date" },
    time: { type: "time" },
    moment: { type: "datetime-local" },
    number: { type: "text", inputmode: "decimal" },
    phone: { type: "tel" },
    mail: { type: "email" },
    link: { type: "url" },
};

export class EditSheet {
    /** The fields with what reads their present texts. @type {{ field: Field, element: HTMLElement, text: () => string }[]} */
    #fields = [];

    constructor() {
        this.dialog = /** @type {HTMLDialogElement} */ (find("edit"));
        this.title = make("h2", { id: "edit-heading" });
        this.problem = make("p", { class: "edit-problem", role: "alert", hidden: true });
        this.body = make("div", { class: "edit-body" });
        this.button = make("button", { class: "strong", type: "submit" }, "Save");
        this.form = make(
            "form",
            { novalidate: true, autocomplete: "off" },
            this.body,
            this.problem,
            make(
                "div",
                { class: "edit-end" },
                make("button", { class: "soft", type: "button", onclick: () => this.close() }, "Cancel"),
                this.button,
            ),
        );
        this.dialog.append(
            make(
                "div",
                { class: "dialog-bar" },
                this.title,
                make("button", { class: "bare", type: "button", "aria-label": "Close", onclick: () => this.close() }, icon("close")),
            ),
            this.form,
        );
        this.form.addEventListener("submit", (event) => {
            event.preventDefault();
            this.#save();
        });
    }

    /**
     * @param {{ name: string, action: Action, piece: HTMLCanvasElement | null,
     *   deed: string, save: (fields: Record<string, string>) => Promise<void> }} draft
     */
    show({ name, action, piece, deed, save }) {
        this.save = save;
        this.button.textContent = deed;
        this.title.textContent = name;
        this.#fields = action.fields.map((field) => input(field));
        const source = action.origin.text.trim();
        this.body.replaceChildren(
            ...(piece ? [make("div", { class: "piece" }, piece)] : []),
            ...this.#fields.map(({ element }) => element),
            ...(source ? [make("details", {}, make("summary", {}, "What the picture says"), make("p", { dir: "auto" }, source))] : []),
        );
        this.#tell(null);
        this.dialog.showModal();
        this.dialog.scrollTop = 0;
        /** @type {HTMLElement | null} */ (this.body.querySelector("input, textarea, select"))?.focus();
    }

    close() {
        if (this.dialog.open) this.dialog.close();
    }

    async #save() {
        if (this.button.getAttribute("aria-busy") === "true") return;
        const changed = this.#fields.map(({ field, text }) => /** @type {const} */ ([field, text()]));
        const missing = changed.find(([field, text]) => field.required && text.trim() === "");
        if (missing) {
            this.#tell({ detail: `${missing[0].label} is needed.`, field: missing[0].name });
            return;
        }
        this.button.setAttribute("aria-busy", "true");
        try {
            const fields = changed.filter(([field, text]) => text !== field.text).map(([{ name }, text]) => [name, text]);
            await this.save?.(Object.fromEntries(fields));
            this.close();
        } catch (problem) {
            this.#tell(/** @type {any} */ (problem));
        } finally {
            this.button.removeAttribute("aria-busy");
        }
    }

    /** Says what keeps the draft from being saved, at its field if it is one's. */
    #tell(/** @type {{ title?: string, detail?: string, field?: string } | null} */ problem) {
        for (const { element } of this.#fields) element.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
        this.problem.hidden = problem === null;
        this.problem.textContent = problem ? problem.detail || problem.title || "That didn’t work." : "";
        const wrong = this.#fields.find(({ field }) => problem?.field === field.name)?.element.querySelector("input, textarea, select");
        wrong?.setAttribute("aria-invalid", "true");
        wrong?.setAttribute("aria-describedby", "edit-problem");
        /** @type {HTMLElement | undefined} */ (wrong)?.focus();
        this.problem.id = "edit-problem";
    }
}

/** The input of a field. @param {Field} field */
function input(field) {
    const { name, label, kind, text, choices, required } = field;
    const id = `edit-${name}`;
    const attributes = { id, name, "aria-required": required ? "true" : null };
    const wrap = (/** @type {HTMLElement[]} */ ...parts) =>
        make("div", { class: "field", "data-field": name, "data-kind": kind }, make("label", { for: id }, label), ...parts);
    if (kind === "longText") {
        const area = /** @type {HTMLTextAreaElement} */ (make("textarea", { ...attributes, rows: "3", dir: "auto" }));
        area.value = text;
        return { field, element: wrap(area), text: () => area.value };
    }
    if (kind === "choice") {
        const list = select(attributes, required ? choices : ["", ...choices], text);
        return { field, element: wrap(list), text: () => list.value };
    }
    const box = /** @type {HTMLInputElement} */ (make("input", { ...attributes, ...(inputs[kind] ?? inputs.text), dir: "auto" }));
    if (kind === "number" && choices.length > 0) {
        const [number, ...unit] = text.split(" ");
        box.value = number;
        const units = select({ "aria-label": `${label}, unit` }, choices, unit.join(" ") || choices[0]);
        const both = make("div", { class: "measure" }, box, units);
        return { field, element: wrap(both), text: () => (box.value.trim() ? `${box.value.trim()} ${units.value}` : "") };
    }
    box.value = text;
    return { field, element: wrap(box), text: () => box.value };
}

function select(/** @type {Record<string, unknown>} */ attributes, /** @type {string[]} */ choices, /** @type {string} */ chosen) {
    const list = /** @type {HTMLSelectElement} */ (
        make("select", attributes, ...choices.map((choice) => make("option", { value: choice }, choice || "–")))
    );
    list.value = chosen;
    return list;
}
