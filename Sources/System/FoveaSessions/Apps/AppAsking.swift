package import Foundation

/// The way to apps, wherever they run.
///
/// Every call is bounded in time by whoever implements this, and heeds cancellation.
package protocol AppAsking: Sendable {
    /// The apps that are known, in any order.
    func apps() async -> [AppDescription]
    /// Makes apps ready, so that the first search doesn't wait for them.
    func warm() async
    /// The bytes of an app's icon, or nil.
    func icon(of app: String) async -> Data?
    /// Asks an app what it knows about a picture.
    func search(_ content: SearchContent, in app: String, limit: Int) async throws(SearchFailure) -> AppAnswer
    /// Opens a result in its app.
    func open(
        _ result: AppResult.Reference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> AppOpening
    /// Follows a link into the app that opens links of its scheme, and returns that app's identifier, too.
    func open(
        link: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> (app: String, opening: AppOpening)
    /// Opens an app's own search about a picture.
    func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> AppOpening
    /// Asks an app for a page.
    func page(_ request: PageRequest, in app: String) async throws(SearchFailure) -> PageResponse
}
