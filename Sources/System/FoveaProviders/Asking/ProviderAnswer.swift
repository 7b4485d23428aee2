public import Foundation

/// What a provider found.
public struct ProviderAnswer: Sendable, Hashable {
    /// The results, in the app's order; no more than were asked for.
    public let results: [ProviderResult]
    /// The number of results that the app found.
    public let total: Int
    /// A Boolean value that indicates whether the app has an intent that goes on with the search.
    public let offersMoreResults: Bool
    /// The time that the app's query took.
    public let queryTime: Duration
    /// What is wrong with the answer, in words for whoever made the app.
    public let notes: [String]

    /// A Boolean value that indicates whether the app found more than the results.
    public var hasMore: Bool { total > results.count }
}

/// A reference to a result, which outlives the processes.
public struct ResultReference: Hashable, Codable, Sendable {
    /// The persistent identifier of the entity's type.
    public var type: String
    /// The text of the entity's identifier.
    public var identifier: String

    /// Creates a reference.
    public init(type: String, identifier: String) {
        self.type = type
        self.identifier = identifier
    }
}

/// One result of a search in a provider.
public struct ProviderResult: Hashable, Codable, Sendable {
    /// The reference by which the app opens the result.
    public var reference: ResultReference
    /// The name of the type, as people read it, such as "Album".
    public var typeName: String
    /// The name of the union's case around the entity, or nil.
    public var unionCase: String?
    /// The title that people read.
    public var title: String
    /// The line below the title, or nil.
    public var subtitle: String?
    /// The file of the picture beside the title, PNG, JPEG or WebP, or nil.
    ///
    /// Its bytes are within the limits, its sides not always; the service makes it as small as people see it.
    public var thumbnail: Data?
    /// A Boolean value that indicates whether the picture is shown as a circle.
    public var isCircular: Bool
    /// A Boolean value that indicates whether something in the app opens the result.
    public var canOpen: Bool
}

/// What came of opening a result, or of going on with a search in the app.
public struct ProviderOpening: Hashable, Sendable {
    /// The path of the app's page to show, such as `/albums/12`.
    public let page: String
    /// What the app says, or nil.
    public let dialog: String?
    /// A Boolean value that indicates whether the app wants to come to the front.
    public let comesForward: Bool
    /// A Boolean value that indicates whether the app's window was brought to the front of the desktop.
    public internal(set) var isRaised = false
    /// The links that the app opens, in order.
    public let links: [String]
    /// The link to what was opened, or nil where it has none.
    public let link: String?
    /// The name of the intent that ran, or nil where a link alone leads to the result.
    public let intent: String?
    /// The time that the intent took.
    public let time: Duration
    /// What a person would notice although nothing failed.
    public internal(set) var warnings: [String]
}
