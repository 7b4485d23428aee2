public import Foundation

extension String.LocalizationValue {
    /// A literal of a localized string while it is being put together.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The text so far, as a format.
        private(set) var key = ""
        /// The text so far, if no value is interpolated into it.
        private(set) var literal = ""
        /// The values so far.
        private(set) var arguments: [FormatArgument] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends text; its percent signs are doubled in the key.
        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            key += literal.replacing("%", with: "%%")
        }

        /// Appends a value with its specifier.
        private mutating func append(_ argument: FormatArgument, specifier: String) {
            key += specifier
            arguments.append(argument)
        }
    }
}

// MARK: - Texts

extension String.LocalizationValue.StringInterpolation {
    /// Appends a text.
    public mutating func appendInterpolation(_ string: String) {
        append(.string(string), specifier: "%@")
    }

    /// Appends a part of a text.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
        append(.string(String(string)), specifier: "%@")
    }

    /// Appends an attributed text, whose attributes show in an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(.attributed(attributedString), specifier: "%@")
    }

    /// Appends another localized string, which is looked up together with this one.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.resource(resource), specifier: "%@")
    }

    /// Appends the localized description of a value.
    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
        append(.resource(value.localizedStringResource), specifier: "%@")
    }
}

// MARK: - Numbers

extension String.LocalizationValue.StringInterpolation {
    /// Appends a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(FormatArgument(value._arg), specifier: value._specifier)
    }

    /// Appends a number that is written as a specifier says, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(FormatArgument(value._arg), specifier: specifier)
    }

    /// Appends a place for a value that is supplied when the string is shown.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
        append(.placeholder(placeholder), specifier: placeholder.specifier)
    }

    /// Appends a place for a value that is supplied when the string is shown, written as a specifier says.
    public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder,
        specifier: String
    ) {
        append(.placeholder(placeholder), specifier: specifier)
    }
}

// MARK: - Formatted values

extension String.LocalizationValue.StringInterpolation {
    /// Appends a value in a style that follows the locale of the string.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        append(
            .formatted(
                FormattedArgument(text: format.format(value)) { format.locale($0).format(value) }
            ),
            specifier: "%@"
        )
    }

    /// Appends the characters of a value in a style that follows the locale of the string.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
        append(
            .formatted(
                FormattedArgument(text: String(format.format(value).characters)) {
                    String(format.locale($0).format(value).characters)
                }
            ),
            specifier: "%@"
        )
    }

    /// Appends a Foundation value, such as a date, with a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject,
        formatter: Formatter? = nil
    ) {
        append(.string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    /// Appends an object with a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
        append(.string(value.description), specifier: "%@")
    }
}
