/** The person's own items: events to come, reminders, contacts and readings, and which apps may use them. */

import { announce } from "./announce.js";
import { icon, make } from "./elements.js";
import { service } from "./service.js";

/** @typedef {{ id: string, date: string, text: string, hasPicture: boolean, canUndo: boolean }} Mark */
/** @typedef {{ id: string, title: string, start: string, end: string, allDay: boolean, location: string | null, calendar: string, saved: Mark | null }} Event */
/** @typedef {{ id: string, title: string, due: string | null, allDay: boolean, done: boolean, calendar: string, saved: Mark | null }} Reminder */
/** @typedef {{ id: string, name: string, work: string, phones: string[], mails: string[], book: string, saved: Mark | null }} Contact */
/** @typedef {{ id: string, name: string, value: string, start: string, source: string | null, saved: Mark | null }} Reading */
/** @typedef {{ app: string, store: string, status: string, date: string }} Consent */

/** The lists, in the order of their tabs. */
const lists = /** @type {const} */ ({
    agenda: { name: "Upcoming", symbol: "calendar", search: "Search events", none: "No event in the coming year" },
    reminders: { name: "Reminders", symbol: "reminders", search: "Search reminders", none: "Nothing to do" },
    contacts: { name: "Contacts", symbol: "contacts", search: "Search contacts", none: "No contact" },
    readings: { name: "Readings", symbol: "health", search: "Search readings", none: "No reading" },
    consents: { name: "Access", symbol: "lock", search: "", none: "No app has asked for your items" },
});

/** @typedef {keyof typeof lists} ListName */
export const listNames = /** @type {ListName[]} */ (Object.keys(lists));

/** What apps may do, by the decision. */
const permissions = /** @type {Record<string, string>} */ ({
    granted: "may read and change your",
    "write-only": "may add to your",
    denied: "may not use your",
});

const nouns = /** @type {Record<string, string>} */ ({
    calendar: "calendars",
    reminders: "reminders",
    contacts: "contacts",
    health: "health data",
});

export class ItemsPage {
    /** @type {ListName} */
    current = "agenda";
    /** Counts what is loaded, so that late lists are dropped. */
    #loading = 0;
    /** What is shown, as it came: the same isn't drawn again below someone's finger. */
    #shown = "";
    /** @type {Map<ListName, HTMLElement>} */
    #tabs = new Map();

    /** @param {HTMLElement} place @param {{ chosen: (list: ListName) => void, report: (problem: unknown) => void }} actions */
    constructor(place, actions) {
        this.place = place;
        this.actions = actions;
        const tabs = make("div", { class: "tabs", role: "tablist", "aria-label": "Your items" });
        for (const list of listNames) tabs.append(this.#tab(list));
        tabs.addEventListener("keydown", (event) => this.#key(event));
        this.search = /** @type {HTMLInputElement} */ (
            make("input", { type: "search", class: "item-search", maxlength: "100", autocomplete: "off", spellcheck: "false" })
        );
        let waiting = 0;
        this.search.addEventListener("input", () => {
            clearTimeout(waiting);
            waiting = setTimeout(() => this.load({ says: true }), 150);
        });
        this.list = make("ul", { class: "item-list", role: "list" });
        this.more = make("p", { class: "hint", hidden: true }, "These are the first hundred. Search to find others.");
        this.panel = make("div", { role: "tabpanel", id: "items-panel", tabindex: "-1" }, this.list, this.more);
        place.append(
            make(
                "div",
                { class: "items-head" },
                make("h1", { id: "items-title" }, "Your items"),
                make("p", { class: "items-lead" }, icon("lock"), "They are files in your own folders, which other programs share."),
            ),
            make("div", { class: "items-bar" }, tabs, this.search),
            this.panel,
        );
    }

    /** Shows a list. @param {ListName} list */
    async show(list) {
        if (list !== this.current) this.search.value = "";
        this.current = list;
        for (const [each, tab] of this.#tabs) {
            tab.setAttribute("aria-selected", String(each === list));
            tab.tabIndex = each === list ? 0 : -1;
        }
        const { search } = lists[list];
        this.search.hidden = search === "";
        this.search.setAttribute("aria-label", search);
        this.search.placeholder = search;
        this.panel.setAttribute("aria-labelledby", `items-tab-${list}`);
        this.list.replaceChildren();
        this.#shown = "";
        this.more.hidden = true;
        await this.load();
    }

    /** Loads the list again, after a change by any program. @param {string[]} changed */
    refresh(changed) {
        if (!this.place.hidden && changed.includes(this.current)) this.load();
    }

    async load({ says = false } = {}) {
        const mine = (this.#loading += 1);
        const list = this.current;
        this.panel.setAttribute("aria-busy", "true");
        try {
            const found = await service.items(list, this.search.value.trim());
            if (mine !== this.#loading) return;
            this.#fill(found.items ?? found.consents, Boolean(found.more));
            if (says) announce(`${this.list.querySelectorAll("li[data-id]").length} found.`, { after: 400 });
        } catch (problem) {
            if (mine !== this.#loading) return;
            this.#shown = "";
            const { title = "They can’t be shown", detail = "" } = /** @type {any} */ (problem);
            this.list.replaceChildren(make("li", { class: "none", role: "alert" }, make("strong", {}, title), make("span", {}, detail)));
        } finally {
            if (mine === this.#loading) this.panel.removeAttribute("aria-busy");
        }
    }

    #fill(/** @type {any[]} */ items, /** @type {boolean} */ hasMore) {
        const shown = JSON.stringify([this.current, this.search.value, items, hasMore]);
        if (shown === this.#shown) return;
        this.#shown = shown;
        const marked = (/** @type {(item: any) => HTMLElement} */ row) => (/** @type {any} */ item) => {
            const element = row(item);
            if (item.saved) element.querySelector(".item-words")?.append(this.#mark(item.saved, item.title ?? item.name));
            return element;
        };
        const row = {
            agenda: marked(eventRow),
            reminders: marked(reminderRow),
            contacts: marked(contactRow),
            readings: marked(readingRow),
            consents: (/** @type {Consent} */ consent) => this.#consentRow(consent),
        }[this.current];
        const focused = document.activeElement?.closest("[data-key]")?.getAttribute("data-key");
        const { none, symbol } = lists[this.current];
        const words = this.search.value.trim() && !this.search.hidden ? "Nothing found" : none;
        this.list.replaceChildren(
            ...(items.length > 0 ? items.map(row) : [make("li", { class: "none" }, icon(symbol), make("strong", {}, words))]),
        );
        this.more.hidden = !hasMore;
        // The list is made again when something changes; the keys stay where they were.
        if (focused) /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
    }

    /** What an item was read from, and ways to take it back or to forget that. */
    #mark(/** @type {Mark} */ mark, /** @type {string} */ name) {
        const { id, date, canUndo } = mark;
        const change = (/** @type {string} */ label, /** @type {string} */ kind, /** @type {() => Promise<unknown>} */ work, done = "") => {
            const button = make(
                "button",
                { class: kind, type: "button", "data-key": `${label} ${id}`, "aria-label": `${label}: ${name}` },
                label,
            );
            button.addEventListener("click", async () => {
                button.setAttribute("aria-busy", "true");
                try {
                    await work();
                    announce(done);
                    this.panel.focus({ preventScroll: true });
                    await this.load();
                } catch (problem) {
                    button.removeAttribute("aria-busy");
                    this.actions.report(problem);
                }
            });
            return button;
        };
        const forget = change("Forget picture and text", "small", () => service.forget(id), "The item stays. It can’t be undone any more.");
        return make(
            "div",
            { class: "item-mark" },
            make(
                "details",
                {},
                make("summary", { "data-key": `source ${id}` }, "From a picture, ", time(date, { dateStyle: "medium" })),
                source(mark),
                forget,
            ),
            canUndo ? change("Undo", "link", () => service.undo(id), "It is undone.") : null,
        );
    }

    #consentRow(/** @type {Consent} */ consent) {
        const { app, store, status, date } = consent;
        const isDenied = status === "denied";
        const name = isDenied ? "Ask again" : "Don’t allow";
        const noun = nouns[store] ?? store;
        const button = make(
            "button",
            {
                class: "small",
                type: "button",
                "data-key": `${app}/${store}`,
                "aria-label": `${name}: ${app}, ${noun}`,
                onclick: async () => {
                    try {
                        this.#fill((await service.decide(app, store, isDenied ? null : "denied")).consents, false);
                        announce(isDenied ? `${app} has to ask again.` : `${app} may not use your ${noun} any more.`);
                        if (isDenied) this.panel.focus({ preventScroll: true });
                    } catch (problem) {
                        this.actions.report(problem);
                    }
                },
            },
            name,
        );
        return make(
            "li",
            { "data-id": `${app}/${store}`, "data-status": status },
            symbolOf(store),
            make(
                "div",
                { class: "item-words" },
                make("span", {}, make("strong", { dir: "auto" }, app), ` ${permissions[status] ?? status} ${noun}`),
                make("span", { class: "soft-words" }, "Since ", time(date, { dateStyle: "long" })),
            ),
            button,
        );
    }

    #tab(/** @type {ListName} */ list) {
        const { name, symbol } = lists[list];
        const tab = make(
            "button",
            { class: "item-tab", type: "button", role: "tab", id: `items-tab-${list}`, "aria-controls": "items-panel" },
            icon(symbol),
            make("span", {}, name),
        );
        tab.addEventListener("click", () => this.actions.chosen(list));
        this.#tabs.set(list, tab);
        return tab;
    }

    #key(/** @type {KeyboardEvent} */ event) {
        const index = listNames.indexOf(this.current);
        const last = listNames.length - 1;
        const next = {
            ArrowRight: index === last ? 0 : index + 1,
            ArrowLeft: index === 0 ? last : index - 1,
            Home: 0,
            End: last,
        }[event.key];
        if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        this.actions.chosen(listNames[next]);
        this.#tabs.get(listNames[next])?.focus();
    }
}

/** The piece of the picture that an item was read from, which is fetched when it is shown, and its text. */
function source(/** @type {Mark} */ { id, text, hasPicture }) {
    const piece = hasPicture
        ? make("img", { src: service.savedPicture(id), loading: "lazy", alt: "The piece of the picture that it was read from" })
        : null;
    const words = text.trim() ? make("p", { dir: "auto" }, text.trim()) : null;
    return make("div", { class: "item-source" }, piece, words);
}

// MARK: Rows

function eventRow(/** @type {Event} */ { id, title, start, allDay, location, calendar }) {
    const day = new Date(allDay ? `${start}T00:00` : start);
    return make(
        "li",
        { "data-id": id },
        make(
            "time",
            { class: "day", datetime: start },
            make("span", { class: "month" }, day.toLocaleDateString(undefined, { month: "short" })),
            make("span", { class: "number" }, String(day.getDate())),
        ),
        make(
            "div",
            { class: "item-words" },
            make("strong", { dir: "auto" }, title),
            make(
                "span",
                { class: "soft-words" },
                day.toLocaleDateString(undefined, { weekday: "long" }),
                allDay ? ", all day" : `, ${day.toLocaleTimeString(undefined, { timeStyle: "short" })}`,
                location ? make("bdi", {}, ` · ${location}`) : null,
            ),
        ),
        make("span", { class: "item-place", dir: "auto" }, calendar),
    );
}

function reminderRow(/** @type {Reminder} */ { id, title, due, allDay, done, calendar }) {
    const moment = due && new Date(allDay ? `${due}T00:00` : due);
    const style = /** @type {const} */ (allDay ? { dateStyle: "full" } : { dateStyle: "full", timeStyle: "short" });
    const day = moment ? time(moment, style, due) : "No day";
    const words = done ? ["Done", ...(moment ? [" · ", day] : [])] : [day];
    return make(
        "li",
        { "data-id": id, "data-done": String(done) },
        symbolOf("reminders"),
        make(
            "div",
            { class: "item-words" },
            done ? make("s", { dir: "auto" }, title) : make("strong", { dir: "auto" }, title),
            make("span", { class: "soft-words" }, ...words),
        ),
        make("span", { class: "item-place", dir: "auto" }, calendar),
    );
}

function contactRow(/** @type {Contact} */ { id, name, work, phones, mails, book }) {
    const links = [
        ...phones.map((phone) => link(`tel:${phone.replace(/[^\d+*#]/gu, "")}`, phone)),
        ...mails.map((mail) => link(`mailto:${encodeURIComponent(mail).replace("%40", "@")}`, mail)),
    ];
    return make(
        "li",
        { "data-id": id },
        make("span", { class: "initial", "aria-hidden": "true" }, [...name][0]?.toLocaleUpperCase() ?? "?"),
        make(
            "div",
            { class: "item-words" },
            make("strong", { dir: "auto" }, name),
            work ? make("span", { class: "soft-words", dir: "auto" }, work) : null,
            links.length > 0 ? make("span", { class: "item-links" }, ...links) : null,
        ),
        make("span", { class: "item-place", dir: "auto" }, book),
    );
}

function readingRow(/** @type {Reading} */ { id, name, value, start, source }) {
    return make(
        "li",
        { "data-id": id },
        symbolOf("health"),
        make(
            "div",
            { class: "item-words" },
            make("strong", {}, value),
            make("span", { class: "soft-words" }, `${name} · `, time(start, { dateStyle: "long", timeStyle: "short" })),
        ),
        make("span", { class: "item-place", dir: "auto" }, source ?? ""),
    );
}

function symbolOf(/** @type {string} */ store) {
    return make("span", { class: "item-symbol", "aria-hidden": "true" }, icon(store));
}

function time(/** @type {string | Date} */ moment, /** @type {Intl.DateTimeFormatOptions} */ style, written = String(moment)) {
    return make("time", { datetime: written }, new Date(moment).toLocaleString(undefined, style));
}

/** A link whose text is all that it leads to. */
function link(/** @type {string} */ address, /** @type {string} */ words) {
    return make("a", { href: address }, make("bdi", {}, words));
}
