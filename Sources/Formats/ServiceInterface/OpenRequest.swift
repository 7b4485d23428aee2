package import ProviderFrames

/// A request to open a result of a session, another known result, a link, or an app's own search.
package struct OpenRequest: Codable, Sendable, Hashable {
    /// The session of the result or of the search.
    package var session: String?
    /// The identifier of the app.
    package var app: String?
    /// The position of the result in the app's answer.
    package var index: Int?
    /// The reference to a result without a session.
    package var reference: ItemReference?
    /// A link, which determines its app.
    package var link: String?
    /// The token that lets the app's window come to the front.
    package var activationToken: String?

    /// Creates a request.
    package init(
        session: String? = nil,
        app: String? = nil,
        index: Int? = nil,
        reference: ItemReference? = nil,
        link: String? = nil,
        activationToken: String? = nil
    ) {
        self.session = session
        self.app = app
        self.index = index
        self.reference = reference
        self.link = link
        self.activationToken = activationToken
    }
}

/// An app in which something was opened.
package struct OpenedApp: Sendable, Hashable {
    /// The identifier of the app.
    package let app: String
    /// The result of the opening.
    package let opening: Opening

    /// Creates the reply to a request.
    package init(app: String, opening: Opening) {
        self.app = app
        self.opening = opening
    }

    /// The path of the app's page at the service.
    package var page: String { Address.page(opening.place, of: app) }
}

extension OpenedApp: Codable {
    private enum CodingKeys: String, CodingKey { case app, page, dialog, raised, warnings }

    /// Decodes a reply.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        app = try container.decode(String.self, forKey: .app)
        let page = try container.decode(String.self, forKey: .page)
        let prefix = "/apps/\(Address.segment(app))"
        opening = Opening(
            place: page.hasPrefix(prefix) ? String(page.dropFirst(prefix.count)) : page,
            dialog: try container.decodeIfPresent(String.self, forKey: .dialog),
            isRaised: try container.decode(Bool.self, forKey: .raised),
            warnings: try container.decode([String].self, forKey: .warnings)
        )
    }

    /// Encodes a reply.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(app, forKey: .app)
        try container.encode(page, forKey: .page)
        try container.encodeIfPresent(opening.dialog, forKey: .dialog)
        try container.encode(opening.isRaised, forKey: .raised)
        try container.encode(opening.warnings, forKey: .warnings)
    }
}
