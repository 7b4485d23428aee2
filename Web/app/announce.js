/** What a screen reader says, and what everybody has to see. */

import { find, icon, make } from "./elements.js";

let pending = 0;

/**
 * Has a screen reader say something when it next falls silent. Of several in quick succession it says the last alone,
 * as a highlight that is moved would otherwise be read at every step.
 * @param {string} words
 * @param {{ after?: number }} [options] milliseconds to wait for something newer
 */
export function announce(words, { after = 60 } = {}) {
    clearTimeout(pending);
    const place = find("announcer");
    // Emptied first: screen readers don't repeat unchanged text.
    place.textContent = "";
    pending = setTimeout(() => (place.textContent = words), after);
}

/**
 * Shows what went wrong, with a way on, until it is dismissed or something else is shown.
 * @param {{ title: string, detail?: string, action?: { name: string, run: () => void } }} problem
 */
export function notify({ title, detail, action }) {
    const notices = find("notices");
    const close = () => notice.remove();
    const notice = make(
        "div",
        { class: "notice", role: "alert" },
        icon("warning"),
        make("div", { class: "notice-words" }, make("strong", {}, title), detail ? make("span", {}, detail) : null),
        action
            ? make("button", { class: "small", type: "button", onclick: () => (close(), action.run()) }, action.name)
            : null,
        make("button", { class: "bare", type: "button", "aria-label": "Dismiss", onclick: close }, icon("close")),
    );
    notices.replaceChildren(notice);
}

/** Takes away what was shown. */
export function clearNotices() {
    find("notices").replaceChildren();
}
