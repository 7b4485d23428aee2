/// A reason why what a module offers can't be used.
@_spi(FoveaRegistration)
public enum AppIntentsRegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The process has no registration of the module.
    case notRegistered(moduleName: String)
    /// Several queries answer the same value, and the system asks one.
    case duplicateValueQuery(input: String, queries: [String])

    /// What is wrong, and how to fix it.
    public var description: String {
        switch self {
        case .notRegistered(let moduleName):
            """
            Module '\(moduleName)' registers no app intents in this process. Apply the plugin AppIntentsMetadata to \
            its target, and link the target.
            """
        case .duplicateValueQuery(let input, let queries):
            """
            \(queries.map { "'\($0)'" }.joined(separator: " and ")) are each an IntentValueQuery over \(input), and \
            the system runs one for an app. Join them in one query whose result is a @UnionValue enum.
            """
        }
    }
}
