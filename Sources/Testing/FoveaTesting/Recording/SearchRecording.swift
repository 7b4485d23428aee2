public import AppIntents
import Foundation
public import VisualIntelligence

/// A visual search and its answer, in one file.
///
/// A recording holds everything that the search was about and everything that was shown: the labels, the pixels, the
/// results with their images, and the times. It is served without the app, or replayed against the app of today to see
/// what changed:
///
/// ```swift
/// let recording = try SearchRecording(contentsOf: url)
/// let comparison = try await recording.replay(in: app)
/// #expect(comparison.isSame, "\(comparison)")
/// ```
///
/// The file is JSON; `Schemas/search-recording.schema.json` in the repository describes it.
public struct SearchRecording: Sendable {
    /// The name of the app that answered.
    public let appName: String
    /// The time of the search.
    public let date: Date
    /// The description that was searched for, with its pixels.
    public let descriptor: SemanticContentDescriptor
    /// The results, in the app's order.
    public let results: [RecordedResult]
    /// The time that making the description took.
    public let descriptionTime: Duration
    /// The time that the app's query took.
    public let queryTime: Duration
}

/// A result as it was shown.
public struct RecordedResult: Codable, Hashable, Sendable {
    /// The reference to the entity.
    public let entity: EntityIdentifier
    /// The name of the union's case around the entity, or nil.
    public let unionCase: String?
    /// The title that people read.
    public let title: String
    /// The line below the title, or nil.
    public let subtitle: String?
    /// The bytes of the image file, or nil.
    public let image: Data?
    /// The name of the intent that opens the result, or nil.
    public let openIntent: String?
}

// MARK: - Recording

extension VisualSearchResults {
    /// Returns the search with everything that was shown, loading the images of the results.
    public func recording() async throws -> SearchRecording {
        SearchRecording(
            appName: app.name,
            date: Date(),
            descriptor: descriptor,
            results: try await recordedResults(),
            descriptionTime: descriptionTime,
            queryTime: queryTime
        )
    }

    func recordedResults() async throws -> [RecordedResult] {
        var recorded: [RecordedResult] = []
        for result in self {
            recorded.append(
                RecordedResult(
                    entity: result.identifier,
                    unionCase: result.unionCase,
                    title: result.title,
                    subtitle: result.subtitle,
                    image: try await result.imageData(),
                    openIntent: result.openIntentName
                )
            )
        }
        return recorded
    }
}

// MARK: - Replaying

extension SearchRecording {
    /// Repeats the search in an app, and compares its answer with the recorded one.
    public func replay(in app: HostedApp) async throws -> SearchComparison {
        let results = try await VisualSearch(in: app).results(for: descriptor)
        return SearchComparison(recorded: self, results: results, current: try await results.recordedResults())
    }
}
