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

    private let entries = Mutex<[DependencyKey: DependencyEntry]>([:])

    /// Creates a manager without dependencies.
    public init() {}

    /// Registers a value, which is made when it is first needed.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        register(key, Dependency.self) { dependency() }
    }

    /// Registers a closure that makes a value when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency: @autoclosure @escaping () -> @Sendable () throws -> Dependency
    ) {
        let provider = dependency()
        register(key, Dependency.self) { try provider() }
    }

    /// Registers a closure that makes a value, and may wait for it, when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency: @escaping @Sendable () async throws -> Dependency
    ) {
        register(key, Dependency.self) { try await dependency() }
    }

    private func register(_ key: AnyHashable?, _ type: Any.Type, provider: @escaping DependencyEntry.Provider) {
        let key = DependencyKey(key, type)
        let entry = DependencyEntry(type: type, provider: provider)
        entries.withLock { $0[key] = entry }
    }
}

// MARK: - Lookup

extension AppDependencyManager {
    /// Returns the registered dependency, or nil when a dependency that may be missing isn't registered.
    func entry<Value>(key: AnyHashable?, for type: Value.Type) throws -> DependencyEntry? {
        let exact = DependencyKey(key, type)
        if let entry = entries.withLock({ $0[exact] }) { return entry }
        guard let optional = type as? any OptionalValue.Type else {
            throw Error<Value>.failedToRetrieveDependency(exact.name, type)
        }
        let wrapped = DependencyKey(key, optional.wrappedType)
        return entries.withLock { $0[wrapped] }
    }

    /// Returns what a provider made as a value of a type.
    func cast<Value>(_ value: any Sendable, key: AnyHashable?, to type: Value.Type) throws -> Value {
        if let value = value as? Value { return value }
        throw Error<Value>.incorrectDependencyType(DependencyKey(key, type).name, type, Swift.type(of: value))
    }
}
