public import Foundation

/// A reference to a localized string, which is looked up when it is shown.
///
/// Where a string names the title of an intent or of an entity, it is shown by another program, at another time
/// and perhaps in another language. A resource therefore carries the key, the table, the bundle and the values to
/// fill in, and `String(localized:)` turns it into text.
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// A literal with interpolated values.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The key of the string in its table.
    public let key: String
    /// The value to show where the table has no translation.
    public let defaultValue: String.LocalizationValue
    /// The table of the string, or nil for `Localizable`.
    public let table: String?
    /// The locale that chooses the language and writes numbers.
    public var locale: Locale
    /// The bundle with the table.
    public let bundle: BundleDescription

    /// A location of the tables with localized strings.
    public enum BundleDescription: Sendable {
        /// The bundle of the program.
        case main
        /// The bundle of the code that declares a class.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)
    }

    /// Creates a resource whose key is also its value in the development language.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource with a key of its own.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: key.description, value: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource in a bundle whose key is also its value in the development language.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key,
            value: keyAndValue,
            table: table,
            locale: locale,
            bundle: BundleDescription(bundle)
        )
    }

    /// Creates a resource in a bundle with a key of its own.
    @_disfavoredOverload
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(
            key: key.description,
            value: defaultValue,
            table: table,
            locale: locale,
            bundle: BundleDescription(bundle)
        )
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        key: String,
        value: String.LocalizationValue,
        table: String?,
        locale: Locale,
        bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }
}

// MARK: - Conformances

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
    /// Adds what identifies the resource to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(table)
        hasher.combine(bundle)
    }
}
