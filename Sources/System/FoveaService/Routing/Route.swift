import HTTPEngine

/// What a path of the service names.
enum Route: Sendable, Equatable {
    case health
    case metrics
    case description
    case search
    case session(String)
    case searchAgain(String)
    case picture(String)
    case thumbnail(session: String, app: String, index: Int)
    case open
    case more
    case look
    case providers
    case pin(String)
    case icon(String)
    case events
    case catalogs
    case catalog(String)
    case catalogItems(String)
    case searchCatalog(String)
    case index(String)
    case job(String)
    case page(app: String)
    case file
    /// A path below `/v1` that names nothing.
    case nothing

    init(_ target: HTTPTarget) {
        let segments = target.segments
        switch segments.first {
        case "healthz" where segments.count == 1: self = .health
        case "metrics" where segments.count == 1: self = .metrics
        case "openapi.json" where segments.count == 1: self = .description
        case "apps" where segments.count > 1 && !segments[1].isEmpty: self = .page(app: segments[1])
        case "v1": self = Self.versioned(segments.dropFirst())
        default: self = .file
        }
    }

    private static func versioned(_ segments: ArraySlice<String>) -> Route {
        let words = Array(segments)
        guard !words.contains("") else { return .nothing }
        switch (words.count, words.first) {
        case (1, "search"): return .search
        case (1, "open"): return .open
        case (1, "more"): return .more
        case (1, "look"): return .look
        case (1, "providers"): return .providers
        case (1, "events"): return .events
        case (2, "sessions"): return .session(words[1])
        case (3, "sessions") where words[2] == "search": return .searchAgain(words[1])
        case (3, "sessions") where words[2] == "picture": return .picture(words[1])
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
        default: return .nothing
        }
    }

    /// The methods that the route takes.
    var methods: [HTTPMethod] {
        switch self {
        case .search, .searchAgain, .open, .more, .look, .index: [.post]
        case .searchCatalog: [.get, .head, .post]
        case .session, .job: [.get, .head, .delete]
        case .pin: [.put, .delete]
        case .page: [.get, .head, .post]
        default: [.get, .head]
        }
    }

    /// What the body of a request may hold.
    enum Body: Sendable, Equatable {
        case none
        case picture
        case json
        case items
        /// What a form of an app sends.
        case form
    }

    /// What the body of a request may hold.
    var body: Body {
        switch self {
        case .search, .look, .searchCatalog: .picture
        case .open, .more: .json
        case .index: .items
        case .page: .form
        default: .none
        }
    }

    /// A Boolean value that indicates whether an answer may take seconds, because apps or engines work on it.
    var lasts: Bool {
        switch self {
        case .search, .searchAgain, .look, .searchCatalog, .open, .more, .page: true
        default: false
        }
    }

    /// The name by which requests are counted.
    var name: String {
        switch self {
        case .health: "healthz"
        case .metrics: "metrics"
        case .description: "openapi"
        case .search: "search"
        case .session: "session"
        case .searchAgain: "search_again"
        case .picture: "picture"
        case .thumbnail: "thumbnail"
        case .open: "open"
        case .more: "more"
        case .look: "look"
        case .providers: "providers"
        case .pin: "pin"
        case .icon: "icon"
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
