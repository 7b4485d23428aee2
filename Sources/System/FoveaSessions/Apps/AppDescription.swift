package import Foundation

/// An app that answers visual searches.
package struct AppDescription: Sendable, Hashable {
    /// The identifier, which stands in addresses.
    package var id: String
    /// The name for people.
    package var name: String
    /// A Boolean value that indicates whether the app has a search of its own to go on with.
    package var offersMoreResults: Bool
    /// A Boolean value that indicates whether the app has an icon.
    package var hasIcon: Bool
    /// How the app is doing: `idle`, `starting`, `warm`, `resting` or `broken`.
    package var state: String
    /// What is wrong with the app, in sentences for people.
    package var problems: [String]

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

/// One thing that an app found.
package struct AppResult: Sendable, Hashable {
    /// What opens the result again.
    package struct Reference: Sendable, Hashable, Codable {
        /// The persistent identifier of the entity's type.
        package var type: String
        /// The text of the entity's identifier.
        package var identifier: String

        package init(type: String, identifier: String) {
            self.type = type
            self.identifier = identifier
        }
    }

    package var reference: Reference
    /// The name of the type, as people read it.
    package var typeName: String
    package var title: String
    package var subtitle: String?
    /// A small picture as a file.
    package var thumbnail: Data?
    /// A Boolean value that indicates whether something opens the result.
    package var canOpen: Bool

    package init(
        reference: Reference,
        typeName: String,
        title: String,
        subtitle: String? = nil,
        thumbnail: Data? = nil,
        canOpen: Bool = true
    ) {
        self.reference = reference
        self.typeName = typeName
        self.title = title
        self.subtitle = subtitle
        self.thumbnail = thumbnail
        self.canOpen = canOpen
    }
}

/// What an app answers a search.
package struct AppAnswer: Sendable, Hashable {
    /// The results in the app's order.
    package var results: [AppResult]
    /// A Boolean value that indicates whether the app found more than it was asked for.
    package var hasMore: Bool
    /// A Boolean value that indicates whether the app has a search of its own to go on with.
    package var offersMoreResults: Bool

    package init(results: [AppResult], hasMore: Bool = false, offersMoreResults: Bool = false) {
        self.results = results
        self.hasMore = hasMore
        self.offersMoreResults = offersMoreResults
    }
}

/// Where an app went when something was opened in it.
package struct AppOpening: Sendable, Hashable {
    /// The path of the app's page, such as `/albums/12`, with its query.
    package var place: String
    /// What the app says, or nil.
    package var dialog: String?
    /// A Boolean value that indicates whether the app's window was brought to the front of the desktop.
    package var isRaised: Bool
    /// What a person would notice although nothing failed.
    package var warnings: [String]

    package init(place: String, dialog: String? = nil, isRaised: Bool = false, warnings: [String] = []) {
        self.place = place
        self.dialog = dialog
        self.isRaised = isRaised
        self.warnings = warnings
    }
}
