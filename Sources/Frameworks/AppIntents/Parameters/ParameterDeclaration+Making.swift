import UniformTypeIdentifiers

/// What the initializers of parameters are made of: each says one thing more about a parameter.
extension ParameterDeclaration {
    /// Returns the declaration of a parameter that takes any value of its type.
    static func titled(
        _ title: LocalizedStringResource,
        _ description: LocalizedStringResource?,
        _ requestValueDialog: IntentDialog?,
        _ requestDisambiguationDialog: IntentDialog?,
        _ inputConnectionBehavior: InputConnectionBehavior
    ) -> Self {
        Self(
            identity: ParameterIdentity(title: title),
            description: description,
            isOptional: false,
            requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Returns the declaration with resolvers that are tried before those of the type.
    func resolved(by specification: some ResolverSpecification) -> Self {
        changed { $0.resolvers = Array(specification) }
    }

    /// Returns the declaration of a collection of a size.
    func sized(_ size: IntentCollectionSize) -> Self {
        changed { $0.options.sizes = [size] }
    }

    /// Returns the declaration of a collection with sizes for widgets.
    func sized(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) -> Self {
        changed { $0.options.widgetSizes = sizes }
    }

    /// Returns the declaration of a parameter whose values an options provider offers.
    func offered<Provider: DynamicOptionsProvider>(by provider: Provider) -> Self
    where Provider.DefaultValue.ValueType == Element {
        changed { $0.limits.choices = ProvidedChoices(provider) }
    }

    /// Returns the declaration of a parameter of integers within a range.
    func integers(_ control: NumberControl, in range: (lowerBound: Int, upperBound: Int)?) -> Self
    where Element == Int {
        changed {
            $0.options.control = control
            $0.options.integers = range.map { Self.range(from: $0.lowerBound, to: $0.upperBound) }
            $0.limits.refusal = refusal(outside: $0.options.integers) { "\($0)" }
        }
    }

    /// Returns the declaration of a parameter of numbers within a range.
    func numbers(_ control: NumberControl, in range: (lowerBound: Double, upperBound: Double)?) -> Self
    where Element == Double {
        changed {
            $0.options.control = control
            $0.options.numbers = range.map { Self.range(from: $0.lowerBound, to: $0.upperBound) }
            $0.limits.refusal = refusal(outside: $0.options.numbers) { $0.formatted() }
        }
    }

    /// Returns the declaration of a parameter of amounts of money within a range and of some currencies.
    func amounts(in range: (lowerBound: Decimal, upperBound: Decimal)?, of currencyCodes: [String]) -> Self
    where Element == IntentCurrencyAmount {
        changed {
            $0.options.amounts = range.map { Self.range(from: $0.lowerBound, to: $0.upperBound) }
            $0.options.currencyCodes = currencyCodes
            let outside = refusal(outside: $0.options.amounts) { $0.formatted() }
            let named = named
            $0.limits.refusal = { value in
                if !currencyCodes.isEmpty, !currencyCodes.contains(value.currencyCode) {
                    let codes = currencyCodes.formatted(.list(type: .or))
                    return "\(named.capitalizedFirst) must be in \(codes), not in \(value.currencyCode)."
                }
                return outside(value.amount)
            }
        }
    }

    /// Returns the declaration of a parameter of measurements in a unit.
    func measured<Unit: Dimension>(
        in unit: Unit?,
        isFixed: Bool,
        adjustsForLocale: Bool,
        takesNegative: Bool
    ) -> Self where Element == Measurement<Unit> {
        let named = named
        return changed {
            $0.options.unit = MeasurementUnit(
                symbol: unit?.symbol,
                isFixed: isFixed,
                adjustsForLocale: adjustsForLocale
            )
            $0.limits.refusal = { measurement in
                guard !takesNegative, measurement.value < 0 else { return nil }
                let text = "\(measurement.value.formatted()) \(measurement.unit.symbol)"
                return "\(named.capitalizedFirst) can’t be negative, but is \(text)."
            }
        }
    }

    /// Returns the declaration of a parameter of texts.
    func text(_ inputOptions: String.IntentInputOptions?) -> Self where Element == String {
        changed { $0.options.inputOptions = inputOptions }
    }

    /// Returns the declaration of a parameter of truth values.
    func truth(_ displayName: Bool.IntentDisplayName?) -> Self where Element == Bool {
        changed { $0.options.displayName = displayName }
    }

    /// Returns the declaration of a parameter of dates.
    func dates(_ components: DateComponentsAsked) -> Self {
        changed { $0.options.dateComponents = components }
    }

    /// Returns the declaration of a parameter of files of some types.
    func files(_ types: [UTType]) -> Self where Element == IntentFile {
        let refusal = refusal(outside: types)
        return changed {
            $0.options.contentTypes = types
            // A file of an unknown type can be anything but what only one type can be.
            $0.limits.refusal = { refusal($0.type ?? .data, $0.type, $0.filename) }
        }
    }

    /// Returns the declaration of a parameter of entities that are files of some types.
    func fileEntities(_ types: [UTType]) -> Self where Element: FileEntity {
        let refusal = refusal(outside: types)
        return changed {
            $0.options.contentTypes = types
            $0.limits.refusal = { entity in
                // A draft is of no type yet.
                guard !entity.id.isDraft, let url = URL(string: entity.id.entityIdentifierString) else { return nil }
                let type = UTType(filenameExtension: url.pathExtension)
                return refusal(type ?? .data, type, url.lastPathComponent)
            }
        }
    }

    /// Returns the declaration of a parameter of people who can be reached in a way.
    func people(_ mode: IntentPerson.ParameterMode) -> Self where Element == IntentPerson {
        let named = named
        return changed {
            $0.options.personMode = mode
            $0.limits.refusal = { person in
                guard !person.canBeReached(by: mode) else { return nil }
                return "\(String(localized: person.displayRepresentation.title)) has no \(mode.phrase) for \(named)."
            }
        }
    }

    /// Returns the declaration of a parameter of some cases of an enumeration.
    func cases(_ supportedValues: [Element]?) -> Self where Element: AppEnum {
        guard let supportedValues else { return self }
        let names = supportedValues.map { String(localized: $0.localizedStringResource) }.formatted(.list(type: .or))
        return changed {
            $0.limits.choices = FixedChoices(values: supportedValues)
            $0.limits.refusal = { value in
                guard !supportedValues.contains(value) else { return nil }
                return "\(String(localized: value.localizedStringResource)) isn’t supported. Choose \(names)."
            }
        }
    }

    /// Returns the declaration of a parameter of entities that a query finds.
    func found<Query: EntityQuery>(by query: Query) -> Self where Query.Entity == Element {
        offered(by: query).changed { $0.limits.lookup = { try await query.find($0) } }
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var declaration = self
        change(&declaration)
        return declaration
    }

    private static func range<Bound: Comparable>(from lowest: Bound, to highest: Bound) -> ClosedRange<Bound> {
        precondition(lowest <= highest, "A range can't go from \(lowest) to \(highest); give the smaller value first.")
        return lowest...highest
    }

    private func refusal(
        outside types: [UTType]
    ) -> @Sendable (_ assumed: UTType, _ known: UTType?, _ filename: String) -> LocalizedStringResource? {
        let named = named
        return { assumed, known, filename in
            guard !types.isEmpty, !types.contains(where: { assumed.conforms(to: $0) }) else { return nil }
            let names = types.map { $0.localizedDescription ?? $0.identifier }.formatted(.list(type: .or))
            let given = known.map { $0.localizedDescription ?? $0.identifier } ?? "of an unknown type"
            return "\(named.capitalizedFirst) takes \(names), but \(filename) is \(given)."
        }
    }

    private func refusal<Bound: Sendable>(
        outside range: ClosedRange<Bound>?,
        _ text: @escaping @Sendable (Bound) -> String
    ) -> @Sendable (Bound) -> LocalizedStringResource? {
        let named = named
        return { value in
            guard let range, !range.contains(value) else { return nil }
            return """
                \(named.capitalizedFirst) must be between \(text(range.lowerBound)) and \(text(range.upperBound)), \
                not \(text(value)).
                """
        }
    }
}

extension IntentPerson {
    fileprivate func canBeReached(by mode: ParameterMode) -> Bool {
        let values = ([handle].compactMap { $0 } + aliases).map(\.value)
        return switch mode {
        case .contact: true
        case .email: values.contains { $0.isEmailAddress }
        case .phone: values.contains { $0.isPhoneNumber }
        case .emailOrPhone: values.contains { $0.isEmailAddress || $0.isPhoneNumber }
        }
    }
}

extension IntentPerson.Handle.Value {
    fileprivate var isEmailAddress: Bool { if case .emailAddress = self { true } else { false } }
    fileprivate var isPhoneNumber: Bool { if case .phoneNumber = self { true } else { false } }
}

extension IntentPerson.ParameterMode {
    fileprivate var phrase: String {
        switch self {
        case .contact: "entry among the contacts"
        case .email: "email address"
        case .phone: "phone number"
        case .emailOrPhone: "email address or phone number"
        }
    }
}
