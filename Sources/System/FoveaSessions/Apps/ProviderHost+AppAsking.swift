import ConcurrencyEngine
import FileEngine
package import Foundation
package import ProviderProcesses
package import ProviderFrames
package import ServiceInterface

/// Apps that run in processes of their own.
extension ProviderHost: AppAsking {
    private static let iconByteLimit = 1 << 20

    package var questions: OpenQuestions? { openQuestions }

    package func apps() async -> [AppDescription] {
        refreshIfDue()
        return providers.map { provider in
            let status = (try? status(of: provider.id)) ?? .idle
            return AppDescription(
                id: provider.id.rawValue,
                name: provider.name,
                offersMoreResults: provider.offersMoreResults ?? false,
                hasIcon: provider.icon != nil,
                state: provider.isUsable ? status.name : "broken",
                problems: provider.problems + [status.reason].compactMap { $0 }
            )
        }
    }

    package func changes() -> AsyncStream<Void> {
        let events = events()
        return AsyncStream { continuation in
            let task = Task {
                for await _ in events { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    package func icon(of app: String) async -> Data? {
        guard let path = providers.first(where: { $0.id.rawValue == app })?.icon else { return nil }
        return try? await BlockingWork.run { try BoundedFile.contents(of: path, limit: Self.iconByteLimit) }
    }

    package func warm() async {
        await withTaskGroup(of: Void.self) { group in
            // The failure of one that can't be started is reported when it is asked.
            for provider in providers { group.addTask { try? await self.warm(provider.id) } }
        }
    }

    package func search(
        _ content: SearchContent,
        in app: String,
        limit: Int
    ) async throws(AppFailure) -> Answer {
        try await search(content, in: id(app), limit: limit)
    }

    package func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        try await open(reference, in: id(app), foreground: foreground)
    }

    package func open(link: String, foreground: ProviderForeground) async throws(AppFailure) -> OpenedApp {
        let id = try provider(opening: link).id
        return OpenedApp(app: id.rawValue, opening: try await open(link: link, in: id, foreground: foreground))
    }

    package func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        try await more(content, in: id(app), foreground: foreground)
    }

    package func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse {
        try await page(request, in: id(app))
    }

    /// Returns the provider with an identifier.
    private func id(_ app: String) throws(AppFailure) -> ProviderID {
        guard let id = ProviderID(rawValue: app) else {
            throw AppFailure(.unknownApp, "There is no app '\(app)'; 'fovea providers' lists those there are.")
        }
        return id
    }
}
