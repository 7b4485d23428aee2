/** Addresses of this app's places, and the history of the browser. */

/**
 * Where a person is. A picture that nobody searched has no address: it lives in this tab, under a key.
 * @typedef {{ session?: string | null, app?: string | null, page?: string | null, open?: number | null,
 *   place?: "start" | "camera" | "picture", key?: number, selection?: import("./geometry.js").Selection | null,
 *   from?: boolean | null, dialog?: string | null }} Route
 */

/** The place that the address names. @returns {Route} */
export function currentRoute() {
    const query = new URLSearchParams(location.search);
    const state = history.state ?? {};
    const open = query.get("open");
    const page = query.get("page");
    return {
        place: "start",
        ...state,
        session: query.get("session"),
        app: query.get("app"),
        // Only pages of apps are shown in the panel, whoever wrote the address.
        page: page && /^\/apps\/[^/]+/.test(page) && isWithin(page, "/apps/") ? page : null,
        open: open !== null && /^\d{1,6}$/.test(open) ? Number(open) : null,
    };
}

function isWithin(/** @type {string} */ path, /** @type {string} */ prefix) {
    const address = new URL(path, location.origin);
    return address.origin === location.origin && address.pathname.startsWith(prefix);
}

/** The address of a place. @param {Route} route */
export function address({ session, app, page, open }) {
    if (!session) return "/";
    const query = new URLSearchParams({ session });
    if (app) query.set("app", app);
    if (page) query.set("page", page);
    else if (open !== null && open !== undefined) query.set("open", String(open));
    return `/?${query}`;
}

/** Goes to a place, by a new step of the history or in the last one's stead. @param {Route} route */
export function go(route, { replace = false } = {}) {
    const { place, key, selection, from, dialog } = route;
    const state = { place, key, selection, from, dialog };
    history[replace ? "replaceState" : "pushState"](state, "", address(route));
}
