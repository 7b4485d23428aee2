public import Foundation

extension AttributedString {
    /// Choices for the making of a localized text with attributes.
    public struct FormattingOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Each interpolated value is marked with its position.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// Creates the localized text of a value, with the attributes that its Markdown stands for.
    ///
    /// Markdown counts in the literal and in its translations, and not in interpolated values; an interpolated
    /// attributed text keeps its attributes.
    public init(
        localized keyAndValue: String.LocalizationValue,
        options: FormattingOptions = [],
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = Localizer.shared.attributedText(
            key: keyAndValue.key,
            value: keyAndValue,
            table: table,
            bundle: (bundle ?? .main).bundleURL,
            languages: .current,
            locale: locale ?? .current,
            options: options
        )
    }

    /// Creates the localized text of a key, or of the default value, with the attributes that its Markdown stands for.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        options: FormattingOptions = [],
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = Localizer.shared.attributedText(
            key: key.description,
            value: defaultValue,
            table: table,
            bundle: (bundle ?? .main).bundleURL,
            languages: .current,
            locale: locale ?? .current,
            options: options
        )
    }

    /// Creates the localized text of a resource, with the attributes that its Markdown stands for.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        let isCurrent = resource.locale.isCurrent
        self = Localizer.shared.attributedText(
            key: resource.key,
            value: resource.defaultValue,
            table: resource.table,
            bundle: resource.bundle.url,
            languages: isCurrent ? .current : LanguagePreferences(locale: resource.locale),
            locale: resource.locale,
            options: options
        )
    }
}
