import Synchronization

/// A property of an intent that the system fills in before it runs the intent.
///
/// The value lives in an object, as that of an ``EntityProperty`` does. Reading a parameter that isn't optional
/// before it has a value stops the program; hosts ask for missing values first.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, Sendable {
    /// Whether a parameter has a value.
    public enum ValueState: Sendable {
        /// The parameter has no value yet.
        case unset
        /// The parameter has a value.
        case set(Value)
    }

    /// The range of values that a parameter takes.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

    /// What the intent declares about the parameter.
    let declaration: ParameterDeclaration<Value.ValueType>
    private let initialValue: Value?
    private let state: Mutex<Value?>

    init(_ declaration: ParameterDeclaration<Value.ValueType>, default value: Value.UnwrappedType? = nil) {
        var declaration = declaration
        declaration.isOptional = Value.self is any OptionalValue.Type
        self.declaration = declaration
        // An unwrapped value is the value itself or what is inside an optional one. A missing one stays missing.
        initialValue = value.flatMap { $0 as? Value }
        state = Mutex(initialValue)
    }

    /// Creates a parameter without a title.
    public convenience init() {
        self.init(.titled("", nil, nil, nil, .default))
    }

    /// The name of the parameter, as people read it.
    public var title: LocalizedStringResource { declaration.title }

    /// The value that the parameter starts with, or nil.
    public var defaultValue: Value.UnwrappedType? { initialValue as? Value.UnwrappedType }

    /// A Boolean value that indicates whether the value may be missing.
    public var isOptional: Bool { declaration.isOptional }

    /// The value.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock({ $0 }) ?? missingValue(of: Value.self) { return value }
            preconditionFailure(
                """
                \(declaration.place) of type \(Value.self) was read before it had a value. \
                Give it one before perform(), or ask for it with requestValue(_:).
                """
            )
        }
        set { state.withLock { $0 = newValue } }
    }

    /// The parameter itself, to which key paths such as `\.$target` lead.
    public var projectedValue: IntentParameter<Value> { self }

    /// Whether the parameter has a value.
    public var valueState: ValueState {
        state.withLock { $0 }.map { .set($0) } ?? .unset
    }
}

extension IntentParameter {
    /// What the parameter means, or nil.
    package var parameterDescription: LocalizedStringResource? { declaration.description }
    /// What to say to ask for a value.
    package var requestValueDialog: IntentDialog? { declaration.requestValueDialog }
    /// What to say to ask which of several values is meant.
    package var requestDisambiguationDialog: IntentDialog? { declaration.requestDisambiguationDialog }
    /// Where values of other intents may go.
    package var inputConnectionBehavior: InputConnectionBehavior { declaration.inputConnectionBehavior }
    /// The control for a number, or nil for other values.
    package var control: NumberControl? { declaration.options.control }
    /// The parts of a date that people give, or nil for other values.
    package var dateComponents: DateComponentsAsked? { declaration.options.dateComponents }
}

extension ParameterDeclaration {
    /// The parameter in a sentence for the programmer: by its place where that is known, and by its title.
    var place: String {
        switch (identity.place, title.key.isEmpty) {
        case (let place?, true): "The parameter \(place)"
        case (let place?, false): "The parameter \(place) (\"\(String(localized: title))\")"
        case (nil, true): "A parameter without a title"
        case (nil, false): "The parameter \"\(String(localized: title))\""
        }
    }
}
