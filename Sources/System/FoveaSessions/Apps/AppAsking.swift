package import Foundation
package import ProviderProcesses
package import ProviderFrames
package import ServiceInterface

/// The way to apps, wherever they run.
///
/// Every call is bounded in time by what implements this, and heeds cancellation.
package protocol AppAsking: Sendable {
    /// The apps that are known, in any order.
    func apps() async -> [AppDescription]
    /// Returns what tells each time that an app is in another state, comes or goes.
    func changes() -> AsyncStream<Void>
    /// Makes apps ready, so that the first search doesn't wait for them.
    func warm() async
    /// The bytes of an app's icon, or nil.
    func icon(of app: String) async -> Data?
    /// Asks an app what it knows about a picture.
    func search(_ content: SearchContent, in app: String, limit: Int) async throws(AppFailure) -> Answer
    /// Opens a result in its app.
    func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening
    /// Follows a link into the app that opens links of its scheme.
    func open(link: String, foreground: ProviderForeground) async throws(AppFailure) -> OpenedApp
    /// Opens an app's own search about a picture.
    func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening
    /// Asks an app for a page.
    func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse
}
