import ConcurrencyEngine
import FileEngine
package import Foundation
package import FoveaProviders
import Synchronization

/// Apps that run in processes of their own.
package final class ProviderApps: AppAsking {
    private static let iconByteLimit = 1 << 20
    /// How often the folders of registrations are looked through at most.
    private static let refreshPause = Duration.seconds(2)

    private let host: ProviderHost
    private let lastRefresh = Mutex(ContinuousClock.now)

    package init(_ host: ProviderHost) { self.host = host }

    package func apps() async -> [AppDescription] {
        let isDue = lastRefresh.withLock { last in
            let isDue = last.duration(to: .now) > Self.refreshPause
            if isDue { last = .now }
            return isDue
        }
        if isDue { host.refresh() }
        return host.providers.map { provider in
            let status = (try? host.status(of: provider.id)) ?? .idle
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

    package func icon(of app: String) async -> Data? {
        guard let path = host.providers.first(where: { $0.id.rawValue == app })?.icon else { return nil }
        return try? await BlockingWork.run { try BoundedFile.contents(of: path, limit: Self.iconByteLimit) }
    }

    package func warm() async {
        await withTaskGroup(of: Void.self) { group in
            // One that can't be started says so when it is asked.
            for provider in host.providers { group.addTask { [host] in try? await host.warm(provider.id) } }
        }
    }

    package func search(
        _ content: SearchContent,
        in app: String,
        limit: Int
    ) async throws(SearchFailure) -> AppAnswer {
        let id = try id(of: app)
        return try await asking { () throws(ProviderError) in
            let answer = try await host.search(content.forProviders(), in: id, limit: limit)
            return AppAnswer(
                results: answer.results.map(AppResult.init),
                hasMore: answer.hasMore,
                offersMoreResults: answer.offersMoreResults
            )
        }
    }

    package func open(
        _ result: AppResult.Reference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> AppOpening {
        let id = try id(of: app)
        return try await asking { () throws(ProviderError) in
            let reference = ResultReference(type: result.type, identifier: result.identifier)
            return AppOpening(try await host.open(reference, in: id, foreground: foreground))
        }
    }

    package func open(
        link: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> (app: String, opening: AppOpening) {
        let host = host
        return try await asking { () throws(ProviderError) in
            let id = try host.provider(opening: link).id
            return (id.rawValue, AppOpening(try await host.open(link: link, in: id, foreground: foreground)))
        }
    }

    package func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> AppOpening {
        let id = try id(of: app)
        return try await asking { () throws(ProviderError) in
            AppOpening(try await host.more(content.forProviders(), in: id, foreground: foreground))
        }
    }

    package func page(_ request: PageRequest, in app: String) async throws(SearchFailure) -> PageResponse {
        let id = try id(of: app)
        return try await asking { () throws(ProviderError) in try await host.page(request, in: id) }
    }

    private func id(of app: String) throws(SearchFailure) -> ProviderID {
        guard let id = ProviderID(rawValue: app) else { throw .unknownApp(app) }
        return id
    }

    private func asking<T>(_ work: () async throws(ProviderError) -> T) async throws(SearchFailure) -> T {
        do throws(ProviderError) {
            return try await work()
        } catch {
            throw SearchFailure(error)
        }
    }
}

extension SearchContent {
    /// The same content as other processes get it; the pixels are passed on as they are.
    fileprivate func forProviders() throws(ProviderError) -> FoveaProviders.SearchContent {
        try FoveaProviders.SearchContent(labels: labels, pixelBuffer: pixelBuffer)
    }
}

extension AppResult {
    fileprivate init(_ result: ProviderResult) {
        self.init(
            reference: Reference(type: result.reference.type, identifier: result.reference.identifier),
            typeName: result.typeName,
            title: result.title,
            subtitle: result.subtitle,
            thumbnail: result.thumbnail,
            canOpen: result.canOpen
        )
    }
}

extension AppOpening {
    fileprivate init(_ opening: ProviderOpening) {
        self.init(
            place: opening.page,
            dialog: opening.dialog,
            isRaised: opening.isRaised,
            warnings: opening.warnings
        )
    }
}

extension SearchFailure {
    fileprivate init(_ error: ProviderError) {
        let code: Code =
            switch error.code {
            case .unknownProvider: .unknownApp
            case .timeout: .timedOut
            case .nothingOpens, .noMoreResults, .noQuery: .unsupported
            case .notFound: .unknownResult
            default: .app
            }
        self.init(code, error.message)
    }
}
