/** Routes of this app, and the browser's history. */

import { listNames } from "./items-page.js";

/**
 * A route. A picture that hasn't been searched has no URL: this tab keeps it under a key.
 * @typedef {{ session?: string | null, app?: string | null, page?: string | null, open?: number | null,
 *   place?: "start" | "camera" | "picture", key?: number, selection?: import("./geometry.js").Selection | null,
 *   from?: boolean | null, dialog?: string | null, items?: import("./items-page.js").ListName | null }} Route
 */

/** The route of the current URL. @returns {Route} */
export function currentRoute() {
    const query = new URLSearchParams(location.search);
    const state = history.state ?? {};
    const open = query.get("open");
    const page = query.get("page");
    const items = query.get("items");
    return {
        place: "start",
        ...state,
        items: listNames.find((name) => name === items) ?? null,
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

/** The URL of a route. @param {Route} route */
export function address({ session, app, page, open, items }) {
    if (items) return `/?${new URLSearchParams({ items })}`;
    if (!session) return "/";
    const query = new URLSearchParams({ session });
    if (app) query.set("app", app);
    if (page) query.set("page", page);
    else if (open !== null && open !== undefined) query.set("open", String(open));
    return `/?${query}`;
}

/** Navigates to a route, with a new history entry or replacing the current one. @param {Route} route */
export function go(route, { replace = false } = {}) {
    const { place, key, selection, from, dialog } = route;
    const state = { place, key, selection, from, dialog };
    history[replace ? "replaceState" : "pushState"](state, "", address(route));
}
