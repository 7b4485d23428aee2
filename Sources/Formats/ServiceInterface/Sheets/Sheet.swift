import ProviderFrames

/// A result sheet: the answers to a search.
package struct Sheet: Sendable {
    /// The part that is known before any app answers.
    package let head: Head
    /// The outcomes of apps so far, in the order of arrival.
    package var entries: [Entry]
    /// The time of the whole search, in milliseconds, once it is finished.
    package var milliseconds: Double?

    /// Creates a sheet without answers.
    package init(head: Head) {
        self.head = head
        entries = []
    }

    /// Returns the outcome of an app, or nil while it is pending.
    package func entry(of app: String) -> Entry? { entries.first { $0.app == app } }

    /// The part of a sheet that is known before any app answers.
    package struct Head: Sendable, Hashable {
        /// The identifier of the session.
        package let session: String
        /// The width of the upright picture.
        package let width: Int
        /// The height of the upright picture.
        package let height: Int
        /// The labels of the search.
        package let labels: [String]
        /// The apps of the search, in order.
        package let apps: [PlacedApp]

        /// Creates the head of a sheet.
        package init(session: String, width: Int, height: Int, labels: [String], apps: [PlacedApp]) {
            self.session = session
            self.width = width
            self.height = height
            self.labels = labels
            self.apps = apps
        }
    }
}

extension Sheet.Head: Codable {
    private enum CodingKeys: String, CodingKey { case session, picture, labels, apps }

    private struct Picture: Codable {
        let width: Int
        let height: Int
        let url: String
    }

    /// Decodes the first event of a search.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let picture = try container.decode(Picture.self, forKey: .picture)
        self.init(
            session: try container.decode(String.self, forKey: .session),
            width: picture.width,
            height: picture.height,
            labels: try container.decode([String].self, forKey: .labels),
            apps: try container.decode([AppHeading].self, forKey: .apps).map(\.placed)
        )
    }

    /// Encodes the first event of a search.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try encodeSubject(to: encoder)
        try container.encode(apps.map(AppHeading.init), forKey: .apps)
    }

    /// Encodes everything except the apps.
    fileprivate func encodeSubject(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(session, forKey: .session)
        let picture = Picture(width: width, height: height, url: Route.picture(session).path)
        try container.encode(picture, forKey: .picture)
        try container.encode(labels, forKey: .labels)
    }
}

extension Sheet: Encodable {
    private enum CodingKeys: String, CodingKey { case apps, milliseconds }

    /// An app and its outcome.
    private struct Line: Encodable {
        let app: PlacedApp
        let entry: Entry?

        private enum CodingKeys: String, CodingKey { case state }

        func encode(to encoder: any Encoder) throws {
            try AppHeading(app).encode(to: encoder)
            if let entry {
                try entry.encode(to: encoder)
            } else {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode("searching", forKey: .state)
            }
        }
    }

    /// Encodes the whole sheet; no program decodes it.
    package func encode(to encoder: any Encoder) throws {
        try head.encodeSubject(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        let lines = head.apps.map { Line(app: $0, entry: entry(of: $0.app.id)?.addressed(in: head.session)) }
        try container.encode(lines, forKey: .apps)
        try container.encode(milliseconds?.tenths, forKey: .milliseconds)
    }
}

extension Double {
    /// Milliseconds rounded for the interface.
    var tenths: Double { (self * 10).rounded() / 10 }
}
