package import Foundation

/// The way to apps, wherever they run.
///
/// Every call is bounded in time by whoever implements this, and heeds cancellation.
package protocol AppAsking: Sendable {
    /// The apps that are known, in any order.
    func apps() async -> [AppDescription]
    /// The bytes of an app's icon, or nil.
    func icon(of app: String) async -> Data?
    /// Asks an app what it knows about a picture.
    func search(_ content: SearchContent, in app: String, limit: Int) async throws(SearchFailure) -> AppAnswer
    /// Opens a result in its app.
    func open(_ result: AppResult.Reference, in app: String) async throws(SearchFailure) -> AppOpening
    /// Opens an app's own search about a picture.
    func more(_ content: SearchContent, in app: String) async throws(SearchFailure) -> AppOpening
    /// Asks an app for a page.
    func page(_ request: AppPageRequest, in app: String) async throws(SearchFailure) -> AppPage
}

/// No apps at all.
package struct NoApps: AppAsking {
    package init() {}

    package func apps() async -> [AppDescription] { [] }
    package func icon(of app: String) async -> Data? { nil }

    package func search(
        _ content: SearchContent,
        in app: String,
        limit: Int
    ) async throws(SearchFailure) -> AppAnswer { throw Self.unknown(app) }

    package func open(
        _ result: AppResult.Reference,
        in app: String
    ) async throws(SearchFailure) -> AppOpening { throw Self.unknown(app) }

    package func more(_ content: SearchContent, in app: String) async throws(SearchFailure) -> AppOpening {
        throw Self.unknown(app)
    }

    package func page(_ request: AppPageRequest, in app: String) async throws(SearchFailure) -> AppPage {
        throw Self.unknown(app)
    }

    private static func unknown(_ app: String) -> SearchFailure {
        SearchFailure(.unknownApp, "There is no app '\(app)'; 'fovea providers' lists those there are.")
    }
}
