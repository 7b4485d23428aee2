import HTTPEngine
import ServiceInterface

extension Route {
    /// The allowed methods of the route.
    var methods: [HTTPMethod] {
        switch self {
        case .search, .searchAgain, .open, .more, .look, .read, .readAgain, .subjects, .subjectsAgain, .cutOut,
            .cutOutAgain,
            .index, .actions, .save, .join:
            [.post]
        case .searchCatalog: [.get, .head, .post]
        case .answer: [.post, .delete]
        case .session, .job, .savedPicture: [.get, .head, .delete]
        case .saved: [.delete]
        case .pin, .consent: [.put, .delete]
        case .page: [.get, .head, .post]
        default: [.get, .head]
        }
    }

    /// The kind of a request's body.
    enum Body: Sendable, Equatable {
        case none
        case picture
        case json
        case items
        /// The form of an app.
        case form
    }

    /// The kind of the route's request body.
    var body: Body {
        switch self {
        case .search, .look, .read, .subjects, .cutOut, .searchCatalog: .picture
        case .open, .more, .answer, .consent, .actions, .save, .join: .json
        case .index: .items
        case .page: .form
        default: .none
        }
    }

    /// A Boolean value that indicates whether only the service's own user may request it: what names files of this
    /// machine, and what is the person's own.
    var isForOwner: Bool {
        switch self {
        case .index, .questions, .answer, .consents, .consent, .agenda, .reminders, .contacts, .readings, .save, .join,
            .saved, .savedPicture:
            true
        default: false
        }
    }

    /// A Boolean value that indicates whether an answer may take seconds, because apps or engines work on it.
    var lasts: Bool {
        switch self {
        case .search, .searchAgain, .look, .read, .readAgain, .subjects, .subjectsAgain, .cutOut, .cutOutAgain,
            .actions, .join, .searchCatalog, .open, .more, .page:
            true
        default: false
        }
    }
}

extension HTTPTarget {
    /// Returns the values of a query parameter, in order.
    func values(_ name: QueryName) -> [String] { values(name.rawValue) }
}
