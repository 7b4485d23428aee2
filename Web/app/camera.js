/** The viewfinder. Taking a picture sends nothing; searching is a button of its own. */

import { announce } from "./announce.js";
import { icon, make } from "./elements.js";
import { frame } from "./picture.js";

/** Explains why the camera shows nothing, with an alternative. */
function reason(/** @type {unknown} */ error) {
    if (!navigator.mediaDevices?.getUserMedia) {
        return {
            title: "The camera needs a safe address",
            detail: "Open Fovea at http://localhost or over HTTPS; browsers keep the camera from any other address.",
        };
    }
    const name = error instanceof DOMException ? error.name : "";
    if (name === "NotAllowedError") {
        return {
            title: "The camera is blocked",
            detail: "Allow it for this page in the browser’s address bar, then try again. Or choose a picture instead.",
        };
    }
    if (name === "NotFoundError" || name === "OverconstrainedError") {
        return { title: "There is no camera", detail: "Connect one and try again, or choose a picture instead." };
    }
    return {
        title: "The camera doesn’t start",
        detail: "Another program may be using it. Close that program and try again, or choose a picture instead.",
    };
}

export class Camera {
    /** @type {MediaStream | null} */
    #stream = null;
    #facing = "environment";
    /** Counts starts: one that another has overtaken stops its stream. */
    #starts = 0;
    /** Whether a frame is being taken. */
    #taking = false;

    /**
     * @param {HTMLElement} place
     * @param {{ taken: (blob: Blob, search: boolean) => void, closed: () => void, choose: () => void }} actions
     */
    constructor(place, actions) {
        this.place = place;
        this.actions = actions;
        this.video = make("video", { autoplay: true, playsinline: true, "aria-label": "What the camera sees" });
        this.video.muted = true;
        // A tap on the video searches; the button does the same for keyboards.
        this.video.addEventListener("click", () => this.#take(true));
        this.hint = make("p", { class: "tap", "aria-hidden": "true" }, "Tap to search");
        this.problem = make("div", { class: "camera-problem", role: "alert", hidden: true });
        this.shutter = make("button", {
            class: "shutter",
            type: "button",
            id: "shutter",
            "aria-label": "Take the picture",
            onclick: () => this.#take(false),
        });
        this.search = make(
            "button",
            { class: "find", type: "button", id: "camera-search", onclick: () => this.#take(true) },
            icon("search"),
            make("span", {}, "Search"),
        );
        this.flip = make(
            "button",
            { class: "round", type: "button", "aria-label": "Use the other camera", onclick: () => this.#turn() },
            icon("flip"),
        );
        this.close = make(
            "button",
            { class: "round", type: "button", id: "camera-close", "aria-label": "Close the camera", onclick: actions.closed },
            icon("close"),
        );
        // The video's shape changes when a phone is rotated.
        this.video.addEventListener("resize", () => {
            const { videoWidth, videoHeight } = this.video;
            if (videoHeight > 0) place.style.setProperty("--ratio", String(videoWidth / videoHeight));
        });
        place.append(
            make(
                "div",
                { class: "viewfinder" },
                make("div", { class: "eye" }, this.video, make("span", { class: "corners", "aria-hidden": "true" }), this.hint),
            ),
            this.problem,
            make(
                "div",
                { class: "camera-controls" },
                make("div", { class: "camera-side" }, this.close, this.flip),
                this.shutter,
                make("div", { class: "camera-side end" }, this.search),
            ),
        );
    }

    async start() {
        this.stop();
        const start = (this.#starts += 1);
        this.problem.hidden = true;
        this.#allow(false);
        try {
            const stream = await navigator.mediaDevices.getUserMedia({
                video: { facingMode: this.#facing, width: { ideal: 3840 }, height: { ideal: 2160 } },
                audio: false,
            });
            if (start !== this.#starts) {
                for (const track of stream.getTracks()) track.stop();
                return;
            }
            this.#stream = stream;
            this.video.srcObject = stream;
            await this.video.play();
            this.#allow(true);
            this.flip.hidden = (await devices()) < 2;
            this.shutter.focus();
            announce("The camera is on.");
        } catch (error) {
            if (start !== this.#starts) return;
            this.#explain(error);
        }
    }

    stop() {
        this.#starts += 1;
        for (const track of this.#stream?.getTracks() ?? []) track.stop();
        this.#stream = null;
        this.video.srcObject = null;
    }

    #allow(/** @type {boolean} */ ready) {
        this.shutter.disabled = !ready;
        this.search.disabled = !ready;
        this.flip.hidden = true;
        this.hint.hidden = !ready;
    }

    #explain(/** @type {unknown} */ error) {
        const { title, detail } = reason(error);
        const again = make("button", { class: "strong", type: "button", onclick: () => this.start() }, "Try again");
        this.problem.replaceChildren(
            icon("camera"),
            make("h2", {}, title),
            make("p", {}, detail),
            make(
                "div",
                { class: "row" },
                again,
                make("button", { class: "soft", type: "button", onclick: this.actions.choose }, "Choose a picture"),
            ),
        );
        this.problem.hidden = false;
        again.focus();
    }

    /** Takes the current frame. Further taps are dropped until it is finished. */
    async #take(/** @type {boolean} */ search) {
        if (this.#taking || !this.#stream) return;
        this.#taking = true;
        try {
            const blob = await frame(this.video, "image/jpeg");
            this.stop();
            this.actions.taken(blob, search);
        } catch (error) {
            this.#explain(error);
        } finally {
            this.#taking = false;
        }
    }

    #turn() {
        this.#facing = this.#facing === "environment" ? "user" : "environment";
        this.start();
    }
}

async function devices() {
    const all = await navigator.mediaDevices.enumerateDevices();
    return all.filter((device) => device.kind === "videoinput").length;
}
