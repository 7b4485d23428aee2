/// A property of an options provider or a query that reads parameters of the intent it provides for.
///
/// What it offers can then depend on what the person chose before. The property is nil unless the provider runs for
/// an intent of the type and every parameter that it names has a value.
///
/// ```swift
/// struct TrackProvider: DynamicOptionsProvider {
///     @ParameterDependency<PlayTrack>(\.$album)
///     var intent
///
///     func results() async throws -> [String] {
///         guard let intent else { return [] }
///         return intent.album.tracks
///     }
/// }
/// ```
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
    private let paths: ParameterPaths<Intent>

    /// Creates a dependency on parameters of an intent.
    public init<each Value: _IntentValue & Sendable>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>)
    {
        var paths: [PartialKeyPath<Intent>] = []
        repeat paths.append(each parameters)
        self.paths = ParameterPaths(paths: paths)
    }

    /// The intent, or nil when there is none of the type or one of the parameters has no value.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentHosting.intent as? Intent, paths.haveValues(in: intent) else { return nil }
        return IntentProjection(intent)
    }
}

extension DynamicOptionsProvider {
    /// A property that reads parameters of the intent.
    public typealias ParameterDependency = IntentParameterDependency
}

/// An intent whose parameters are read without optionality.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
    private let intent: Intent

    init(_ intent: Intent) {
        self.intent = intent
    }

    /// Returns the value of a parameter.
    ///
    /// Reading a parameter that has no value and that the dependency doesn't name stops the program.
    public subscript<Value: _IntentValue>(dynamicMember parameter: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        guard let value = intent[keyPath: parameter] as? Value.UnwrappedType else {
            preconditionFailure(
                """
                A parameter of \(Intent.self) has no value of type \(Value.UnwrappedType.self). Name the parameter \
                in the @IntentParameterDependency, and check the property for nil before reading it.
                """
            )
        }
        return value
    }
}

/// The paths from an intent to parameters.
///
/// Unchecked, as key paths aren't known to be sendable: these lead to projections of properties, capture nothing and
/// never change.
private struct ParameterPaths<Intent: AppIntent>: @unchecked Sendable {
    let paths: [PartialKeyPath<Intent>]

    func haveValues(in intent: Intent) -> Bool {
        paths.allSatisfy { (intent[keyPath: $0] as? any ReadableParameter)?.hasValue ?? false }
    }
}

/// A parameter of any type that can tell whether it has a value.
private protocol ReadableParameter {
    var hasValue: Bool { get }
}

extension IntentParameter: ReadableParameter {
    fileprivate var hasValue: Bool {
        guard case .set(let value) = valueState else { return false }
        return (value as? any OptionalValue)?.isMissing != true
    }
}
