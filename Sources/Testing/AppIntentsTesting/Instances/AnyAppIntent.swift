import FoveaTesting

/// An intent of an app with values for its parameters.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable, CustomStringConvertible {
    private let bundleIdentifier: String
    private let typeIdentifier: String
    private var values: [String: any IntentValueExpressing]

    init(bundleIdentifier: String, typeIdentifier: String, values: [String: any IntentValueExpressing]) {
        self.bundleIdentifier = bundleIdentifier
        self.typeIdentifier = typeIdentifier
        self.values = values
    }

    /// Runs the intent as the system does: values are given to the parameters, entities are found by their queries,
    /// confirmations get a yes, and the intent is performed.
    @discardableResult
    public func run() async throws -> ResolvedIntentResult {
        let arguments = try values.mapValues { try IntentValueBox.argument($0) }
        let outcome = try await InstalledApps.app(for: bundleIdentifier).run(
            named: typeIdentifier,
            arguments: arguments
        )
        return ResolvedIntentResult(box: IntentValueBox(outcome.value, bundleIdentifier))
    }

    /// The value of a parameter, as a type.
    public subscript<T: IntentValueConvertible>(dynamicMember identifier: String) -> T {
        get throws { try box(identifier).converted() }
    }

    /// The path to the value of a parameter and on to its properties.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
        DynamicPropertyPath(box: box(identifier))
    }

    /// The value of a parameter, or nil before there is one.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        get { values[identifier] }
        set { values[identifier] = newValue }
    }

    /// The name and the values, in the order of their names.
    public var description: String {
        let arguments = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return "\(typeIdentifier)(\(arguments.joined(separator: ", ")))"
    }

    private func box(_ identifier: String) -> IntentValueBox {
        IntentValueBox(values[identifier], bundleIdentifier)
    }
}
