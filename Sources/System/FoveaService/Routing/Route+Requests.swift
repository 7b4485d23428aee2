import HTTPEngine
import ServiceInterface

extension Route {
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
}

extension HTTPTarget {
    /// The values of a name behind the question mark, in order.
    func values(_ name: QueryName) -> [String] { values(name.rawValue) }
}
