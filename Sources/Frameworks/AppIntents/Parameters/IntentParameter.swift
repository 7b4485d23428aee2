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

    /// The name of the parameter, as people read it.
    public let title: LocalizedStringResource
    /// What the parameter means, or nil.
    package let parameterDescription: LocalizedStringResource?
    /// What to say to ask for a value.
    package let requestValueDialog: IntentDialog?
    /// What to say to ask which of several values is meant.
    package let requestDisambiguationDialog: IntentDialog?
    /// Where values of other intents may go.
    package let inputConnectionBehavior: InputConnectionBehavior

    /// The control for a number, or nil for other values.
    package let control: NumberControl?
    /// The parts of a date that people give, or nil for other values.
    package let dateComponents: DateComponentsAsked?
    /// What the parameter takes.
    let limits: ParameterLimits<Value.ValueType>

    private let initialValue: Value?
    private let state: Mutex<Value?>

    init(
        title: LocalizedStringResource,
        description: LocalizedStringResource?,
        initialValue: Value?,
        limits: ParameterLimits<Value.ValueType> = ParameterLimits(),
        control: NumberControl? = nil,
        dateComponents: DateComponentsAsked? = nil,
        requestValueDialog: IntentDialog?,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior
    ) {
        self.title = title
        parameterDescription = description
        self.requestValueDialog = requestValueDialog
        self.requestDisambiguationDialog = requestDisambiguationDialog
        self.inputConnectionBehavior = inputConnectionBehavior
        self.limits = limits
        self.control = control
        self.dateComponents = dateComponents
        self.initialValue = initialValue
        state = Mutex(initialValue)
    }

    /// Creates a parameter without a title.
    public convenience init() {
        self.init(
            title: "",
            description: nil,
            initialValue: nil,
            requestValueDialog: nil,
            inputConnectionBehavior: .default
        )
    }

    /// The value that the parameter starts with, or nil.
    public var defaultValue: Value.UnwrappedType? { initialValue as? Value.UnwrappedType }

    /// A Boolean value that indicates whether the value may be missing.
    public var isOptional: Bool { Value.self is any OptionalValue.Type }

    /// The value.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock({ $0 }) ?? missingValue(of: Value.self) { return value }
            preconditionFailure(
                """
                The parameter "\(String(localized: title))" of type \(Value.self) was read before it had a value. \
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
