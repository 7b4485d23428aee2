@_spi(FoveaRegistration) public import AppIntents
import FoveaHosting

/// An app whose intents and queries run in this process, as the system runs them.
///
/// An app that is built with the plugin is known by the type that the plugin generates in its module, which is named
/// for the module:
///
/// ```swift
/// let app = HostedApp(MusicDiscoveryAppIntents.self) { dependencies in
///     dependencies.add(dependency: AlbumCatalog.sample)
/// }
/// ```
///
/// The dependencies given here belong to this hosted app alone, so tests can run side by side with different ones.
public struct HostedApp: Sendable {
    /// The name of the app.
    public let name: String
    /// The longest time that a query or an intent of the app may take, or nil for any.
    public var deadline: Duration? = .seconds(30)
    private let registered: Result<AppIntentsContent, HostedAppError>
    private let dependencies: AppDependencyManager
    let log = HostedAppLog()

    private init(
        _ name: String,
        _ registered: Result<AppIntentsContent, HostedAppError>,
        _ register: (AppDependencyManager) -> Void
    ) {
        self.name = name
        self.registered = registered
        dependencies = AppDependencyManager(fallback: .shared)
        AppDependencyManager.$standIn.withValue(dependencies) { register(dependencies) }
    }

    /// What the app did so far, in this and every copy of the hosted app.
    public var activity: HostedAppActivity { log.activity }

    /// What the app offers to the system.
    var content: AppIntentsContent {
        get throws(HostedAppError) { try registered.get() }
    }

    /// What the app offers, as the system asks for it.
    var hosted: HostedContent {
        get throws(HostedAppError) { HostedContent(name: name, content: try content) }
    }

    /// Runs a closure in which the app's dependencies are those of this hosted app.
    func withDependencies<R>(_ body: () async throws -> R) async rethrows -> R {
        try await AppDependencyManager.$standIn.withValue(dependencies, operation: body)
    }
}

// MARK: - Finding apps

extension HostedApp {
    /// Hosts the app whose registration the plugin generated.
    ///
    /// With any other type, what is asked of the app later throws ``HostedAppError/Code/appNotFound``.
    ///
    /// - Parameters:
    ///   - registration: The type that the plugin generates, such as `MusicDiscoveryAppIntents.self`.
    ///   - register: A closure that registers dependencies for this hosted app alone. Within the closure, the shared
    ///     manager is that of the hosted app too, so the function that the app itself calls at its start can be called.
    public init(
        _ registration: Any.Type,
        dependencies register: (AppDependencyManager) -> Void = { _ in }
    ) {
        guard let type = registration as? any AppIntentsRegistration.Type else {
            self.init(
                String(describing: registration),
                .failure(
                    HostedAppError(
                        .appNotFound,
                        """
                        \(registration) registers no app. Name the type that the plugin generates, which is the \
                        module's name with AppIntents behind it, or host the types themselves: \
                        HostedApp(queries: [AlbumQuery.self], intents: [OpenAlbum.self]).
                        """
                    )
                ),
                register
            )
            return
        }
        let content = type.content
        self.init(content.moduleName, .success(content), register)
    }

    /// Hosts the app in a module that the plugin was applied to, without naming anything of the module in code.
    ///
    /// The module has to be linked into the program.
    public init(module moduleName: String, dependencies register: (AppDependencyManager) -> Void = { _ in }) {
        do {
            self.init(moduleName, .success(try AppIntentsContent.registered(in: moduleName)), register)
        } catch {
            self.init(moduleName, .failure(HostedAppError(.appNotFound, error.description)), register)
        }
    }

    /// Hosts types by themselves, for code that is built without the plugin.
    public init(
        named name: String = "App",
        queries: [any IntentValueQuery.Type] = [],
        intents: [any AppIntent.Type] = [],
        entities: [any AppEntity.Type] = [],
        enums: [any AppEnum.Type] = [],
        dependencies register: (AppDependencyManager) -> Void = { _ in }
    ) {
        let content = AppIntentsContent(
            moduleName: name,
            intents: intents,
            entities: entities,
            enums: enums,
            valueQueries: queries
        )
        self.init(name, .success(content), register)
    }
}
