/** The questions of apps whether they may use the person's items. */

import { announce } from "./announce.js";
import { find, icon, make } from "./elements.js";
import { service } from "./service.js";

/**
 * @typedef {{ id: string, app: string, name: string, store: string, access: string, purpose: string | null }} Question
 */

/** The stores as people call their own. */
const nouns = /** @type {Record<string, string>} */ ({
    calendar: "calendars",
    reminders: "reminders",
    contacts: "contacts",
    health: "health data",
});

/** The time in which a new question takes no click: it may have been meant for what was there. */
const pause = 500;

export class Questions {
    /** The cards of the open questions. @type {Map<string, HTMLElement>} */
    #cards = new Map();

    /** @param {{ report: (problem: unknown) => void }} actions */
    constructor(actions) {
        this.actions = actions;
        this.place = find("questions");
    }

    /** Shows the open questions; a card that is there stays as it is. @param {Question[]} questions */
    show(questions) {
        const open = new Set(questions.map(({ id }) => id));
        for (const [id, card] of this.#cards) {
            if (open.has(id)) continue;
            if (card.contains(document.activeElement)) find("main").focus({ preventScroll: true });
            card.remove();
            this.#cards.delete(id);
        }
        for (const question of questions) {
            if (this.#cards.has(question.id)) continue;
            const card = this.#card(question);
            this.#cards.set(question.id, card);
            this.place.append(card);
            announce(`${words(question)} The question is at the top of the page.`);
        }
        this.place.hidden = this.#cards.size === 0;
    }

    #card(/** @type {Question} */ question) {
        const title = `question-${question.id}`;
        const button = (/** @type {string} */ style, /** @type {string} */ name, /** @type {boolean} */ allow) =>
            make("button", { class: style, type: "button", onclick: () => this.#answer(question, allow) }, name);
        const close = make(
            "button",
            { class: "bare", type: "button", "aria-label": "Not now", onclick: () => this.#answer(question, null) },
            icon("close"),
        );
        const choices = make("div", { class: "choices" }, button("soft", "Don’t allow", false), button("strong", "Allow", true));
        const card = make(
            "article",
            { class: "question", "aria-labelledby": title, "data-store": question.store },
            make("span", { class: "symbol", "aria-hidden": "true" }, icon(question.store)),
            make(
                "div",
                { class: "question-words" },
                make("h2", { id: title }, words(question)),
                question.purpose ? make("p", {}, make("q", { dir: "auto" }, question.purpose)) : null,
                make("p", { class: "hint" }, "You can take this back under Items."),
            ),
            close,
            choices,
        );
        card.addEventListener("keydown", (event) => {
            if (event.key === "Escape") this.#answer(question, null);
        });
        choices.inert = true;
        setTimeout(() => (choices.inert = false), pause);
        return card;
    }

    async #answer(/** @type {Question} */ question, /** @type {boolean | null} */ allow) {
        const card = this.#cards.get(question.id);
        if (!card || card.getAttribute("aria-busy") === "true") return;
        card.setAttribute("aria-busy", "true");
        try {
            await service.answer(question.id, allow);
            if (allow !== null) announce(`${question.name} is ${allow ? "allowed" : "not allowed"} to.`);
        } catch (problem) {
            // Another page may have answered it.
            if (/** @type {any} */ (problem).status !== 404) this.actions.report(problem);
            card.removeAttribute("aria-busy");
            if (/** @type {any} */ (problem).status !== 404) return;
        }
        this.show([...this.#cards.keys()].filter((id) => id !== question.id).map((id) => /** @type {any} */ ({ id })));
    }
}

/** A question as a sentence. */
function words(/** @type {Question} */ { name, store, access }) {
    const wish = access === "write-only" ? "add to" : "read and change";
    return `Allow “${name}” to ${wish} your ${nouns[store] ?? store}?`;
}
