/// What a table holds under one key, in one language.
struct LocalizedEntry: Sendable, Equatable {
    /// The text, or the texts for different numbers.
    var variation: LocalizedVariation
    /// The parts of the text that depend on a number of their own, by name.
    var substitutions: [String: LocalizedSubstitution] = [:]
}

/// A text, or a choice among texts.
indirect enum LocalizedVariation: Sendable, Equatable {
    case text(String)
    case plural([PluralCategory: LocalizedVariation])
    case device([String: LocalizedVariation])
}

extension LocalizedVariation {
    /// Returns the text for a plural form, falling back to the form "other".
    ///
    /// - Parameters:
    ///   - category: The form that the language gives to the number.
    ///   - isZero: A Boolean value that tells whether the number is the integer zero, for which a text under "zero"
    ///     is taken in every language.
    func text(category: PluralCategory, isZero: Bool) -> String? {
        switch self {
        case .text(let text):
            text
        case .plural(let forms):
            ((isZero ? forms[.zero] : nil) ?? forms[category] ?? forms[.other])?
                .text(category: category, isZero: isZero)
        case .device(let devices):
            // A Linux machine is none of the devices that a catalog can name.
            (devices["other"] ?? devices["mac"] ?? devices.min { $0.key < $1.key }?.value)?
                .text(category: category, isZero: isZero)
        }
    }

    /// A Boolean value that tells whether the text depends on a number.
    var isPlural: Bool {
        switch self {
        case .text: false
        case .plural: true
        case .device(let devices): devices.values.contains { $0.isPlural }
        }
    }
}

/// A part of a text that depends on one number.
struct LocalizedSubstitution: Sendable, Equatable {
    /// The position of the number among the arguments, from 1; nil takes the next one.
    var argument: Int?
    /// The specifier of the number without the percent sign, such as `lld`.
    var specifier: String
    /// The texts by plural form.
    var variation: LocalizedVariation
}
