/** An app's own page, in a panel with a way back. */

import { appIcon, find, icon, make } from "./elements.js";

export class PagePanel {
    /** @type {string | null} */
    path = null;

    /** @param {HTMLElement} place @param {{ back: () => void }} actions */
    constructor(place, actions) {
        this.place = place;
        this.back = make(
            "button",
            { class: "quiet back", type: "button", id: "page-back", onclick: actions.back },
            icon("back"),
            make("span", {}, "Results"),
        );
        this.title = make("h2", { class: "page-app" });
        this.out = make(
            "a",
            { class: "quiet", target: "_blank", rel: "noopener", "aria-label": "Open in a new tab" },
            icon("out"),
        );
        this.dialog = make("p", { class: "dialog", role: "status", hidden: true });
        this.raised = make("p", { class: "raised", role: "status", hidden: true });
        this.body = make("div", { class: "page-body" });
        place.append(make("div", { class: "page-bar" }, this.back, this.title, this.out), this.raised, this.dialog, this.body);
        place.addEventListener("keydown", (event) => {
            if (event.key === "Escape") actions.back();
        });
    }

    /** @param {{ app: { id: string, name: string, icon?: string | null }, path: string, dialog?: string | null }} page */
    show({ app, path, dialog }) {
        this.place.hidden = false;
        document.body.dataset.page = "open";
        this.dialog.hidden = !dialog;
        this.dialog.textContent = dialog ?? "";
        this.raised.hidden = true;
        if (this.path === path) return;
        this.path = path;
        this.place.setAttribute("aria-label", app.name);
        this.title.replaceChildren(appIcon(app), make("span", {}, app.name));
        this.out.setAttribute("href", path);
        // A new frame each time: navigating an existing one adds an entry to the history.
        const frame = make("iframe", {
            title: `${app.name}, the app’s own page`,
            src: path,
            // Without scripts, a page of an app reaches neither this page nor the service.
            sandbox: "allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads",
            allow: "autoplay",
        });
        frame.addEventListener("load", () => this.body.classList.add("loaded"));
        this.body.classList.remove("loaded");
        this.body.replaceChildren(frame);
        this.back.focus({ preventScroll: true });
        if (getComputedStyle(this.place).position === "fixed") find("main").scrollTop = 0;
    }

    /**
     * Loads the page again, if it says that it shows what has changed: `<meta name="fovea-follows" content="agenda">`.
     * @param {string[]} changed
     */
    refresh(changed) {
        const page = this.body.querySelector("iframe")?.contentDocument;
        const followed = page?.querySelector('meta[name="fovea-follows"]')?.getAttribute("content")?.split(/\s+/) ?? [];
        // What someone is typing stays.
        if (!changed.some((each) => followed.includes(each)) || page?.activeElement?.matches("input, textarea")) return;
        page?.location.reload();
    }

    /** Notes that the app shows the same in its own window, which may cover this one. @param {string} name */
    tellRaised(name) {
        this.raised.hidden = false;
        this.raised.textContent = `${name} shows it in its own window, which came to the front.`;
    }

    hide() {
        this.path = null;
        this.place.hidden = true;
        delete document.body.dataset.page;
        this.body.classList.remove("loaded");
        this.body.replaceChildren();
    }
}
