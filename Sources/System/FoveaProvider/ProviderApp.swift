public import FoundationCompatibility

/// An app that answers visual searches in a process of its own.
///
/// The system starts the app's program when a search needs it, keeps it as long as it is used, and ends it afterwards.
/// What the app offers is what the plugin found in its module; nothing has to be listed here.
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
/// The app lives on the main actor, as an app with a window does. A ``page(_:)`` that takes long can be `nonisolated`.
@MainActor
@preconcurrency
public protocol ProviderApp {
    /// Starts the app; this is the place to register dependencies.
    init()

    /// The path of the page where the app stands, such as `/albums/12`.
    ///
    /// The system asks after it ran an intent that opens something or shows more results, and shows the page.
    var place: String { get async }

    /// Goes to the place that a link of the app names, such as `music://albums/12`, and returns whether it names one.
    ///
    /// This does what `onOpenURL` does in an app with a window. Links of entities that are `URLRepresentableEntity` don't
    /// come here: the intent that opens the entity runs. A link may come from anybody, so whatever it contains is looked
    /// at before it is used.
    func openURL(_ url: URL) async throws -> Bool

    /// Returns a page of the app, or something on it.
    ///
    /// Links in a page are relative, for the system decides below which address the app's pages lie. What this throws
    /// becomes a page that says so.
    func page(_ request: PageRequest) async throws -> PageResponse
}

extension ProviderApp {
    /// The first page.
    public var place: String { get async { "/" } }

    /// No link.
    public func openURL(_ url: URL) async throws -> Bool { false }

    /// No page.
    public func page(_ request: PageRequest) async throws -> PageResponse { .notFound }

    /// Runs the app for the system that started it.
    public static func main() async {
        await ProviderProgram.run(Self.self)
    }
}
