import Synchronization

/// A property that the app's ``AppDependencyManager`` fills in.
///
/// An intent or a query declares what it needs, and the app registers it when it starts. Reading a dependency that
/// isn't registered stops the program with the name of the type; a host that runs intents finds out before, and throws
/// ``AppDependencyManager/Error``. A dependency of an optional type is nil when it isn't registered.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
    // `AnyHashable` isn't Sendable, but a key is.
    private struct Key: @unchecked Sendable {
        // The manager hashes and compares the key and changes nothing.
        let name: AnyHashable?
    }

    private let key: Key
    private let manager: AppDependencyManager
    private let fallback: DependencyEntry?
    private let value = Mutex<Value?>(nil)
    /// What stood in for the manager when a host loaded the dependency: code of the app may read it in another task.
    private let loadedFrom = Mutex<AppDependencyManager?>(nil)

    /// Creates a dependency that is registered under a key, or under its type.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = Key(name: key)
        self.manager = manager
        fallback = nil
    }

    /// Creates a dependency with a default value.
    public init(
        key: AnyHashable? = nil,
        manager: AppDependencyManager = .shared,
        default: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.key = Key(name: key)
        self.manager = manager
        fallback = DependencyEntry(type: Value.self, provider: .immediate { `default`() })
    }

    /// Creates a dependency with a closure that makes its default value.
    public init(
        key: AnyHashable? = nil,
        manager: AppDependencyManager = .shared,
        default: nonisolated(nonsending) @escaping @Sendable () async throws -> Value
    ) {
        self.key = Key(name: key)
        self.manager = manager
        fallback = DependencyEntry(type: Value.self, provider: .suspending { try await `default`() })
    }

    /// The dependency, or what was assigned in its place.
    ///
    /// The first read may wait for the provider. On the main actor, a provider that waits for something else and needs
    /// the main actor too can't be waited for; a host loads dependencies before, and has no such trouble.
    public var wrappedValue: Value {
        get {
            do {
                return try resolvedValue()
            } catch {
                preconditionFailure("\(error.localizedDescription)")
            }
        }
        set { value.withLock { $0 = newValue } }
    }

    /// The property itself.
    public var projectedValue: AppDependency<Value> { self }
}

// MARK: - Resolution

extension AppDependency: LoadableDependency {
    /// Runs the provider if it didn't run before, and keeps the value.
    func load() async throws {
        if manager.current !== manager { loadedFrom.withLock { $0 = manager.current } }
        guard assignedValue == nil, let entry = try entry() else { return }
        let loaded: any Sendable
        do {
            loaded = try await entry.load()
        } catch {
            throw failure(error)
        }
        _ = try manager.cast(loaded, key: key.name, to: Value.self)
    }

    func resolvedValue() throws -> Value {
        if let value = assignedValue { return value }
        guard let entry = try entry() else {
            guard let missing = missingValue(of: Value.self) else {
                throw AppDependencyManager.Error<Value>.failedToRetrieveDependency(
                    DependencyKey(key.name, Value.self).name,
                    Value.self
                )
            }
            return missing
        }
        let loaded: any Sendable
        do {
            loaded = try entry.loadHoldingThread()
        } catch {
            throw failure(error)
        }
        return try manager.cast(loaded, key: key.name, to: Value.self)
    }

    private var assignedValue: Value? { value.withLock { $0 } }

    private func entry() throws -> DependencyEntry? {
        do {
            let manager = loadedFrom.withLock { $0 } ?? manager
            return try manager.entry(key: key.name, for: Value.self) ?? fallback
        } catch {
            if let fallback { return fallback }
            throw error
        }
    }

    private func failure(_ error: any Error) -> any Error {
        // A cancelled search isn't a broken provider.
        if error is CancellationError { return error }
        if error is DependencyStandstill { return AppDependencyManager.StandstillError(type: "\(Value.self)") }
        return AppDependencyManager.Error<Value>.failedToLoadDependency(
            DependencyKey(key.name, Value.self).name,
            Value.self
        )
    }
}

/// A dependency of any type.
protocol LoadableDependency: Sendable {
    func load() async throws
}

/// A type whose properties can be dependencies.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// A property that the app's dependency manager fills in.
    public typealias Dependency = AppDependency

    /// Runs the providers of the value's dependencies, so that reading them waits for nothing.
    ///
    /// Throws an ``AppDependencyManager/Error`` that names the type when one of them isn't registered.
    package func loadDependencies() async throws {
        for dependency in WrappedProperties.dependencies(of: self) { try await dependency.load() }
    }
}
