import Foundation
import FoveaSessions
import ServiceInterface

/// What answers a command's searches: the apps themselves, or the service that keeps them warm.
protocol SheetSource: Sendable {
    /// The apps that may be asked, in their order.
    func placed() async throws -> [PlacedApp]
    /// Starts the apps, where a search would wait for them.
    func warmApps() async
    /// Searches for a picture, tells the parts of the sheet as they come, and returns what the apps were asked about.
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
