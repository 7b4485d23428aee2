public import Foundation

extension PersonNameComponents {
    /// A style that writes the name of a person.
    ///
    /// Chinese, Japanese and Korean names begin with the family, and so do Hungarian and Vietnamese ones in their
    /// locales; others begin with the given name.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        /// A length of a name.
        public enum Style: Int, Hashable, Codable, Sendable {
            /// The name among friends.
            case short
            /// The given name and the family name.
            case medium
            /// Every part of the name.
            case long
            /// The initials.
            case abbreviated
        }

        /// The length of the name.
        public var style: Style
        /// The locale whose order counts.
        public var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns a name as text.
        public func format(_ value: PersonNameComponents) -> String {
            let name = Name(value, locale: locale.isCurrent ? .person : locale)
            return switch style {
            case .short: name.short
            case .medium: name.joined([value.givenName], [], [value.familyName])
            case .long:
                name.joined(
                    [value.namePrefix, value.givenName],
                    [value.middleName],
                    [value.familyName],
                    suffix: value.nameSuffix
                )
            case .abbreviated: name.initials
            }
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self {
            Self(style: style, locale: locale)
        }
    }

    /// Returns the name as text of medium length.
    public func formatted() -> String {
        formatted(FormatStyle())
    }

    /// Returns the name as text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns a style that writes the name of a person.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        Self(style: style)
    }
}

/// The parts of a name in the order of its language.
private struct Name {
    private let components: PersonNameComponents
    private let familyFirst: Bool
    private let isEastAsian: Bool

    init(_ components: PersonNameComponents, locale: Locale) {
        self.components = components
        let letters = [components.givenName, components.familyName].compactMap { $0 }.joined().unicodeScalars
        isEastAsian =
            !letters.isEmpty
            && letters.allSatisfy { scalar in
                switch scalar.value {
                case 0x1100...0x11FF, 0x3005...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF,
                    0xF900...0xFAFF, 0x20000...0x323AF:
                    true
                default: false
                }
            }
        familyFirst = isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
    }

    var short: String {
        components.nickname ?? components.givenName ?? components.familyName ?? joined([], [components.middleName], [])
    }

    var initials: String {
        // One letter tells little of an East Asian given name, which is short by itself.
        if isEastAsian { return components.givenName ?? components.familyName ?? "" }
        let given = components.givenName?.first.map(String.init)
        let family = components.familyName?.first.map(String.init)
        return (familyFirst ? [family, given] : [given, family]).compactMap { $0 }.joined()
    }

    func joined(_ given: [String?], _ middle: [String?], _ family: [String?], suffix: String? = nil) -> String {
        let parts = familyFirst ? family + given + middle : given + middle + family
        return (parts + [suffix]).compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
    }
}
