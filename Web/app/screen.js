/** A screenshot of the screen, a window or a tab, as the person chooses. */

import { frame } from "./picture.js";
import { ServiceError } from "./service.js";

/** Whether this browser can capture the screen. Phones can't. */
export const canCaptureScreen = () => Boolean(navigator.mediaDevices?.getDisplayMedia);

/** @returns {Promise<Blob>} */
export async function captureScreen() {
    if (!canCaptureScreen()) {
        throw new ServiceError("This browser can’t picture the screen", "Take a screenshot and paste it here.", 0);
    }
    let stream;
    try {
        stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 5 }, audio: false });
    } catch (error) {
        // Cancelling and forbidding the browser's chooser give the same error.
        if (error instanceof DOMException && error.name === "NotAllowedError") {
            throw new ServiceError(
                "Nothing was captured",
                "The chooser was closed, or the browser keeps the screen from this page. A screenshot can be pasted as well.",
                0,
            );
        }
        throw new ServiceError("The screen couldn’t be captured", "Take a screenshot and paste it here.", 0);
    }
    try {
        const video = document.createElement("video");
        video.muted = true;
        video.srcObject = stream;
        await video.play();
        // The first frame may still show the browser's chooser.
        await new Promise((resolve) => setTimeout(resolve, 250));
        return await frame(video, "image/png");
    } finally {
        for (const track of stream.getTracks()) track.stop();
    }
}
