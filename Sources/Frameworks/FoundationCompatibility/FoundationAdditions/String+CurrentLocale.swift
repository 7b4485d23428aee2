public import Foundation

// Foundation on Linux has one current locale for everybody. These methods take strings, so that the compiler prefers
// them to Foundation's generic ones, and follow the locale of the environment, where an İ is the capital of an i in
// Turkish.

extension String {
    /// Returns a Boolean value that tells whether a text is found in this one, whatever the case of its letters.
    public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
        range(of: other, options: .caseInsensitive, locale: .person) != nil
    }

    /// Returns a Boolean value that tells whether a text is found in this one, whatever the case and the accents of its
    /// letters.
    public func localizedStandardContains(_ string: String) -> Bool {
        localizedStandardRange(of: string) != nil
    }

    /// Returns the place of a text in this one, whatever the case and the accents of its letters.
    public func localizedStandardRange(of string: String) -> Range<String.Index>? {
        range(of: string, options: [.caseInsensitive, .diacriticInsensitive], locale: .person)
    }

    /// Compares the text with another one as the locale sorts them.
    public func localizedCompare(_ other: String) -> ComparisonResult {
        compare(other, locale: .person)
    }

    /// Compares the text with another one as the locale sorts them, whatever the case of their letters.
    public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
        compare(other, options: .caseInsensitive, locale: .person)
    }

    /// Compares the text with another one as a list of files is sorted: by locale, with numbers by their value.
    public func localizedStandardCompare(_ string: String) -> ComparisonResult {
        compare(
            string,
            options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
            locale: .person
        )
    }

    /// The text in capital letters of the locale.
    public var localizedUppercase: String { uppercased(with: .person) }

    /// The text in small letters of the locale.
    public var localizedLowercase: String { lowercased(with: .person) }

    /// The text with a capital letter at the beginning of each word.
    public var localizedCapitalized: String { capitalized(with: .person) }
}

extension Locale {
    /// The locale that the environment chose when the process first asked.
    static let person = LanguagePreferences.current.format.map(Locale.init(identifier:)) ?? .current
}
