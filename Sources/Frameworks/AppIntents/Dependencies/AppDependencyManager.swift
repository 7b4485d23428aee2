import Synchronization

/// The place where an app registers what its intents and queries need.
///
/// Register dependencies when the app starts, before an intent or a query runs. A provider runs once, when the value
/// is first needed, and the value is kept.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: AlbumCatalog())
/// ```
public final class AppDependencyManager: Sendable {
    /// The manager that `@Dependency` asks unless told otherwise.
    public static let shared = AppDependencyManager()

    /// The manager that stands in for the shared one in the current task.
    ///
    /// Apps that a process hosts side by side register the same types with different values.
    @TaskLocal package static var standIn: AppDependencyManager?

    private let entries = Mutex<[DependencyKey: DependencyEntry]>([:])
    private let fallback: AppDependencyManager?

    /// Creates a manager without dependencies.
    public init() { fallback = nil }

    /// Creates a manager that asks another for what it doesn't have.
    package init(fallback: AppDependencyManager) { self.fallback = fallback }

    /// Registers a value, which is made when it is first needed.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        register(key, Dependency.self, .immediate { dependency() })
    }

    /// Registers a closure that makes a value when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency: @autoclosure @escaping () -> @Sendable () throws -> Dependency
    ) {
        let provider = dependency()
        register(key, Dependency.self, .immediate { try provider() })
    }

    /// Registers a closure that makes a value, and may wait for it, when it is first needed.
    ///
    /// Code on the main actor that reads the value without waiting for it holds the main actor up: the closure then
    /// begins there, and once more on a thread of its own if it waits for something else.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency: nonisolated(nonsending) @escaping @Sendable () async throws -> Dependency
    ) {
        register(key, Dependency.self, .suspending { try await dependency() })
    }

    private func register(_ key: AnyHashable?, _ type: Any.Type, _ provider: DependencyEntry.Provider) {
        let key = DependencyKey(key, type)
        let manager = current
        // Providers run on threads of their own, where the task's values don't reach.
        let entry = DependencyEntry(
            type: type,
            provider: manager.fallback == nil ? provider : provider.standingIn(manager)
        )
        manager.entries.withLock { $0[key] = entry }
    }
}

extension DependencyEntry.Provider {
    /// Returns a provider that takes what it needs from a manager that stands in for the shared one.
    fileprivate func standingIn(_ manager: AppDependencyManager) -> Self {
        switch self {
        case .immediate(let provider):
            .immediate { try AppDependencyManager.$standIn.withValue(manager) { try provider() } }
        case .suspending(let provider):
            .suspending { try await AppDependencyManager.$standIn.withValue(manager) { try await provider() } }
        }
    }
}

// MARK: - Lookup

extension AppDependencyManager {
    /// The manager itself, or what stands in for it in the current task.
    var current: AppDependencyManager { self === Self.shared ? Self.standIn ?? self : self }

    /// Returns the registered dependency, or nil when a dependency that may be missing isn't registered.
    func entry<Value>(key: AnyHashable?, for type: Value.Type) throws -> DependencyEntry? {
        let exact = DependencyKey(key, type)
        if let entry = current.entry(exact) { return entry }
        guard let optional = type as? any OptionalValue.Type else {
            throw Error<Value>.failedToRetrieveDependency(exact.name, type)
        }
        let wrapped = DependencyKey(key, optional.wrappedType)
        return current.entry(wrapped)
    }

    private func entry(_ key: DependencyKey) -> DependencyEntry? {
        entries.withLock { $0[key] } ?? fallback?.entry(key)
    }

    /// Returns what a provider made as a value of a type.
    func cast<Value>(_ value: any Sendable, key: AnyHashable?, to type: Value.Type) throws -> Value {
        if let value = value as? Value { return value }
        throw Error<Value>.incorrectDependencyType(DependencyKey(key, type).name, type, Swift.type(of: value))
    }
}
