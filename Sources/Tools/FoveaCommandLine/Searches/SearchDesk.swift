import Foundation
import FoveaSessions

/// Where a command's searches go: to the apps themselves, or to the service that keeps them warm.
protocol SearchDesk: Sendable {
    /// The apps that may be asked, in their order.
    func apps() async throws -> [(id: String, name: String)]
    /// Makes ready what a search needs.
    func warm() async
    /// Describes a picture, and finds out which apps are asked.
    func prepare(_ picture: Data, _ query: SearchQuery) async throws -> any PreparedSearch
}

/// A search whose apps haven't answered yet.
protocol PreparedSearch: Sendable {
    /// What is known before any app answers.
    var head: Sheet.Head { get }
    /// Lets the apps answer, and tells each answer as it comes.
    func run(_ emit: (SheetEvent) async -> Void) async throws
    /// What the apps are asked about, for whoever goes on with the search later.
    var subject: SessionRecords.Subject { get }
}

/// A desk at which this command asks the apps.
struct OwnDesk: SearchDesk {
    let searches: VisualSearches
    let apps: any AppAsking

    func apps() async throws -> [(id: String, name: String)] {
        await searches.placed().map { ($0.app.id, $0.app.name) }
    }

    func warm() async { await apps.warm() }

    func prepare(_ picture: Data, _ query: SearchQuery) async throws -> any PreparedSearch {
        Prepared(searches: searches, search: try await searches.prepare(picture, query))
    }

    private struct Prepared: PreparedSearch {
        let searches: VisualSearches
        let search: VisualSearches.Prepared

        var head: Sheet.Head { search.head }

        func run(_ emit: (SheetEvent) async -> Void) async throws { await searches.run(search, emit: emit) }

        var subject: SessionRecords.Subject {
            .pixels((try? searches.content(search.head.session))?.pixelBuffer)
        }
    }
}
