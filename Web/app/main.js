/** The web app: connects the parts of the page with the service. */

import { Actions } from "./actions.js";
import { announce, clearNotices, notify } from "./announce.js";
import { Camera } from "./camera.js";
import { find } from "./elements.js";
import { ItemsPage } from "./items-page.js";
import { PagePanel } from "./page-panel.js";
import { readPicture, sessionPicture } from "./picture.js";
import { Presence } from "./presence.js";
import { address, currentRoute, go } from "./route.js";
import { OfflineError, searchQuery, service, ServiceError } from "./service.js";
import { Sheet } from "./sheet.js";
import { Stage } from "./stage.js";
import { offerWays } from "./ways.js";

/** Pictures of this tab that haven't been searched, for the back button. The last few are kept. */
const pictures = new Map();
/** Keys are never reused, not even after a reload. */
let nextKey = Date.now();

/** The session that is shown. @type {string | null} */
let session = null;
/** The running search. @type {AbortController | null} */
let search = null;
/** The result whose page was opened last. @type {{ app: string, index: number | null } | null} */
let opened = null;
/** Counts what is shown, so that late results are dropped. */
let showing = 0;

const stage = new Stage(find("stage"), {
    search: () => startSearch(),
    stop: () => stopSearch(),
    camera: () => openCamera(),
    read: (picture, signal) => askAbout(picture, "read it", (source) => service.read({ ...source, signal })),
    subjects: (picture, at, signal) =>
        askAbout(picture, "select a thing in it", (source) => service.subjects({ ...source, at, signal })),
    cutOut: (picture, choice) =>
        askAbout(picture, "cut a thing out of it", (source) => service.cutOut({ ...source, choice })),
    failed: (problem, action) => report(problem, action),
    changed: ({ settled, pointer }) => {
        remember();
        // Once there are results, a new highlight starts a search. By keyboard, Enter does.
        if (settled && pointer && (session || search)) startSearch();
    },
});

const actions = new Actions({
    mark: (corners) => stage.mark(corners),
    piece: (corners) => stage.piece(corners),
    report: (problem) => report(problem),
});

const sheet = new Sheet(find("sheet"), {
    open: (app, result) => openPage(app, result.index, () => service.open(session ?? "", app.id, result.index)),
    more: (app) => openPage(app, null, () => service.more(session ?? "", app.id)),
    address: (app, result) => address({ session, app: app.id, open: result.index }),
    chosen: (app) => go({ ...currentRoute(), app: app.id, open: null }, { replace: true }),
    again: () => startSearch(),
    whole: () => {
        stage.selection = null;
        startSearch();
    },
    stop: () => stopSearch(),
    showApps: () => presence.apps.show(),
}, actions.place);

const page = new PagePanel(find("page"), { back: () => leavePage() });

const camera = new Camera(find("camera"), {
    taken: async (blob, searchNow) => {
        await bring(blob, { kind: "photo", name: "Photo", replace: true, live: true });
        if (searchNow) startSearch();
        else announce("The picture is taken. Highlight what you mean, or search all of it.");
    },
    closed: () => history.back(),
    choose: () => find("file").click(),
});

const items = new ItemsPage(find("items"), {
    chosen: (list) => {
        go({ items: list }, { replace: true });
        items.show(list);
    },
    report: (problem) => report(problem),
});

const presence = new Presence({ report, itemsChanged });

function itemsChanged(changed) {
    items.refresh(changed);
    page.refresh(changed);
}

// MARK: Pictures

/** Shows a picture. Nothing is sent. */
async function bring(blob, { kind = null, name = undefined, replace = false, live = false } = {}) {
    clearNotices();
    let picture;
    try {
        // A photo's file is as old as the photo, which says of "tomorrow" what day that is.
        const taken = blob instanceof File ? Math.min(blob.lastModified, Date.now()) : Date.now();
        picture = { ...(await readPicture(blob, { name, kind })), live, taken };
    } catch (problem) {
        report(problem, { name: "Choose another", run: () => find("file").click() });
        return false;
    }
    const key = nextKey++;
    keep(key, picture);
    go({ place: "picture", key }, { replace: replace || currentRoute().place === "camera" });
    await render();
    find("search").focus({ preventScroll: true });
    return true;
}

/** Stores a picture under a key, and drops the oldest. */
function keep(key, picture) {
    pictures.set(key, picture);
    for (const old of [...pictures.keys()].slice(0, -6)) {
        URL.revokeObjectURL(pictures.get(old).url);
        pictures.delete(old);
    }
}

/** Shows any error. */
function report(problem, action) {
    if (problem instanceof OfflineError) presence.showOffline();
    if (problem instanceof ServiceError) notify({ title: problem.title, detail: problem.detail, action });
    else {
        console.error(problem);
        notify({ title: "Something went wrong in this page", detail: "Load it again and try once more.", action });
    }
}

function openCamera() {
    go({ place: "camera" });
    return render();
}

offerWays({ bring, openCamera, report });

// MARK: Searching

function profile() {
    // A phone in landscape is wide and still a phone.
    if (Math.min(innerWidth, innerHeight) < 500 && matchMedia("(pointer: coarse)").matches) return "phone";
    return innerWidth < 640 ? "phone" : innerWidth < 1000 ? "tablet" : "desktop";
}

async function startSearch() {
    const picture = stage.picture;
    if (!picture) return;
    search?.abort();
    const mine = new AbortController();
    search = mine;
    clearNotices();
    closePage();
    actions.clear();
    const selection = stage.selection;
    const highlighted = Boolean(selection);
    document.body.dataset.view = "session";
    sheet.wait({ highlighted });
    stage.setSearching(true);
    showNewPicture();
    announce(highlighted ? "Searching for the highlight." : "Searching the picture.");
    const query = searchQuery({ selection, kind: picture.kind, profile: profile() });
    try {
        for await (const { event, data } of answers(picture, query, mine.signal)) {
            if (search !== mine) return;
            if (event === "session") begin(data, { highlighted });
            if (event === "app") sheet.receive(data);
        }
        sheet.end({ reason: "The answer broke off. Search again." });
        offer(picture);
    } catch (problem) {
        if (search !== mine) return;
        failed(problem);
    } finally {
        if (search === mine) {
            search = null;
            stage.setSearching(false);
        }
    }
}

/** Asks what the picture offers to do. Its apps have answered: they don't wait for its text. */
function offer(picture) {
    if (session) actions.load(session, new Date(picture.taken ?? Date.now()));
}

/** The events of a search: of the session's picture if there is one, else of the picture itself. */
async function* answers(picture, query, signal) {
    if (session) {
        try {
            yield* service.search({ session, query, signal });
            return;
        } catch (problem) {
            // An expired session is started again as long as the picture is available.
            if (!(problem instanceof ServiceError && problem.status === 404 && picture.blob)) throw problem;
            session = null;
        }
    }
    if (!picture.blob) throw new ServiceError("The picture isn’t there any more", "Bring it again to search it.", 404);
    yield* service.search({ picture: picture.blob, query, signal });
}

function begin(data, { highlighted }) {
    const isNew = data.session !== session;
    const route = currentRoute();
    // A new session replaces the picture's entry in the history; another one of the same picture adds an entry.
    const replace = !isNew || !session;
    session = data.session;
    go({ place: "picture", key: route.key, session, app: route.session ? route.app : null, selection: stage.selection }, { replace });
    sheet.begin(data, { app: route.session ? route.app : null, highlighted });
    if (!stage.picture?.shown && data.picture?.url) {
        sessionPicture(data.picture).then((picture) => {
            if (picture.shown) stage.replace({ ...picture, blob: stage.picture?.blob ?? null });
        });
    }
}

function failed(problem) {
    if (problem instanceof DOMException && problem.name === "AbortError") return;
    const known = problem instanceof ServiceError;
    if (!known) console.error(problem);
    if (problem instanceof OfflineError) presence.showOffline();
    const title = known ? problem.title : "Something went wrong in this page";
    const detail = known ? problem.detail : "Load it again and try once more.";
    // The same picture would be refused again.
    const isRefused = known && [413, 415, 422].includes(problem.status);
    const action = isRefused ? { name: "Choose another", run: () => find("file").click() } : undefined;
    // Answers that have arrived stay.
    if (sheet.answers.size > 0) sheet.end({ reason: `${title}. ${detail}` });
    else sheet.fail({ title, detail, action });
    announce(`${title}. ${detail}`, { after: 200 });
}

function stopSearch() {
    search?.abort();
    search = null;
    stage.setSearching(false);
    if (sheet.apps.length > 0) sheet.end({ reason: "The search ended before this app had answered.", stopped: true });
    else {
        sheet.clear();
        sheet.place.hidden = true;
        document.body.dataset.view = "picture";
    }
    announce("Stopped.");
}

/** Stores the highlight with a picture that hasn't been searched yet. A session keeps the highlight of its search. */
function remember() {
    if (session) return;
    go({ ...currentRoute(), selection: stage.selection }, { replace: true });
}

// MARK: Looking into the picture

/**
 * Asks about a picture: about the session's if there is one, which the service has already.
 * @template Answer
 * @param {import("./picture.js").Picture} picture
 * @param {string} purpose why the picture would have to be brought again
 * @param {(source: { session?: string, picture?: Blob }) => Promise<Answer>} ask
 */
async function askAbout(picture, purpose, ask) {
    clearNotices();
    if (session) {
        try {
            return await ask({ session });
        } catch (problem) {
            if (!(problem instanceof ServiceError && problem.isForgotten && picture.blob)) throw problem;
        }
    }
    if (!picture.blob) throw new ServiceError("The picture isn’t there any more", `Bring it again to ${purpose}.`, 404);
    return ask({ picture: picture.blob });
}

// MARK: Pages of apps

async function openPage(app, index, ask) {
    clearNotices();
    try {
        const { page: path, dialog, raised } = await ask();
        opened = { app: app.id, index };
        go({ ...currentRoute(), app: app.id, page: path, open: null, from: true, dialog });
        await render();
        // It is true only now and not part of the address: it isn't shown again after going back.
        if (raised && page.path === path) page.tellRaised(app.name);
    } catch (problem) {
        if (problem instanceof ServiceError && problem.isForgotten) {
            notify({
                title: "That search is gone",
                detail: "Fovea was restarted, or the search is old. The picture is still here.",
                action: { name: "Search again", run: () => startSearch() },
            });
        } else {
            report(problem, { name: "Try again", run: () => openPage(app, index, ask) });
        }
    }
}

/** Goes back to the results. */
function leavePage() {
    if (!page.path) return;
    const route = currentRoute();
    if (route.from) {
        // Navigation within the app's frame adds history entries in between; the Navigation API knows this page's own
        // entries.
        if ("navigation" in window) /** @type {any} */ (window).navigation.back();
        else history.back();
        return;
    }
    closePage();
}

/** Closes the page without navigation, as for a new search. */
function closePage() {
    if (!page.path) return;
    go({ ...currentRoute(), page: null, from: null, dialog: null }, { replace: true });
    page.hide();
    focusOpened();
}

function focusOpened() {
    sheet.focusResult(opened ?? { app: sheet.current ?? "", index: null });
}

// MARK: Routes

function showNewPicture() {
    find("new-picture").hidden = document.body.dataset.view === "start" || document.body.dataset.view === "camera";
}

function view(name) {
    document.body.dataset.view = name;
    find("start").hidden = name !== "start";
    find("camera").hidden = name !== "camera";
    find("items").hidden = name !== "items";
    find("look").hidden = name !== "picture" && name !== "session";
    showNewPicture();
    if (name !== "camera") camera.stop();
}

async function render() {
    const route = currentRoute();
    const mine = (showing += 1);
    if (route.session) {
        await showSession(route, mine);
        return;
    }
    search?.abort();
    search = null;
    stage.setSearching(false);
    session = null;
    page.hide();
    actions.clear();
    sheet.clear();
    sheet.place.hidden = true;
    if (route.items) {
        view("items");
        await items.show(route.items);
    } else if (route.place === "camera") {
        view("camera");
        await camera.start();
    } else if (route.place === "picture" && pictures.has(route.key)) {
        view("picture");
        stage.show(pictures.get(route.key));
        stage.selection = route.selection ?? null;
    } else {
        view("start");
    }
}

async function showSession(route, mine) {
    if (route.session !== session) {
        view("session");
        search?.abort();
        sheet.clear();
        sheet.wait();
        try {
            const data = await service.session(route.session);
            const picture = pictures.get(route.key) ?? (await sessionPicture(data.picture));
            if (mine !== showing) return;
            if (route.key !== undefined) keep(route.key, picture);
            session = route.session;
            stage.show(picture);
            stage.selection = route.selection ?? null;
            sheet.begin(data, { app: route.app, highlighted: Boolean(route.selection) });
            follow(data);
            actions.clear();
            offer(picture);
        } catch (problem) {
            if (mine !== showing) return;
            gone(problem);
            return;
        }
    } else {
        view("session");
        if (route.app && route.app !== sheet.current) sheet.select(route.app);
    }
    const app = sheet.apps.find(({ id }) => id === route.app) ?? sheet.apps[0];
    if (route.page && app) {
        page.show({ app, path: route.page, dialog: route.dialog });
    } else if (route.open !== null && route.open !== undefined && app) {
        const index = route.open;
        go({ ...route, open: null }, { replace: true });
        await openPage(app, index, () => service.open(session ?? "", app.id, index));
    } else if (page.path) {
        page.hide();
        focusOpened();
    }
}

/** Shows the answers of a stored sheet, and later ones: another tab may still be searching. */
async function follow(data) {
    const id = data.session;
    // A search whose client disconnected never ends; apps have a few seconds.
    for (let attempt = 0; session === id && !search; attempt += 1) {
        for (const answer of data.apps) {
            // In a stored sheet, an app and its answer are one object.
            if (answer.state !== "searching" && !sheet.answers.has(answer.id)) {
                sheet.receive({ ...answer, app: answer.id }, { quiet: true });
            }
        }
        if (data.milliseconds !== null || attempt === 24) {
            sheet.end({ reason: "The search ended before it answered. Search again." });
            return;
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
        data = await service.session(id).catch(() => data);
    }
}

/** Reports a session that can't be shown on the start page, where the next search begins. */
function gone(problem) {
    go({ place: "start" }, { replace: true });
    session = null;
    sheet.clear();
    view("start");
    if (problem instanceof ServiceError && problem.status === 404) {
        notify({ title: "That search is gone", detail: "Searches are forgotten after a while. Show the picture again." });
    } else {
        report(problem);
    }
}

function startOver(event) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    clearNotices();
    if (document.body.dataset.view !== "start") go({ place: "start" });
    render();
    find("start-title").scrollIntoView({ block: "nearest" });
    find("main").focus({ preventScroll: true });
}

find("home").addEventListener("click", startOver);
find("new-picture").addEventListener("click", startOver);
find("apps-button").addEventListener("click", () => presence.apps.show());
find("items-button").addEventListener("click", () => {
    clearNotices();
    if (document.body.dataset.view !== "items") go({ items: "agenda" });
    render();
    find("main").focus({ preventScroll: true });
});
addEventListener("popstate", () => {
    clearNotices();
    render();
});

// A reload doesn't turn the camera on without being asked.
if (currentRoute().place === "camera") go({ place: "start" }, { replace: true });
render();
presence.meet();
presence.listen();
