import CoreSpotlight

extension PropertyIndexingKey {
    private typealias Path<Value> = ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value>

    /// Sets the attribute to the value of a property, if the value can be of its kind.
    func set(_ value: any Sendable, in attributes: CSSearchableItemAttributeSet) {
        guard let value = IndexableValue(value) else { return }
        switch self {
        case .custom(let key): attributes.setCustomValue(value.object, for: key)
        case .attribute(let path as Path<String?>): attributes[keyPath: path] = value.text
        case .attribute(let path as Path<[String]?>): attributes[keyPath: path] = value.texts
        case .attribute(let path as Path<NSNumber?>): attributes[keyPath: path] = value.number
        case .attribute(let path as Path<Date?>): attributes[keyPath: path] = value.dates.first
        case .attribute(let path as Path<[Date]?>): attributes[keyPath: path] = value.dates
        case .attribute(let path as Path<URL?>): attributes[keyPath: path] = value.object as? URL
        case .attribute(let path as Path<Data?>): attributes[keyPath: path] = value.object as? Data
        case .attribute: break
        }
    }
}

/// The value of a property as something that an index knows: text, a number, a date, an address, data, or several.
struct IndexableValue {
    let object: Any

    /// Creates the value of a property, or returns nil for nothing and for what an index has no use for.
    init?(_ value: Any) {
        guard let object = Self.object(value) else { return nil }
        self.object = object
    }

    private static func object(_ value: Any) -> Any? {
        switch value {
        case let optional as any OptionalContent: optional.content.flatMap(object)
        case is String, is Date, is URL, is Data: value
        case let flag as Bool: NSNumber(value: flag)
        case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        case let text as AttributedString: String(text.characters)
        case let components as DateComponents: Calendar.current.date(from: components)
        case let name as PersonNameComponents:
            [name.givenName, name.familyName].compactMap(\.self).joined(separator: " ")
        case let measurement as any MeasuredValue: NSNumber(value: measurement.amount)
        case let values as any Sequence: values.compactMap { object($0) }
        case let value as any CustomLocalizedStringResourceConvertible: String(localized: value.localizedStringResource)
        default: nil
        }
    }

    /// The value in words.
    var text: String? {
        switch object {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let date as Date: date.formatted(.iso8601)
        case let number as NSNumber: Int64(exactly: number.doubleValue)?.description ?? number.stringValue
        case is [Any]: texts?.joined(separator: ", ")
        default: nil
        }
    }

    /// The value as a list of words.
    var texts: [String]? {
        if let values = object as? [Any] { values.compactMap { IndexableValue($0)?.text } } else { text.map { [$0] } }
    }

    var number: NSNumber? { object as? NSNumber }

    var dates: [Date] {
        if let date = object as? Date { [date] } else { (object as? [Any])?.compactMap { $0 as? Date } ?? [] }
    }
}

/// A measurement in any unit.
private protocol MeasuredValue {
    var amount: Double { get }
}

extension Measurement: MeasuredValue {
    fileprivate var amount: Double { value }
}

/// An optional of any type.
private protocol OptionalContent {
    var content: Any? { get }
}

extension Optional: OptionalContent {
    fileprivate var content: Any? { self }
}
