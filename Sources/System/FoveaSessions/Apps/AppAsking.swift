package import Foundation
package import ProviderProcesses
package import ProviderFrames
package import ServiceInterface

/// The interface to apps, wherever they run.
///
/// An implementation limits the time of every call, and supports cancellation.
package protocol AppAsking: Sendable {
    /// The known apps, in any order.
    func apps() async -> [AppDescription]
    /// Returns a stream with an element each time that an app's state changes or an app is added or removed.
    func changes() -> AsyncStream<Void>
    /// Starts apps, so that the first search doesn't wait for them.
    func warm() async
    /// Returns the bytes of an app's icon, or nil.
    func icon(of app: String) async -> Data?
    /// Searches in an app.
    func search(_ content: SearchContent, in app: String, limit: Int) async throws(AppFailure) -> Answer
    /// Opens a result in its app.
    func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening
    /// Opens a link in the app for its scheme.
    func open(link: String, foreground: ProviderForeground) async throws(AppFailure) -> OpenedApp
    /// Opens an app's own search for more results.
    func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening
    /// Requests a page of an app.
    func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse
    /// What apps ask the person at the moment, or nil if they can't ask.
    var questions: OpenQuestions? { get }
}

extension AppAsking {
    /// No questions.
    package var questions: OpenQuestions? { nil }
}
