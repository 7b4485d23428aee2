extension IntentParameter {
    /// Creates a parameter for a measurement with a unit to start from.
    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Unit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<Unit> {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .measured(
                    in: defaultUnit,
                    isFixed: false,
                    adjustsForLocale: defaultUnitAdjustForLocale,
                    takesNegative: supportsNegativeNumbers
                ),
            default: Self.measurement(of: defaultValue, in: defaultUnit)
        )
    }

    /// Creates a parameter for a measurement with a unit to start from that can be made from other values.
    public convenience init<Unit: Dimension, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Unit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.ValueType == Measurement<Unit> {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .measured(
                    in: defaultUnit,
                    isFixed: false,
                    adjustsForLocale: defaultUnitAdjustForLocale,
                    takesNegative: supportsNegativeNumbers
                )
                .resolved(by: resolvers()),
            default: Self.measurement(of: defaultValue, in: defaultUnit)
        )
    }

    /// Creates a parameter for a measurement always given in one unit.
    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Unit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<Unit> {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .measured(
                    in: unit,
                    isFixed: true,
                    adjustsForLocale: unitAdjustForLocale,
                    takesNegative: supportsNegativeNumbers
                ),
            default: Self.measurement(of: defaultValue, in: unit)
        )
    }

    /// Creates a parameter for a measurement always given in one unit that can be made from other values.
    public convenience init<Unit: Dimension, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Unit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.ValueType == Measurement<Unit> {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .measured(
                    in: unit,
                    isFixed: true,
                    adjustsForLocale: unitAdjustForLocale,
                    takesNegative: supportsNegativeNumbers
                )
                .resolved(by: resolvers()),
            default: Self.measurement(of: defaultValue, in: unit)
        )
    }

    private static func measurement<Unit: Dimension>(of value: Double?, in unit: Unit?) -> Value.UnwrappedType?
    where Value.ValueType == Measurement<Unit> {
        value.flatMap { Measurement(value: $0, unit: unit ?? Unit.baseUnit()) as? Value.UnwrappedType }
    }
}
