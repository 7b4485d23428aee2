/** Copying text and pictures, and saving pictures. */

import { announce, notify } from "./announce.js";
import { make } from "./elements.js";

/** Copies a text and says so. @param {string} text @param {string} what it is, for the announcement */
export async function copy(text, what) {
    const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    if (copied || copyByCommand(text)) announce(`${what} copied.`);
    else notify({ title: "The browser keeps the clipboard to itself", detail: "Select the text and press Ctrl C instead." });
}

/** Copies a picture, which may still be on its way, and returns whether the browser let it. @param {Promise<Blob>} picture */
export async function copyPicture(picture) {
    try {
        // At once: a browser lets a page write to the clipboard only shortly after a click.
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
        return true;
    } catch {
        return false;
    }
}

/** Saves a picture where the browser keeps downloads. @param {Blob} picture @param {string} name */
export function savePicture(picture, name) {
    const url = URL.createObjectURL(picture);
    make("a", { href: url, download: name }).click();
    // The browser reads it a moment later.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
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
