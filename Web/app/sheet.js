/** The sheet of results: an app chooser, and each app's answer as it comes. */

import { announce } from "./announce.js";
import { card, share, skeletons } from "./card.js";
import { appIcon, command, icon, make } from "./elements.js";

/**
 * @typedef {{ id: string, name: string, icon?: string | null, why?: string }} App
 * @typedef {{ app: string, state: "results" | "empty" | "failed" | "stopped", reason?: string, milliseconds?: number,
 *   results: import("./card.js").Result[], more: boolean }} Answer
 */

/** The time after which the sheet names the apps that haven't answered, in milliseconds. */
const patience = 3000;

/** The number of results, in words. */
const counted = (/** @type {number} */ count) => (count === 1 ? "1 result" : `${count} results`);

export class Sheet {
    /** @type {App[]} */
    apps = [];
    /** @type {Map<string, Answer>} */
    answers = new Map();
    /** @type {string | null} */
    current = null;
    /** Whether the person chose the tab: then it stays. */
    #chosen = false;
    #highlighted = false;
    #late = 0;
    /** @type {Map<string, { tab: HTMLElement, panel: HTMLElement }>} */
    #parts = new Map();

    /**
     * @param {HTMLElement} place
     * @param {{
     *   open: (app: App, result: import("./card.js").Result) => Promise<void>,
     *   more: (app: App) => Promise<void>,
     *   address: (app: App, result: import("./card.js").Result) => string,
     *   chosen: (app: App) => void,
     *   again: () => void,
     *   whole: () => void,
     *   stop: () => void,
     *   showApps: () => void,
     * }} actions
     * @param {HTMLElement} offers what the picture offers to do
     */
    constructor(place, actions, offers) {
        this.place = place;
        this.actions = actions;
        this.labels = make("p", { class: "labels" });
        this.tabs = make("div", { class: "tabs", role: "tablist", "aria-label": "Apps" });
        this.panels = make("div", { class: "panels" });
        place.append(make("div", { class: "handle", "aria-hidden": "true" }), this.labels, offers, this.tabs, this.panels);
        this.tabs.addEventListener("keydown", (event) => this.#key(event));
        this.tabs.addEventListener("scroll", () => this.#fade(), { passive: true });
        new ResizeObserver(() => {
            share(this.panels);
            this.#fade();
        }).observe(this.panels);
    }

    /** Shows that a search has started, before its first event. */
    wait({ highlighted = false } = {}) {
        this.#highlighted = highlighted;
        this.place.hidden = false;
        this.place.setAttribute("aria-busy", "true");
        this.#watch();
        if (this.apps.length > 0) {
            // The same apps will answer: their tabs stay in place.
            this.answers.clear();
            for (const app of this.apps) this.#show(app);
            return;
        }
        this.labels.replaceChildren(make("span", { class: "bone" }));
        this.tabs.replaceChildren(...[1, 2].map(() => make("span", { class: "tab ghost", "aria-hidden": "true" })));
        this.panels.replaceChildren(
            make("div", { class: "cards" }, ...skeletons(4)),
            this.#slow("Fovea is still reading the picture."),
        );
    }

    /** Names the apps that haven't answered once a search takes long. */
    #watch() {
        this.#settle();
        this.#late = setTimeout(() => {
            this.place.classList.add("late");
            announce("This takes longer than usual.");
        }, patience);
    }

    /** Ends the wait. */
    #settle() {
        clearTimeout(this.#late);
        this.place.classList.remove("late");
    }

    #slow(/** @type {string} */ words) {
        const stop = make("button", { class: "small", type: "button", onclick: () => this.actions.stop() }, "Stop");
        return make("p", { class: "slow" }, words, stop);
    }

    /** @param {{ labels?: string[], apps: App[] }} session @param {{ app?: string | null, highlighted?: boolean }} [options] */
    begin({ labels = [], apps }, { app = null, highlighted = false } = {}) {
        this.#highlighted = highlighted;
        const same = apps.map(({ id }) => id).join() === this.apps.map(({ id }) => id).join() && this.#parts.size > 0;
        this.place.hidden = false;
        this.apps = apps;
        this.answers.clear();
        this.labels.hidden = labels.length === 0;
        this.labels.replaceChildren(
            ...(labels.length > 0
                ? [make("span", { class: "unseen" }, "Looks like: "), ...labels.slice(0, 4).map(chip)]
                : []),
        );
        if (!same) {
            this.#chosen = false;
            this.current = null;
            this.#parts.clear();
            for (const each of apps) this.#add(each);
            this.tabs.replaceChildren(...[...this.#parts.values()].map(({ tab }) => tab));
            this.panels.replaceChildren(...[...this.#parts.values()].map(({ panel }) => panel));
        }
        if (apps.length === 0) {
            this.panels.replaceChildren(this.#noApps());
            return;
        }
        const known = apps.some(({ id }) => id === app);
        this.#chosen ||= known;
        this.select(known ? /** @type {string} */ (app) : (this.current ?? apps[0].id));
        for (const each of apps) this.#show(each);
    }

    /** Shows an app's answer. @param {Answer} answer */
    receive(answer, { quiet = false } = {}) {
        const app = this.apps.find(({ id }) => id === answer.app);
        if (!app) return;
        this.answers.set(app.id, answer);
        this.#show(app);
        this.#prefer();
        if (!quiet) announce(this.#summary(), { after: 400 });
    }

    /** Marks the apps without an answer as failed, or as stopped by the person. */
    end({ reason, stopped = false }) {
        this.place.setAttribute("aria-busy", "false");
        this.#settle();
        for (const app of this.apps) {
            if (this.answers.has(app.id)) continue;
            const state = stopped ? "stopped" : "failed";
            this.answers.set(app.id, { app: app.id, state, reason, results: [], more: false });
            this.#show(app);
        }
        this.#prefer();
    }

    /** Shows that the search as a whole failed, with an action. */
    fail({ title, detail, action = { name: "Try again", run: this.actions.again } }) {
        this.place.hidden = false;
        this.place.setAttribute("aria-busy", "false");
        this.clear();
        this.labels.hidden = true;
        const problem = this.#message("warning", title, detail, [[action.name, action.run, "strong"]]);
        problem.setAttribute("role", "alert");
        this.panels.replaceChildren(problem);
    }

    /** Clears the sheet. */
    clear() {
        this.#settle();
        this.apps = [];
        this.answers.clear();
        this.current = null;
        this.#chosen = false;
        this.#parts.clear();
        this.tabs.replaceChildren();
        this.panels.replaceChildren();
        this.labels.replaceChildren();
    }

    /** Shows an app's tab. @param {string} id */
    select(id) {
        this.current = id;
        for (const [each, { tab, panel }] of this.#parts) {
            const isCurrent = each === id;
            tab.setAttribute("aria-selected", String(isCurrent));
            tab.tabIndex = isCurrent ? 0 : -1;
            panel.hidden = !isCurrent;
            if (isCurrent) {
                share(panel);
                tab.scrollIntoView({ block: "nearest", inline: "nearest" });
            }
        }
    }

    /** Restores the focus to the result that was opened, or to the tab. */
    focusResult(/** @type {{ app: string, index: number | null }} */ { app, index }) {
        const part = this.#parts.get(app);
        const target = index === null ? part?.panel.querySelector(".more") : part?.panel.querySelector(`[data-index="${index}"]`);
        /** @type {HTMLElement | undefined} */ (target ?? part?.tab)?.focus();
    }

    /** Fades the edge beyond which there are more tabs. */
    #fade() {
        const { scrollWidth, scrollLeft, clientWidth } = this.tabs;
        this.tabs.classList.toggle("further", scrollWidth - scrollLeft - clientWidth > 12);
    }

    #choose(/** @type {App} */ app) {
        this.#chosen = true;
        this.select(app.id);
        this.actions.chosen(app);
    }

    /** Switches from an app without results to the first with results, unless the person chose it. */
    #prefer() {
        if (this.#chosen || !this.current) return;
        const answer = this.answers.get(this.current);
        if (!answer || answer.state === "results") return;
        const better = this.apps.find(({ id }) => this.answers.get(id)?.state === "results");
        if (better) this.select(better.id);
    }

    #add(/** @type {App} */ app) {
        const tab = make(
            "button",
            { class: "tab", type: "button", role: "tab", id: `tab-${app.id}`, "aria-controls": `panel-${app.id}`, "data-app": app.id },
            appIcon(app),
            make("span", { class: "name" }, app.name),
            make("span", { class: "badge", "aria-hidden": "true" }),
            make("span", { class: "unseen state" }),
        );
        tab.addEventListener("click", () => this.#choose(app));
        const panel = make("div", {
            class: "panel",
            role: "tabpanel",
            id: `panel-${app.id}`,
            "aria-labelledby": `tab-${app.id}`,
            "data-app": app.id,
        });
        this.#parts.set(app.id, { tab, panel });
    }

    /** Updates an app's tab and panel for its answer. */
    #show(/** @type {App} */ app) {
        const part = this.#parts.get(app.id);
        if (!part) return;
        const { tab, panel } = part;
        const answer = this.answers.get(app.id);
        const state = answer?.state ?? "waiting";
        tab.dataset.state = state;
        panel.dataset.state = state;
        panel.setAttribute("aria-busy", String(!answer));
        const badge = /** @type {HTMLElement} */ (tab.querySelector(".badge"));
        badge.replaceChildren(
            state === "failed" ? icon("warning") : state === "results" ? String(answer?.results.length) : "",
        );
        const words = {
            waiting: "searching",
            results: counted(answer?.results.length ?? 0),
            empty: "nothing found",
            failed: "couldn’t answer",
            stopped: "stopped",
        }[state];
        /** @type {HTMLElement} */ (tab.querySelector(".state")).textContent = `, ${words}`;
        this.#fade();
        panel.replaceChildren(...this.#content(app, answer));
        // A panel without focusable content is focusable itself, or screen readers couldn't reach it.
        if (panel.querySelector("a, button")) panel.removeAttribute("tabindex");
        else panel.tabIndex = 0;
        if (!panel.hidden) share(panel);
    }

    #content(/** @type {App} */ app, /** @type {Answer | undefined} */ answer) {
        const position = this.apps.indexOf(app) + 1;
        const order =
            app.why && this.apps.length > 1
                ? make(
                      "p",
                      { class: "why" },
                      make("span", {}, `${ordinal(position)} of ${this.apps.length}`),
                      ` ${lowered(app.why)}`,
                      make("button", { class: "link", type: "button", onclick: this.actions.showApps }, "Change"),
                  )
                : null;
        if (!answer) {
            return [make("div", { class: "cards" }, ...skeletons(4)), this.#slow(`${app.name} hasn’t answered yet.`)];
        }
        const more = answer.more ? this.#more(app) : null;
        if (answer.state === "failed") {
            const reason = answer.reason || "It gave no reason.";
            return [this.#message("warning", `${app.name} couldn’t answer`, reason, [["Try again", this.actions.again, "soft"]])];
        }
        if (answer.state === "stopped") {
            return [this.#message("stop", "Stopped", answer.reason, [["Search again", this.actions.again, "soft"]])];
        }
        if (answer.state === "empty" || answer.results.length === 0) {
            const advice = this.#highlighted
                ? "Highlight more of the picture, or search all of it."
                : "Highlight the one thing you mean, and it is searched alone.";
            const ways = this.#highlighted ? [["Search the whole picture", this.actions.whole, "soft"]] : [];
            return [this.#message("search", `Nothing in ${app.name}`, advice, ways), more, order].filter(Boolean);
        }
        const list = make("ul", { class: answer.results.length === 1 ? "cards one" : "cards", role: "list" });
        for (const result of answer.results) {
            const element = card(result, {
                address: this.actions.address(app, result),
                alone: answer.results.length === 1,
                open: (element) => this.#busy(element, () => this.actions.open(app, result)),
            });
            element.dataset.index = String(result.index);
            list.append(make("li", {}, element));
        }
        return [list, more, order].filter(Boolean);
    }

    #more(/** @type {App} */ app) {
        const button = make("button", { class: "more", type: "button" }, make("span", {}, `More results in ${app.name}`), icon("more"));
        button.addEventListener("click", () => this.#busy(button, () => this.actions.more(app)));
        return button;
    }

    async #busy(/** @type {HTMLElement} */ element, /** @type {() => Promise<void>} */ work) {
        if (element.getAttribute("aria-busy") === "true") return;
        element.setAttribute("aria-busy", "true");
        try {
            await work();
        } finally {
            element.removeAttribute("aria-busy");
        }
    }

    #message(symbol, title, detail, ways) {
        return make(
            "div",
            { class: "message" },
            make("span", { class: "symbol", "aria-hidden": "true" }, icon(symbol)),
            make("h2", {}, title),
            make("p", {}, ...[detail].flat()),
            ...ways.map(([name, run, style]) => make("button", { class: style, type: "button", onclick: () => run() }, name)),
        );
    }

    #noApps() {
        return this.#message(
            "search",
            "No app can answer yet",
            ["Install one for everybody on this machine, or start the service with one: ", command("fovea serve --provider PATH")],
            [],
        );
    }

    #summary() {
        return this.apps
            .filter(({ id }) => this.answers.has(id))
            .map(({ id, name }) => {
                const answer = /** @type {Answer} */ (this.answers.get(id));
                if (answer.state === "stopped") return `${name} was stopped.`;
                if (answer.state === "failed") return `${name} couldn’t answer.`;
                return answer.results.length > 0 ? `${name}: ${counted(answer.results.length)}.` : `${name}: nothing found.`;
            })
            .join(" ");
    }

    #key(/** @type {KeyboardEvent} */ event) {
        const index = this.apps.findIndex(({ id }) => id === this.current);
        const last = this.apps.length - 1;
        const next = {
            ArrowRight: index === last ? 0 : index + 1,
            ArrowLeft: index === 0 ? last : index - 1,
            Home: 0,
            End: last,
        }[event.key];
        if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        const app = this.apps[next];
        this.#choose(app);
        this.#parts.get(app.id)?.tab.focus();
    }
}

function chip(/** @type {string} */ label) {
    return make("span", { class: "chip" }, label);
}

function ordinal(/** @type {number} */ number) {
    return ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"][number - 1] ?? `Number ${number}`;
}

/** A reason as the end of a sentence. */
function lowered(/** @type {string} */ why) {
    const words = why.trim().replace(/\.$/, "");
    const begins = words.slice(0, 2) === words.slice(0, 2).toUpperCase() ? words : words.charAt(0).toLowerCase() + words.slice(1);
    return `· ${begins}.`;
}
