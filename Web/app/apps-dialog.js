/** The apps in their order, with reasons, states and pins. */

import { announce, notify } from "./announce.js";
import { appIcon, command, find, icon, make } from "./elements.js";
import { service } from "./service.js";

/** The descriptions of providers' states. */
const states = {
    idle: "Starts when it is asked",
    starting: "Starting",
    warm: "Ready",
    resting: "Rests after failures, and is tried again soon",
    broken: "Can’t be started",
};

export class AppsDialog {
    providers = [];

    /** @param {{ changed: (providers: any[]) => void }} actions */
    constructor(actions) {
        this.actions = actions;
        this.dialog = /** @type {HTMLDialogElement} */ (find("apps"));
        this.list = make("ol", { class: "app-list" });
        this.dialog.append(
            make(
                "div",
                { class: "dialog-bar" },
                make("h2", { id: "apps-title" }, "Apps"),
                make(
                    "button",
                    { class: "bare", type: "button", "aria-label": "Close", onclick: () => this.dialog.close() },
                    icon("close"),
                ),
            ),
            make("p", { class: "dialog-lead" }, "They answer in this order. A pinned app comes first."),
            this.list,
        );
        // A click on the backdrop closes the dialog.
        this.dialog.addEventListener("click", (event) => {
            if (event.target === this.dialog) this.dialog.close();
        });
    }

    /** @param {any[]} providers */
    update(providers) {
        this.providers = providers;
        const focused = document.activeElement?.getAttribute("data-pin");
        this.list.replaceChildren(
            ...(providers.length > 0
                ? providers.map((provider) => this.#row(provider))
                : [make("li", { class: "none" }, "There are none yet. Start the service with one: ", command("fovea serve --provider PATH"))]),
        );
        if (focused) /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-pin="${CSS.escape(focused)}"]`))?.focus();
    }

    show() {
        this.dialog.showModal();
    }

    #row(provider) {
        const state = provider.state;
        const pinned = Boolean(provider.pinned);
        const button = make(
            "button",
            {
                class: "pin",
                type: "button",
                "aria-pressed": String(pinned),
                "aria-label": `Pin ${provider.name}`,
                "data-pin": provider.id,
                onclick: () => this.#pin(provider, !pinned),
            },
            icon("pin"),
        );
        return make(
            "li",
            {},
            appIcon(provider),
            make(
                "div",
                { class: "app-words" },
                make("strong", {}, provider.name),
                make(
                    "span",
                    { class: "app-line" },
                    make("span", { class: "app-state", "data-state": state }, states[state] ?? state),
                    provider.why ? make("span", { class: "app-why" }, provider.why) : null,
                ),
                ...provider.problems.map((problem) => make("span", { class: "app-problem" }, icon("warning"), problem)),
            ),
            button,
        );
    }

    async #pin(provider, pinned) {
        try {
            await service.pin(provider.id, pinned);
            const providers = await service.providers();
            this.update(providers);
            this.actions.changed(providers);
            announce(`${provider.name} is ${pinned ? "pinned" : "no longer pinned"}.`);
        } catch (problem) {
            this.dialog.close();
            notify({ title: problem.title ?? "The pin couldn’t be changed", detail: problem.detail });
        }
    }
}
