/// An app that answers visual searches.
package struct AppDescription: Sendable, Hashable {
    /// The identifier, which is used in addresses.
    package var id: String
    /// The display name.
    package var name: String
    /// A Boolean value that indicates whether the app offers a search of its own for more results.
    package var offersMoreResults: Bool
    /// A Boolean value that indicates whether the app has an icon.
    package var hasIcon: Bool
    /// The state of the app: `idle`, `starting`, `warm`, `resting` or `broken`.
    package var state: String
    /// What is wrong with the app, in sentences.
    package var problems: [String]

    /// Creates a description.
    package init(
        id: String,
        name: String,
        offersMoreResults: Bool = false,
        hasIcon: Bool = false,
        state: String = "idle",
        problems: [String] = []
    ) {
        self.id = id
        self.name = name
        self.offersMoreResults = offersMoreResults
        self.hasIcon = hasIcon
        self.state = state
        self.problems = problems
    }
}

/// An app at its place in the order.
package struct PlacedApp: Sendable, Hashable {
    /// The app.
    package let app: AppDescription
    /// The reason for the app's place, for people.
    package let why: String
    /// A Boolean value that indicates whether the app is pinned.
    package let isPinned: Bool

    /// Creates an app with its place.
    package init(app: AppDescription, why: String, isPinned: Bool) {
        self.app = app
        self.why = why
        self.isPinned = isPinned
    }
}

extension PlacedApp: Codable {
    private enum CodingKeys: String, CodingKey { case pinned, state, problems, more }

    /// Decodes an app of the list of providers.
    package init(from decoder: any Decoder) throws {
        let heading = try AppHeading(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var app = heading.placed.app
        app.offersMoreResults = try container.decode(Bool.self, forKey: .more)
        app.state = try container.decode(String.self, forKey: .state)
        app.problems = try container.decode([String].self, forKey: .problems)
        self.init(app: app, why: heading.why, isPinned: try container.decode(Bool.self, forKey: .pinned))
    }

    /// Encodes an app for the list of providers.
    package func encode(to encoder: any Encoder) throws {
        try AppHeading(self).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isPinned, forKey: .pinned)
        try container.encode(app.state, forKey: .state)
        try container.encode(app.problems, forKey: .problems)
        try container.encode(app.offersMoreResults, forKey: .more)
    }
}

/// An app in the head of a sheet.
struct AppHeading: Codable {
    let id: String
    let name: String
    @Nullable var icon: String?
    let why: String

    init(_ placed: PlacedApp) {
        id = placed.app.id
        name = placed.app.name
        icon = placed.app.hasIcon ? Route.icon(placed.app.id).path : nil
        why = placed.why
    }

    /// The app, of which a sheet includes no more.
    var placed: PlacedApp {
        PlacedApp(app: AppDescription(id: id, name: name, hasIcon: icon != nil), why: why, isPinned: false)
    }
}
