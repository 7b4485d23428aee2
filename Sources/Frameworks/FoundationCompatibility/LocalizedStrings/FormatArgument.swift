import Foundation

/// A value that was interpolated into a localized string.
enum FormatArgument: Sendable {
    case string(String)
    case attributed(AttributedString)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case resource(LocalizedStringResource)
    case formatted(FormattedArgument)
    case placeholder(String.LocalizationValue.Placeholder)
}

extension FormatArgument {
    /// Creates an argument from a value that a format takes.
    init(_ value: any CVarArg) {
        self =
            switch value {
            case let value as any SignedInteger & FixedWidthInteger: .integer(Int64(clamping: value))
            case let value as any UnsignedInteger & FixedWidthInteger: .unsigned(UInt64(clamping: value))
            case let value as Double: .double(value)
            case let value as Float: .double(Double(value))
            case let value as CGFloat: .double(Double(value))
            case let value as NSNumber: .double(value.doubleValue)
            default: .string(String(describing: value))
            }
    }
}

extension FormatArgument: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): left == right
        case (.attributed(let left), .attributed(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.unsigned(let left), .unsigned(let right)): left == right
        case (.double(let left), .double(let right)): left == right
        case (.resource(let left), .resource(let right)): left == right
        case (.formatted(let left), .formatted(let right)): left.text == right.text
        case (.placeholder(let left), .placeholder(let right)): left == right
        default: false
        }
    }
}

extension FormatArgument: Codable {
    private enum CodingKeys: String, CodingKey {
        case string, integer, unsigned, double, resource, placeholder
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try values.decodeIfPresent(String.self, forKey: .string) {
            self = .string(value)
        } else if let value = try values.decodeIfPresent(Int64.self, forKey: .integer) {
            self = .integer(value)
        } else if let value = try values.decodeIfPresent(UInt64.self, forKey: .unsigned) {
            self = .unsigned(value)
        } else if let value = try values.decodeIfPresent(Double.self, forKey: .double) {
            self = .double(value)
        } else if let value = try values.decodeIfPresent(LocalizedStringResource.self, forKey: .resource) {
            self = .resource(value)
        } else {
            let name = try values.decode(String.self, forKey: .placeholder)
            guard let placeholder = String.LocalizationValue.Placeholder(name: name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .placeholder,
                    in: values,
                    debugDescription: "'\(name)' is no placeholder; use int, uint, float, double or object."
                )
            }
            self = .placeholder(placeholder)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .string(let value): try values.encode(value, forKey: .string)
        // Foundation on Linux has no encoded form of attributes.
        case .attributed(let value): try values.encode(String(value.characters), forKey: .string)
        case .integer(let value): try values.encode(value, forKey: .integer)
        case .unsigned(let value): try values.encode(value, forKey: .unsigned)
        case .double(let value): try values.encode(value, forKey: .double)
        case .resource(let value): try values.encode(value, forKey: .resource)
        case .formatted(let value): try values.encode(value.text, forKey: .string)
        case .placeholder(let value): try values.encode(value.name, forKey: .placeholder)
        }
    }
}

/// A value with the style that turns it into text.
///
/// The style is asked again for each locale. What is compared and encoded is the text in the current locale, since
/// a style of any type can be neither.
struct FormattedArgument: Sendable {
    /// The text in the locale that was current at the interpolation.
    let text: String
    /// The text in another locale.
    let render: @Sendable (Locale) -> String
}
