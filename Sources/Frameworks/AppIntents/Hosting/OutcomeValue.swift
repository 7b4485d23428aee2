/// The value of a result, in a form that crosses the border of a process.
package indirect enum OutcomeValue: Codable, Hashable, Sendable {
    /// An entity, by reference, as it looks.
    case entity(EntityIdentifier, title: String, subtitle: String?)
    /// A case of an enumeration.
    case enumCase(type: String, rawValue: String, title: String)
    /// Several values.
    case list([OutcomeValue])
    /// A Boolean value.
    case boolean(Bool)
    /// An integer.
    case integer(Int)
    /// A number.
    case number(Double)
    /// A string.
    case text(String)
    /// A point in time.
    case date(Date)
    /// An address.
    case url(URL)
    /// A value of another type, as text.
    case other(type: String, text: String)

    /// Creates the form of a value.
    package init(_ value: Any) {
        switch value {
        case let value as any _IntentValueRepresentable: self.init(value.asIntentValue)
        case let value as any AppEntity: self = .entity(value)
        case let value as any AppEnum: self = .enumCase(value)
        case let value as Bool: self = .boolean(value)
        case let value as Int: self = .integer(value)
        case let value as Double: self = .number(value)
        case let value as String: self = .text(value)
        case let value as Date: self = .date(value)
        case let value as URL: self = .url(value)
        case let value as [Any]: self = .list(value.map { OutcomeValue($0) })
        case let value as any InstanceDisplayRepresentable:
            let look = value.displayRepresentation
            self = .other(type: "\(type(of: value))", text: String(localized: look.title))
        default: self = .other(type: "\(type(of: value))", text: "\(value)")
        }
    }

    private static func entity(_ value: some AppEntity) -> OutcomeValue {
        let look = value.displayRepresentation
        return .entity(
            EntityIdentifier(for: value),
            title: String(localized: look.title),
            subtitle: look.subtitle.map { String(localized: $0) }
        )
    }

    private static func enumCase<Cases: AppEnum>(_ value: Cases) -> OutcomeValue {
        .enumCase(
            type: Cases.persistentIdentifier,
            rawValue: value.rawValue.description,
            title: String(localized: value.localizedStringResource)
        )
    }
}
