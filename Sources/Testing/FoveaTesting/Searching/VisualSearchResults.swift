public import AppIntents
public import VisualIntelligence

/// The results of a visual search, in the app's order.
public struct VisualSearchResults: Sendable {
    /// The app that answered.
    public let app: HostedApp
    /// The description that the app was given.
    public let descriptor: SemanticContentDescriptor
    /// The time that making the description took.
    public let descriptionTime: Duration
    /// The time that the app's query took.
    public let queryTime: Duration
    private let results: [VisualSearchResult]

    init(
        app: HostedApp,
        descriptor: SemanticContentDescriptor,
        results: [VisualSearchResult],
        descriptionTime: Duration,
        queryTime: Duration
    ) {
        self.app = app
        self.descriptor = descriptor
        self.results = results
        self.descriptionTime = descriptionTime
        self.queryTime = queryTime
    }

    /// The titles that people read.
    public var titles: [String] { map(\.title) }

    /// Returns the entities of one type, in the app's order.
    public func entities<Entity: AppEntity>(_ type: Entity.Type = Entity.self) -> [Entity] {
        results.compactMap { $0.entity as? Entity }
    }
}

extension VisualSearchResults: RandomAccessCollection {
    /// The position of the first result.
    public var startIndex: Int { results.startIndex }
    /// The position behind the last result.
    public var endIndex: Int { results.endIndex }
    /// Returns the result at a position.
    public subscript(position: Int) -> VisualSearchResult { results[position] }
}

extension VisualSearchResults: CustomStringConvertible {
    /// The results, one in a line.
    public var description: String {
        isEmpty ? "no results" : enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    }
}
