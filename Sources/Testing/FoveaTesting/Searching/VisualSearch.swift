/// A visual search of one app, run in this process as the system runs it.
///
/// ```swift
/// @Test func findsTheAlbum() async throws {
///     let results = try await VisualSearch(in: app).results(for: URL(filePath: "Pictures/cover.jpg"))
///     #expect(results.first?.title == "Blue")
/// }
/// ```
///
/// The picture becomes a `SemanticContentDescriptor` once, the app's query answers it, and the answer keeps the app's
/// order.
public struct VisualSearch: Sendable {
    /// The app that is searched.
    public let app: HostedApp
    /// The bounds of what the search carries.
    public var limits: VisualSearchLimits
    /// The longest time that the app's query may take, or nil for any.
    public var deadline: Duration?

    /// Creates a search of an app, with the app's deadline.
    public init(in app: HostedApp, limits: VisualSearchLimits = VisualSearchLimits()) {
        self.app = app
        self.limits = limits
        deadline = app.deadline
    }

    /// Creates a search of an app with a deadline of its own.
    public init(in app: HostedApp, limits: VisualSearchLimits = VisualSearchLimits(), deadline: Duration?) {
        self.app = app
        self.limits = limits
        self.deadline = deadline
    }

    /// Creates a search of the app whose registration the plugin generated, with its own dependencies.
    public init(in registration: Any.Type) {
        self.init(in: HostedApp(registration))
    }

    /// Searches for a picture, or for a description of one, and returns what the app found.
    ///
    /// Throws ``HostedAppError`` when the app can't be asked or takes too long, and otherwise what its query throws.
    public nonisolated(nonsending) func results(
        for input: some VisualSearchInput
    ) async throws -> VisualSearchResults {
        let content = try input.visualSearchContent()
        let clock = ContinuousClock()
        let start = clock.now
        let descriptor = try await content.descriptor(limits)
        let described = clock.now
        let found = try await app.values(for: descriptor, deadline: deadline)
        let answered = clock.now
        return VisualSearchResults(
            app: app,
            descriptor: descriptor,
            results: found.map { VisualSearchResult($0, in: app) },
            descriptionTime: described - start,
            queryTime: answered - described
        )
    }
}
