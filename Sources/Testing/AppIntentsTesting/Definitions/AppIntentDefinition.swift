/// An intent of an app, from which a test makes instances.
public struct AppIntentDefinition: Sendable {
    /// The identifier of the app.
    public let bundleIdentifier: String
    /// The name of the intent's type.
    public let typeIdentifier: String

    /// Makes an instance; the arguments are the values of the parameters, under their names.
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
        IntentValuePropertiesCallable { values in
            AnyAppIntent(bundleIdentifier: bundleIdentifier, typeIdentifier: typeIdentifier, values: values)
        }
    }
}

/// A maker of instances that takes values under the names of properties.
@dynamicCallable
public struct IntentValuePropertiesCallable<T>: Sendable {
    private let make: @Sendable ([String: any IntentValueExpressing]) -> T

    init(make: @escaping @Sendable ([String: any IntentValueExpressing]) -> T) { self.make = make }

    /// Makes an instance with values; a value that is nil is left out.
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
    ) -> T {
        var values: [String: any IntentValueExpressing] = [:]
        for (name, value) in arguments { values[name] = value }
        return make(values)
    }
}
