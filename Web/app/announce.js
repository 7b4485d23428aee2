/** Announcements for screen readers, and error messages. */

import { find, icon, make } from "./elements.js";

let pending = 0;

/**
 * Announces a text politely. Of several in quick succession only the last is announced: a moving highlight would
 * otherwise be read at every step.
 * @param {string} words
 * @param {{ after?: number }} [options] milliseconds to wait for a newer text
 */
export function announce(words, { after = 60 } = {}) {
    clearTimeout(pending);
    const place = find("announcer");
    // Emptied first: screen readers don't repeat unchanged text.
    place.textContent = "";
    pending = setTimeout(() => (place.textContent = words), after);
}

/**
 * Shows an error with an action, until it is dismissed or replaced.
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

/** Hides the error. */
export function clearNotices() {
    find("notices").replaceChildren();
}
