extension AppDependencyManager {
    /// A reason why a dependency has no value.
    public enum Error<Value>: LocalizedError, @unchecked Sendable {
        // A key is only compared and written as text, and a metatype doesn't change.

        /// Nothing is registered under the key.
        case failedToRetrieveDependency(AnyHashable, Value.Type)
        /// The provider of the value failed.
        case failedToLoadDependency(AnyHashable, Value.Type)
        /// The value under the key has another type.
        case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

        /// What is missing, and where to register it.
        public var errorDescription: String? {
            switch self {
            case .failedToRetrieveDependency(let key, let type):
                """
                No dependency of type \(type)\(note(on: key)) is registered. Register it when the app starts, \
                before an intent or a query runs: AppDependencyManager.shared.add(\(label(for: key))dependency: …) \
                in the initializer of the App.
                """
            case .failedToLoadDependency(let key, let type):
                """
                The provider of the dependency of type \(type)\(note(on: key)) failed. Look at what the closure \
                given to AppDependencyManager.add(\(label(for: key))dependency:) throws.
                """
            case .incorrectDependencyType(let key, let type, let found):
                """
                The dependency\(note(on: key)) is a \(found), not a \(type). Register it as \(type), or declare \
                the @Dependency as \(found).
                """
            }
        }

        private func note(on key: AnyHashable) -> String {
            key.base is DependencyKey.TypeName ? "" : " with the key \(key.base)"
        }

        private func label(for key: AnyHashable) -> String {
            key.base is DependencyKey.TypeName ? "" : "key: …, "
        }
    }
}

// A program that ends with the error, or prints it, says what its description says.
extension AppDependencyManager.Error: CustomStringConvertible, CustomDebugStringConvertible {
    /// What is missing, and where to register it.
    public var description: String { errorDescription ?? "" }

    /// What is missing, and where to register it.
    public var debugDescription: String { description }
}

extension AppDependencyManager {
    /// An error of a dependency that was read on the main actor and didn't come.
    package struct StandstillError: LocalizedError, Sendable {
        /// The name of the type.
        let type: String

        /// What happened and what to do about it.
        package var errorDescription: String? {
            """
            The provider of the dependency of type \(type) didn't answer while the main actor waited for it; it may \
            need the main actor itself. Make the value when the app starts and register it with \
            AppDependencyManager.shared.add(dependency: value), or mark the closure @MainActor.
            """
        }
    }
}
