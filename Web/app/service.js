/** The service's HTTP interface. */

import { events } from "./event-stream.js";

/** A request that the service refused or couldn't answer. */
export class ServiceError extends Error {
    /**
     * @param {string} title what happened
     * @param {string} detail what to do about it
     * @param {number} status the HTTP status, or 0 without a response
     * @param {string} [type] the kind of problem, as the service names it
     * @param {string} [field] the name of the field that it is about
     */
    constructor(title, detail, status, type = "", field = undefined) {
        super(detail ? `${title}: ${detail}` : title);
        this.title = title;
        this.detail = detail;
        this.status = status;
        this.type = type;
        this.field = field;
    }

    /** Whether the session is unknown: it has expired, or the service was restarted. */
    get isForgotten() {
        return this.type.endsWith(":unknown-session");
    }
}

/** The service didn't answer. */
export class OfflineError extends ServiceError {
    constructor() {
        super("Fovea isn’t answering", "Start it with “fovea serve”, then try again.", 0);
    }
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function request(path, options = {}) {
    let response;
    try {
        response = await fetch(path, { cache: "no-store", ...options });
    } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") throw error;
        throw new OfflineError();
    }
    if (response.ok) return response;
    const problem = await response.json().catch(() => ({}));
    throw new ServiceError(
        problem.title || `Fovea answered with status ${response.status}`,
        problem.detail || "",
        response.status,
        problem.type || "",
        problem.field,
    );
}

/** The options of a request with JSON. @param {string} method @param {unknown} content */
const json = (method, content) => ({
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(content),
});

/** @param {string} path @param {unknown} content */
async function post(path, content) {
    return (await request(path, json("POST", content))).json();
}

/**
 * A picture, or the session that has it.
 * @typedef {{ picture?: Blob, session?: string, signal?: AbortSignal }} Source
 */

/**
 * Sends a picture with a request, or names the session that has it.
 * @param {string} what @param {Source} source @param {URLSearchParams} [query] @param {Record<string, string>} [headers]
 */
function about(what, { picture, session, signal }, query = new URLSearchParams(), headers = {}) {
    const path = session ? `/v1/sessions/${encodeURIComponent(session)}/${what}` : `/v1/${what}`;
    return request(query.size > 0 ? `${path}?${query}` : path, {
        method: "POST",
        headers: session ? headers : { ...headers, "Content-Type": picture?.type || "application/octet-stream" },
        body: session ? undefined : picture,
        signal,
    });
}

/**
 * The query parameters of a search.
 * @param {{ selection?: import("./geometry.js").Selection | null, kind?: string | null, profile: string, app?: string }} search
 */
export function searchQuery({ selection, kind, profile, app }) {
    const query = new URLSearchParams();
    const rounded = (/** @type {number} */ number) => Math.round(number * 1e4) / 1e4;
    if (selection?.points) query.set("lasso", selection.points.flat().map(rounded).join(","));
    else if (selection) {
        // Edges are rounded, and sides follow: rounded separately, their sum could exceed the picture.
        const [left, top] = [rounded(selection.x), rounded(selection.y)];
        const [right, bottom] = [rounded(selection.x + selection.width), rounded(selection.y + selection.height)];
        query.set("region", [left, top, rounded(right - left), rounded(bottom - top)].join(","));
    }
    if (kind) query.set("kind", kind);
    if (app) query.append("app", app);
    query.set("profile", profile);
    return query;
}

export const service = {
    /**
     * Searches a new picture, or the picture of a session again.
     * @param {Source & { query: URLSearchParams }} search
     * @returns {AsyncGenerator<{ event: string, data: any }>}
     */
    async *search({ query, ...source }) {
        const response = await about("search", source, query, { Accept: "text/event-stream" });
        if (!response.body) return;
        try {
            for await (const { event, data } of events(response.body)) yield { event, data: JSON.parse(data) };
        } catch (error) {
            if (error instanceof TypeError) throw new OfflineError();
            throw error;
        }
    },

    /**
     * The text and the codes in a picture, or in that of a session.
     * @param {Source} source
     * @returns {Promise<import("./reading.js").Found>}
     */
    read: async (source) => (await about("read", source)).json(),

    /**
     * The things in a picture, or in that of a session, and the one at a place.
     * @param {Source & { at: [number, number] | null }} source
     * @returns {Promise<import("./subjects.js").Found>}
     */
    subjects: async ({ at, ...source }) =>
        (await about("subjects", source, new URLSearchParams(at ? { at: String(at) } : {}))).json(),

    /** A thing in a picture, or in that of a session, without its background. @param {Source & { choice: Record<string, string> }} source */
    cutOut: async ({ choice, ...source }) => (await about("cutout", source, new URLSearchParams(choice))).blob(),

    /**
     * What the picture of a session offers to do.
     * @param {string} session
     * @param {{ moment: string, region?: string, languages: readonly string[] }} circumstances of the capture
     * @returns {Promise<import("./actions.js").Action[]>}
     */
    actions: async (session, circumstances) =>
        (await post(`/v1/sessions/${encodeURIComponent(session)}/actions`, circumstances)).actions,

    /** Saves what an action adds, with changed fields. @param {string} session @param {number} index @param {Record<string, string>} fields */
    save: (session, index, fields) => post(`/v1/sessions/${encodeURIComponent(session)}/actions/${index}/save`, { fields }),

    /** Joins the network of an action, with changed fields. @param {string} session @param {number} index @param {Record<string, string>} fields */
    join: (session, index, fields) =>
        request(`/v1/sessions/${encodeURIComponent(session)}/actions/${index}/join`, json("POST", { fields })),

    /** Takes back what was saved. @param {string} id */
    undo: (id) => request(`/v1/saved/${encodeURIComponent(id)}`, { method: "DELETE" }),

    /** The address of the piece of a picture that something was read from. @param {string} id */
    savedPicture: (id) => `/v1/saved/${encodeURIComponent(id)}/picture`,

    /** Forgets what something was read from; the item stays. @param {string} id */
    forget: (id) => request(service.savedPicture(id), { method: "DELETE" }),

    /** The sheet of a session. @param {string} session */
    async session(session) {
        return (await request(`/v1/sessions/${encodeURIComponent(session)}`)).json();
    },

    /** Opens a result in its app. @param {string} session @param {string} app @param {number} index */
    open: (session, app, index) => post("/v1/open", { session, app, index }),

    /** Opens an app's own search with the same picture. @param {string} session @param {string} app */
    more: (session, app) => post("/v1/more", { session, app }),

    /** The apps in their order. */
    async providers() {
        return (await (await request("/v1/providers")).json()).providers;
    },

    /** Pins or unpins an app. @param {string} app @param {boolean} pinned */
    pin: (app, pinned) =>
        request(`/v1/providers/${encodeURIComponent(app)}/pin`, { method: pinned ? "PUT" : "DELETE" }),

    /**
     * The first of the person's items that contain words, or the decisions about apps.
     * @param {string} list `agenda`, `reminders`, `contacts`, `readings` or `consents` @param {string} words
     */
    async items(list, words) {
        return (await request(`/v1/${list}${words ? `?${new URLSearchParams({ q: words })}` : ""}`)).json();
    },

    /** Decides what an app may do with a store, or takes the decision back. @param {string} app @param {string} store @param {string | null} status */
    async decide(app, store, status) {
        const path = `/v1/consents/${encodeURIComponent(app)}/${encodeURIComponent(store)}`;
        return (await request(path, status === null ? { method: "DELETE" } : json("PUT", { status }))).json();
    },

    /** Answers a question of an app, or takes it away without an answer. @param {string} id @param {boolean | null} allow */
    async answer(id, allow) {
        const path = `/v1/questions/${encodeURIComponent(id)}`;
        if (allow === null) await request(path, { method: "DELETE" });
        else await request(path, json("POST", { allow }));
    },

    /** The stream of changes of apps, jobs, questions and items. */
    events: () => new EventSource("/v1/events"),
};
