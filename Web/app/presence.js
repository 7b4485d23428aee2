/** Whether the service answers, and which apps it asks. */

import { AppsDialog } from "./apps-dialog.js";
import { appIcon, command, find, make } from "./elements.js";
import { Questions } from "./questions.js";
import { OfflineError, service } from "./service.js";

export class Presence {
    /** @param {{ report: (problem: unknown) => void, itemsChanged: (changed: string[]) => void }} actions */
    constructor(actions) {
        this.actions = actions;
        this.apps = new AppsDialog({ changed: (providers) => this.#show(providers) });
        this.questions = new Questions({ report: actions.report });
        document.addEventListener("visibilitychange", () => this.listen());
    }

    /** Loads the list of apps. */
    async meet() {
        try {
            this.#show(await service.providers());
            find("offline").hidden = true;
        } catch (problem) {
            if (problem instanceof OfflineError) this.showOffline();
            else this.actions.report(problem);
        }
    }

    /** Listens while the page is visible: browsers allow six connections to a server, and each tab would use one. */
    listen() {
        if (document.hidden) return;
        const changes = service.events();
        changes.addEventListener("providers", (event) => {
            this.#show(JSON.parse(event.data).providers);
            find("offline").hidden = true;
        });
        // A stream begins with the questions, if there are any: those before it are over.
        changes.addEventListener("open", () => this.questions.show([]));
        changes.addEventListener("questions", (event) => this.questions.show(JSON.parse(event.data).questions));
        changes.addEventListener("items", (event) => this.actions.itemsChanged(JSON.parse(event.data).changed));
        // The browser reconnects by itself; until then people should know. It gives up when the service has no slot for
        // another event stream; the service itself still answers.
        changes.addEventListener("error", () => {
            if (changes.readyState === EventSource.CLOSED) this.meet();
            else this.showOffline();
        });
        document.addEventListener("visibilitychange", () => changes.close(), { once: true });
    }

    /** Shows that the service doesn't answer. */
    showOffline() {
        const bar = find("offline");
        if (!bar.hidden) return;
        bar.replaceChildren(
            make("span", {}, "Fovea isn’t answering. Start it with ", command("fovea serve"), "."),
            make("button", { class: "small", type: "button", onclick: () => this.meet() }, "Try again"),
        );
        bar.hidden = false;
    }

    #show(/** @type {any[]} */ providers) {
        this.apps.update(providers);
        const names = providers.map(({ name }) => name);
        document.querySelector("#apps-button .stack")?.replaceChildren(...providers.slice(0, 3).map(appIcon));
        find("apps-button-words").textContent = names.length === 1 ? "1 app" : `${names.length} apps`;
        find("answered").replaceChildren(
            ...(names.length > 0
                ? ["Answered by ", ...providers.slice(0, 6).map((app) => make("span", { class: "by" }, appIcon(app), app.name))]
                : ["No app answers yet. Start the service with one: ", command("fovea serve --provider PATH")]),
        );
    }
}
