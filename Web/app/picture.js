/** Pictures from files, the clipboard, drag and drop, the screen and the camera. */

import { ServiceError } from "./service.js";

/**
 * A picture, or a document, of which the service takes the first page. `shown` is false if the browser can't decode it,
 * though the service may.
 * @typedef {{ url: string, blob: Blob | null, width: number, height: number, shown: boolean, name: string,
 *   kind: "photo" | "screenshot" | null, live?: boolean, document?: boolean,
 *   taken?: number }} Picture
 */

const readable = "Fovea reads JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF and BMP, and the first page of PDF documents.";

/** The kind of a file that the service decodes and browsers may not, by its signature, or null. */
async function kindForService(/** @type {Blob} */ blob) {
    // A folder has no bytes.
    const head = await blob.slice(0, 32).arrayBuffer().catch(() => new ArrayBuffer(0));
    const text = String.fromCharCode(...new Uint8Array(head));
    const isTIFF = text.startsWith("II*\0") || text.startsWith("MM\0*");
    const isHEIF = text.slice(4, 8) === "ftyp" && /heic|heix|hevc|mif1|msf1|avif|avis/.test(text.slice(8));
    if (isTIFF || isHEIF) return "picture";
    return /^(\u00ef\u00bb\u00bf)?\s*%PDF-/.test(text) ? "document" : null;
}

/** The name of a file for a message, shortened to a line. */
function named(/** @type {string} */ name) {
    if (!name) return "This";
    return name.length > 40 ? `“${name.slice(0, 24)}…${name.slice(-12)}”` : `“${name}”`;
}

/**
 * Reads a file and prepares it for display.
 * @param {Blob} blob
 * @param {{ name?: string, kind?: "photo" | "screenshot" | null }} [facts]
 * @returns {Promise<Picture>}
 */
export async function readPicture(blob, { name = blob instanceof File ? blob.name : "", kind = null } = {}) {
    if (blob.size === 0) {
        throw new ServiceError(`${named(name)} is empty`, "Choose another picture.", 0);
    }
    const url = URL.createObjectURL(blob);
    try {
        const image = new Image();
        image.src = url;
        await image.decode();
        // An SVG without a size has no pixels to search.
        if (image.naturalWidth === 0) throw new Error("The picture has no size.");
        return { url, blob, width: image.naturalWidth, height: image.naturalHeight, shown: true, name, kind };
    } catch {
        URL.revokeObjectURL(url);
        const known = await kindForService(blob);
        if (known) {
            return { url: "", blob, width: 4, height: 3, shown: false, name, kind, document: known === "document" };
        }
        if (/^image\/(jpeg|png|webp|gif|bmp)/.test(blob.type)) {
            throw new ServiceError(
                `${named(name)} can’t be shown`,
                "It is damaged, or too large for this browser. Save it again or make it smaller, or choose another.",
                0,
            );
        }
        throw new ServiceError(`${named(name)} isn’t a picture`, readable, 0);
    }
}

/**
 * The picture of a restored session, as by a link or the back button.
 *
 * Its bytes are kept: if the session expires, the same picture is searched again.
 * @returns {Promise<Picture>}
 */
export async function sessionPicture({ url, width, height }) {
    const blob = await fetch(url).then((response) => (response.ok ? response.blob() : null), () => null);
    const local = blob ? URL.createObjectURL(blob) : "";
    const image = new Image();
    image.src = local;
    const shown = await image.decode().then(() => true, () => false);
    if (!shown) URL.revokeObjectURL(local);
    return {
        url: shown ? local : "",
        blob,
        width: (shown && image.naturalWidth) || width || 4,
        height: (shown && image.naturalHeight) || height || 3,
        shown,
        name: "",
        kind: null,
    };
}

/** The first picture among dropped or pasted files, and the number of files. @param {DataTransfer | null} transfer */
export function pictureIn(transfer) {
    const files = [...(transfer?.files ?? [])];
    const file = files.find(({ type }) => type.startsWith("image/")) ?? files[0] ?? null;
    return { file, others: Math.max(0, files.length - 1) };
}

/** The picture in the clipboard. */
export async function clipboardPicture() {
    if (!navigator.clipboard?.read) {
        throw new ServiceError("This button can’t reach the clipboard", "Press Ctrl V to paste instead.", 0);
    }
    let items;
    try {
        items = await navigator.clipboard.read();
    } catch {
        throw new ServiceError("The browser keeps the clipboard to itself", "Allow it, or press Ctrl V instead.", 0);
    }
    for (const item of items) {
        const type = item.types.find((name) => name.startsWith("image/"));
        if (type) return item.getType(type);
    }
    throw new ServiceError("There is no picture on the clipboard", "Copy a picture first, then paste it here.", 0);
}

/** A frame of a video as a file. @param {HTMLVideoElement} video @param {"image/jpeg" | "image/png"} type */
export function frame(video, type) {
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return new Promise((resolve, reject) => {
        canvas.toBlob(
            (blob) => (blob ? resolve(blob) : reject(new ServiceError("The frame couldn’t be kept", "Try again.", 0))),
            type,
            0.95,
        );
    });
}
