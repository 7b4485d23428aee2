import Foundation
import FoveaCapture
import FoveaSessions
import ServiceInterface

/// A source of sheets: the apps themselves, or the service.
protocol SheetSource: Sendable {
    /// Returns the apps in their order.
    func placed() async throws -> [PlacedApp]
    /// Starts the apps, if a search would wait for them.
    func warmApps() async
    /// Returns the part of a picture that a query is about: where it chooses a thing, the line around that.
    func highlight(of query: SearchQuery, in bytes: Data) async throws -> Highlight
    /// Searches for a picture, emits the events of the sheet, and returns the content of the search.
    func search(
        _ picture: Data,
        _ query: SearchQuery,
        _ emit: (SheetEvent) async -> Void
    ) async throws -> SessionRecords.Subject
}

extension VisualSearches: SheetSource {
    func search(
        _ picture: Data,
        _ query: SearchQuery,
        _ emit: (SheetEvent) async -> Void
    ) async throws -> SessionRecords.Subject {
        let search = try await prepare(picture, query)
        await run(search, emit: emit)
        return .pixels(try content(search.head.session).pixelBuffer)
    }
}
