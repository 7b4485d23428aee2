public import FoundationCompatibility

/// An app that answers visual searches in a process of its own.
///
/// The system starts the app's program when a search needs it, keeps it while it is used, and ends it afterwards. The
/// build plugin finds the app intents in its module; nothing has to be listed here.
///
/// ```swift
/// import FoveaProvider
///
/// @main
/// struct MusicDiscovery: ProviderApp {
///     private let navigation = Navigation()
///
///     init() {
///         let navigation = navigation
///         AppDependencyManager.shared.add(dependency: navigation)
///     }
///
///     var place: String { navigation.path }
///
///     func page(_ request: PageRequest) async throws -> PageResponse {
///         switch request.components.first {
///         case "albums": .html(try await albumPage(request.components.last))
///         default: .notFound
///         }
///     }
/// }
/// ```
///
/// The app runs on the main actor, as an app with a window does. A slow ``page(_:)`` can be `nonisolated`.
@MainActor
@preconcurrency
public protocol ProviderApp {
    /// Creates the app; this is the place to register dependencies.
    init()

    /// The path of the app's current page, such as `/albums/12`.
    ///
    /// The system reads it after it ran an intent that opens something or shows more results, and shows the page.
    var place: String { get async }

    /// Handles a link of the app, such as `music://albums/12`, and returns whether it is a valid one.
    ///
    /// This corresponds to `onOpenURL` in an app with a window. Links of entities that are `URLRepresentableEntity`
    /// don't arrive here: the intent that opens the entity runs. Validate the link: it may come from anyone.
    func openURL(_ url: URL) async throws -> Bool

    /// Returns the response for a page of the app, or for a resource of one.
    ///
    /// Links in a page are relative, since the system chooses the base path of the app's pages. An error becomes an
    /// error page.
    func page(_ request: PageRequest) async throws -> PageResponse
}

extension ProviderApp {
    /// The first page.
    public var place: String { get async { "/" } }

    /// Handles no link.
    public func openURL(_ url: URL) async throws -> Bool { false }

    /// Returns no page.
    public func page(_ request: PageRequest) async throws -> PageResponse { .notFound }

    /// Runs the app for the system that started it.
    public static func main() async {
        await ProviderProgram.run(Self.self)
    }
}
