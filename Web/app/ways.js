/** The sources of pictures: files, the clipboard, drag and drop, the screen, the camera. */

import { notify } from "./announce.js";
import { find } from "./elements.js";
import { clipboardPicture, pictureIn } from "./picture.js";
import { canCaptureScreen, captureScreen } from "./screen.js";

/**
 * Handles the buttons of the start page, and paste and drop anywhere.
 * @param {{
 *   bring: (blob: Blob, facts?: { kind?: "photo" | "screenshot", name?: string }) => Promise<boolean>,
 *   openCamera: () => void,
 *   report: (problem: unknown, action?: { name: string, run: () => void }) => void,
 * }} actions
 */
export function offerWays({ bring, openCamera, report }) {
    /** Uses the first picture among dropped or pasted files, and reports that the others are ignored. */
    async function bringFirst({ file, others }, facts = {}) {
        if (!(await bring(file, facts)) || others === 0) return;
        const left = others === 1 ? "the other file was left out" : `${others} other files were left out`;
        notify({ title: "One picture at a time", detail: `The first picture is shown, and ${left}.` });
    }

    async function takeScreen() {
        try {
            await bring(await captureScreen(), { kind: "screenshot", name: "Screenshot" });
        } catch (problem) {
            report(problem, { name: "Try again", run: () => takeScreen() });
        }
    }

    async function takeClipboard() {
        try {
            await bring(await clipboardPicture(), { name: "The pasted picture" });
        } catch (problem) {
            report(problem);
        }
    }

    find("way-file").addEventListener("click", () => find("file").click());
    find("file").addEventListener("change", (event) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        const file = input.files?.[0];
        // Emptied, so that the same file can be chosen again.
        if (file) bring(file).finally(() => (input.value = ""));
    });
    find("way-camera").addEventListener("click", () => openCamera());
    find("way-screen").addEventListener("click", () => takeScreen());
    find("way-screen").hidden = !canCaptureScreen();
    find("way-paste").addEventListener("click", () => takeClipboard());

    addEventListener("paste", (event) => {
        event.preventDefault();
        const found = pictureIn(event.clipboardData);
        if (found.file) bringFirst(found, { name: "The pasted picture" });
        else {
            notify({
                title: "There is no picture on the clipboard",
                detail: "Copy a picture or take a screenshot, then paste it here.",
            });
        }
    });
    addEventListener("dragover", (event) => {
        if (![...(event.dataTransfer?.types ?? [])].includes("Files")) return;
        event.preventDefault();
        document.body.classList.add("dropping");
    });
    addEventListener("dragleave", (event) => {
        if (!event.relatedTarget) document.body.classList.remove("dropping");
    });
    addEventListener("drop", (event) => {
        event.preventDefault();
        document.body.classList.remove("dropping");
        const found = pictureIn(event.dataTransfer);
        if (found.file) bringFirst(found);
        else notify({ title: "That isn’t a file", detail: "Drop a picture from a folder, or paste it with Ctrl V." });
    });
}
