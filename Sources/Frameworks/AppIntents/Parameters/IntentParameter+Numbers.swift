extension IntentParameter where Value.ValueType == Int {
    /// The control with which people set an integer.
    public enum IntControlStyle: Hashable, Sendable {
        /// Buttons for more and less.
        case stepper
        /// A field for text.
        case field

        var control: NumberControl { self == .stepper ? .stepper : .field }
    }

    /// Creates a parameter for an integer with a control, within a range.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title,
            description: description,
            initialValue: `default`.flatMap { $0 as? Value },
            limits: .numbers(in: inclusiveRange),
            control: controlStyle.control,
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Creates a parameter for an integer within a range.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        inclusiveRange: InclusiveRange<Value.ValueType>?,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title,
            description: description,
            default: `default`,
            controlStyle: .stepper,
            inclusiveRange: inclusiveRange,
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// The control with which people set a number.
    public enum DoubleControlStyle: Hashable, Sendable {
        /// Buttons for more and less.
        case stepper
        /// A field for text.
        case field
        /// A slider.
        case slider

        var control: NumberControl {
            switch self {
            case .stepper: .stepper
            case .field: .field
            case .slider: .slider
            }
        }
    }

    /// Creates a parameter for a number with a control, within a range.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title,
            description: description,
            initialValue: `default`.flatMap { $0 as? Value },
            limits: .numbers(in: inclusiveRange),
            control: controlStyle.control,
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Creates a parameter for a number within a range.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        inclusiveRange: InclusiveRange<Value.ValueType>?,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title,
            description: description,
            default: `default`,
            controlStyle: .stepper,
            inclusiveRange: inclusiveRange,
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }
}

extension ParameterLimits where Value: Comparable & Sendable {
    static func numbers(in range: InclusiveRange<Value>?) -> Self {
        guard let (lowest, highest) = range else { return Self() }
        return Self(accepts: { lowest <= $0 && $0 <= highest })
    }
}
