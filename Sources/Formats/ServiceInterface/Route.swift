/// A route of the service: what a path refers to.
package enum Route: Sendable, Hashable {
    /// The health of the service.
    case health
    /// The metrics for Prometheus.
    case metrics
    /// The description of the interface.
    case description
    /// A search for a picture.
    case search
    /// The sheet of a session.
    case session(String)
    /// A search for the picture of a session.
    case searchAgain(String)
    /// The picture of a session.
    case picture(String)
    /// The text and codes in the picture of a session.
    case readAgain(String)
    /// The things in the picture of a session.
    case subjectsAgain(String)
    /// A thing in the picture of a session without its background.
    case cutOutAgain(String)
    /// The actions that the picture of a session offers.
    case actions(String)
    /// Saving what an action of a session adds.
    case save(session: String, index: Int)
    /// Joining the wireless network of an action of a session.
    case join(session: String, index: Int)
    /// An item that was saved from a picture.
    case saved(String)
    /// The piece of the picture that an item was read from.
    case savedPicture(String)
    /// The picture of a result.
    case thumbnail(session: String, app: String, index: Int)
    /// Opening something in an app.
    case open
    /// Opening the app's search for more results.
    case more
    /// The labels of a picture.
    case look
    /// The text and codes in a picture.
    case read
    /// The things in a picture.
    case subjects
    /// A thing in a picture without its background.
    case cutOut
    /// The apps.
    case providers
    /// The pin of an app.
    case pin(String)
    /// The icon of an app.
    case icon(String)
    /// The questions of apps to the person.
    case questions
    /// The person's answer to a question of an app.
    case answer(String)
    /// What the person has decided about apps and stores.
    case consents
    /// The decision about an app and a store.
    case consent(app: String, store: String)
    /// The person's events to come.
    case agenda
    /// What the person has to do.
    case reminders
    /// The person's contacts.
    case contacts
    /// The person's readings.
    case readings
    /// The event stream.
    case events
    /// The catalogs.
    case catalogs
    /// A catalog.
    case catalog(String)
    /// The items of a catalog.
    case catalogItems(String)
    /// A search in a catalog.
    case searchCatalog(String)
    /// Adding items to a catalog.
    case index(String)
    /// Work on a catalog.
    case job(String)
    /// A page of an app.
    case page(app: String)
    /// A file of the web app.
    case file
    /// An unknown path below `/v1`.
    case nothing

    /// Creates the route of a path's percent-decoded segments.
    package init(_ segments: [String]) {
        switch segments.first {
        case "healthz" where segments.count == 1: self = .health
        case "metrics" where segments.count == 1: self = .metrics
        case "openapi.json" where segments.count == 1: self = .description
        case "apps" where segments.count > 1 && !segments[1].isEmpty: self = .page(app: segments[1])
        case "v1": self = Self.versioned(Array(segments.dropFirst()))
        default: self = .file
        }
    }

    private static func versioned(_ words: [String]) -> Route {
        guard !words.contains("") else { return .nothing }
        switch (words.count, words.first) {
        case (1, "search"): return .search
        case (1, "open"): return .open
        case (1, "more"): return .more
        case (1, "look"): return .look
        case (1, "read"): return .read
        case (1, "subjects"): return .subjects
        case (1, "cutout"): return .cutOut
        case (1, "providers"): return .providers
        case (1, "events"): return .events
        case (2, "sessions"): return .session(words[1])
        case (3, "sessions") where words[2] == "search": return .searchAgain(words[1])
        case (3, "sessions") where words[2] == "picture": return .picture(words[1])
        case (3, "sessions") where words[2] == "read": return .readAgain(words[1])
        case (3, "sessions") where words[2] == "subjects": return .subjectsAgain(words[1])
        case (3, "sessions") where words[2] == "cutout": return .cutOutAgain(words[1])
        case (3, "sessions") where words[2] == "actions": return .actions(words[1])
        case (5, "sessions") where words[2] == "actions" && ["save", "join"].contains(words[4]):
            guard let index = Int(words[3]), index >= 0 else { return .nothing }
            let session = words[1]
            return words[4] == "save" ? .save(session: session, index: index) : .join(session: session, index: index)
        case (2, "saved"): return .saved(words[1])
        case (3, "saved") where words[2] == "picture": return .savedPicture(words[1])
        case (7, "sessions") where words[2] == "apps" && words[4] == "results" && words[6] == "thumbnail":
            guard let index = Int(words[5]), index >= 0 else { return .nothing }
            return .thumbnail(session: words[1], app: words[3], index: index)
        case (1, "catalogs"): return .catalogs
        case (2, "catalogs"): return .catalog(words[1])
        case (3, "catalogs") where words[2] == "items": return .catalogItems(words[1])
        case (3, "catalogs") where words[2] == "search": return .searchCatalog(words[1])
        case (3, "catalogs") where words[2] == "index": return .index(words[1])
        case (2, "jobs"): return .job(words[1])
        case (3, "providers") where words[2] == "pin": return .pin(words[1])
        case (3, "providers") where words[2] == "icon": return .icon(words[1])
        case (1, "questions"): return .questions
        case (2, "questions"): return .answer(words[1])
        case (1, "consents"): return .consents
        case (3, "consents"): return .consent(app: words[1], store: words[2])
        case (1, "agenda"): return .agenda
        case (1, "reminders"): return .reminders
        case (1, "contacts"): return .contacts
        case (1, "readings"): return .readings
        default: return .nothing
        }
    }

    /// The path of the route; for a page or file, the common beginning.
    package var path: String {
        let words: [String] =
            switch self {
            case .health: ["healthz"]
            case .metrics: ["metrics"]
            case .description: ["openapi.json"]
            case .search: ["v1", "search"]
            case .session(let session): ["v1", "sessions", session]
            case .searchAgain(let session): ["v1", "sessions", session, "search"]
            case .picture(let session): ["v1", "sessions", session, "picture"]
            case .readAgain(let session): ["v1", "sessions", session, "read"]
            case .subjectsAgain(let session): ["v1", "sessions", session, "subjects"]
            case .cutOutAgain(let session): ["v1", "sessions", session, "cutout"]
            case .actions(let session): ["v1", "sessions", session, "actions"]
            case .save(let session, let index): ["v1", "sessions", session, "actions", "\(index)", "save"]
            case .join(let session, let index): ["v1", "sessions", session, "actions", "\(index)", "join"]
            case .saved(let item): ["v1", "saved", item]
            case .savedPicture(let item): ["v1", "saved", item, "picture"]
            case .thumbnail(let session, let app, let index):
                ["v1", "sessions", session, "apps", app, "results", "\(index)", "thumbnail"]
            case .open: ["v1", "open"]
            case .more: ["v1", "more"]
            case .look: ["v1", "look"]
            case .read: ["v1", "read"]
            case .subjects: ["v1", "subjects"]
            case .cutOut: ["v1", "cutout"]
            case .providers: ["v1", "providers"]
            case .pin(let app): ["v1", "providers", app, "pin"]
            case .icon(let app): ["v1", "providers", app, "icon"]
            case .questions: ["v1", "questions"]
            case .answer(let question): ["v1", "questions", question]
            case .consents: ["v1", "consents"]
            case .consent(let app, let store): ["v1", "consents", app, store]
            case .agenda: ["v1", "agenda"]
            case .reminders: ["v1", "reminders"]
            case .contacts: ["v1", "contacts"]
            case .readings: ["v1", "readings"]
            case .events: ["v1", "events"]
            case .catalogs: ["v1", "catalogs"]
            case .catalog(let catalog): ["v1", "catalogs", catalog]
            case .catalogItems(let catalog): ["v1", "catalogs", catalog, "items"]
            case .searchCatalog(let catalog): ["v1", "catalogs", catalog, "search"]
            case .index(let catalog): ["v1", "catalogs", catalog, "index"]
            case .job(let job): ["v1", "jobs", job]
            case .page(let app): ["apps", app, ""]
            case .file: [""]
            case .nothing: ["v1", ""]
            }
        return words.map { "/" + Address.segment($0) }.joined()
    }

    /// The name of the route in metrics.
    package var name: String {
        switch self {
        case .health: "healthz"
        case .metrics: "metrics"
        case .description: "openapi"
        case .search: "search"
        case .session: "session"
        case .searchAgain: "search_again"
        case .picture: "picture"
        case .readAgain: "read_again"
        case .subjectsAgain: "subjects_again"
        case .cutOutAgain: "cutout_again"
        case .actions: "actions"
        case .save: "save"
        case .join: "join"
        case .saved: "saved"
        case .savedPicture: "saved_picture"
        case .thumbnail: "thumbnail"
        case .open: "open"
        case .more: "more"
        case .look: "look"
        case .read: "read"
        case .subjects: "subjects"
        case .cutOut: "cutout"
        case .providers: "providers"
        case .pin: "pin"
        case .icon: "icon"
        case .questions: "questions"
        case .answer: "answer"
        case .consents: "consents"
        case .consent: "consent"
        case .agenda: "agenda"
        case .reminders: "reminders"
        case .contacts: "contacts"
        case .readings: "readings"
        case .events: "events"
        case .catalogs: "catalogs"
        case .catalog: "catalog"
        case .catalogItems: "catalog_items"
        case .searchCatalog: "search_catalog"
        case .index: "index"
        case .job: "job"
        case .page: "page"
        case .file: "file"
        case .nothing: "unknown"
        }
    }
}
