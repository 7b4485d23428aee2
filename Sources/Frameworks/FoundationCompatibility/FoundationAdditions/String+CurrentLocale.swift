public import Foundation

// Foundation on Linux has one current locale for everybody. These methods take strings, so that the compiler prefers
// them to Foundation's generic ones, and follow the locale of the environment, where an İ is the capital of an i in
// Turkish.

extension String {
    /// Returns a Boolean value that tells whether the string contains another one, ignoring case.
    public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
        range(of: other, options: .caseInsensitive, locale: .person) != nil
    }

    /// Returns a Boolean value that tells whether the string contains another one, ignoring case and diacritics.
    public func localizedStandardContains(_ string: String) -> Bool {
        localizedStandardRange(of: string) != nil
    }

    /// Returns the range of another string in this one, ignoring case and diacritics.
    public func localizedStandardRange(of string: String) -> Range<String.Index>? {
        range(of: string, options: [.caseInsensitive, .diacriticInsensitive], locale: .person)
    }

    /// Compares the string with another one as the locale sorts them.
    public func localizedCompare(_ other: String) -> ComparisonResult {
        compare(other, locale: .person)
    }

    /// Compares the string with another one as the locale sorts them, ignoring case.
    public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
        compare(other, options: .caseInsensitive, locale: .person)
    }

    /// Compares the string with another one as a list of files is sorted: by locale, with numbers by their value.
    public func localizedStandardCompare(_ string: String) -> ComparisonResult {
        compare(
            string,
            options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
            locale: .person
        )
    }

    /// The string in uppercase letters of the locale.
    public var localizedUppercase: String { uppercased(with: .person) }

    /// The string in lowercase letters of the locale.
    public var localizedLowercase: String { lowercased(with: .person) }

    /// The string with each word capitalized.
    public var localizedCapitalized: String { capitalized(with: .person) }
}

extension Locale {
    /// The locale that the environment chose when the process first asked.
    static let person = LanguagePreferences.current.format.map(Locale.init(identifier:)) ?? .current
}
