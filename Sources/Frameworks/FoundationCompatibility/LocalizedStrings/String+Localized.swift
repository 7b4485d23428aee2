public import Foundation

extension String {
    /// Creates the localized text of a value, whose key is its text in the development language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key and the values to fill in.
    ///   - table: The table to look in; nil means `Localizable`.
    ///   - bundle: The bundle with the table; nil means that of the program.
    ///   - locale: The locale that writes numbers and dates; the language is the person's own.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, options: LocalizationOptions(), table: table, bundle: bundle, locale: locale)
    }

    /// Creates the localized text of a value, with replacements for its placeholders.
    public init(
        localized keyAndValue: LocalizationValue,
        options: LocalizationOptions,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Localizer.shared.text(
            key: keyAndValue.key,
            value: keyAndValue.replacing(options.replacements),
            table: table,
            bundle: (bundle ?? .main).bundleURL,
            languages: .current,
            locale: locale
        )
    }

    /// Creates the localized text of a key, or of the default value where it has no translation.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(
            localized: key,
            defaultValue: defaultValue,
            options: LocalizationOptions(),
            table: table,
            bundle: bundle,
            locale: locale
        )
    }

    /// Creates the localized text of a key, with replacements for the placeholders of the default value.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        options: LocalizationOptions,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Localizer.shared.text(
            key: key.description,
            value: defaultValue.replacing(options.replacements),
            table: table,
            bundle: (bundle ?? .main).bundleURL,
            languages: .current,
            locale: locale
        )
    }

    /// Creates the localized text of a resource, in the language of its locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource, options: LocalizationOptions())
    }

    /// Creates the localized text of a resource, with replacements for its placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self = Localizer.shared.text(of: resource, replacements: options.replacements)
    }
}

extension LocalizedStringResource {
    /// Returns the text with a count in place of each placeholder for a number, such as "3 landmarks".
    package func text(count: Int) -> String {
        Localizer.shared.text(
            of: self,
            value: defaultValue.counting(count),
            languages: .current,
            locale: locale
        )
    }
}

extension String.LocalizationValue {
    /// Fills values into the placeholders, in order.
    func replacing(_ replacements: [any CVarArg]?) -> Self {
        guard let replacements, !replacements.isEmpty else { return self }
        var value = self
        var rest = replacements[...]
        for (index, argument) in arguments.enumerated() {
            guard case .placeholder = argument, let replacement = rest.popFirst() else { continue }
            value.arguments[index] = FormatArgument(replacement)
        }
        return value
    }

    /// Fills a count into the placeholders for numbers.
    ///
    /// A literal such as `"%lld landmarks"`, which has the placeholder written out, gets the count too.
    func counting(_ count: Int) -> Self {
        var value = self
        for (index, argument) in arguments.enumerated() {
            if case .placeholder(let kind) = argument, kind != .object {
                value.arguments[index] = .integer(Int64(count))
            }
        }
        if arguments.isEmpty {
            let pieces = FormatPiece.pieces(of: key)
            let isFormat = pieces.contains { piece in
                if case .value(let specifier) = piece { "diu".contains(specifier.conversion) } else { false }
            }
            if isFormat { value.arguments = [.integer(Int64(count))] }
        }
        return value
    }
}
