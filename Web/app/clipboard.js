/** Copying text. */

import { announce, notify } from "./announce.js";

/** Copies a text and says so. @param {string} text @param {string} what it is, for the announcement */
export async function copy(text, what) {
    const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    if (copied || copyByCommand(text)) announce(`${what} copied.`);
    else notify({ title: "The browser keeps the clipboard to itself", detail: "Select the text and press Ctrl C instead." });
}

/** Copies without the clipboard's interface, which browsers keep from pages of other machines. */
function copyByCommand(/** @type {string} */ text) {
    let filled = false;
    const fill = (/** @type {ClipboardEvent} */ event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData("text/plain", text);
        filled = true;
    };
    addEventListener("copy", fill, { capture: true });
    const done = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return done && filled;
}
