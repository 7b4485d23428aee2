import Foundation

/// The way from a key to text.
struct Localizer: Sendable {
    /// The localizer of the process.
    static let shared = Localizer(tables: .shared, preferences: .current)

    /// The tables to look in.
    let tables: StringTables
    /// The languages of the person.
    let preferences: LanguagePreferences

    /// Returns the text of a resource in the language of its locale; the current locale stands for the person's own.
    func text(of resource: LocalizedStringResource, replacements: [any CVarArg]? = nil) -> String {
        text(
            of: resource,
            value: resource.defaultValue.replacing(replacements),
            languages: preferences,
            locale: resource.locale
        )
    }

    /// Returns the text of a resource with a value in place of its own.
    ///
    /// - Parameters:
    ///   - languages: The languages for a resource that chooses none.
    ///   - locale: The locale for a resource that chooses none.
    func text(
        of resource: LocalizedStringResource,
        value: String.LocalizationValue,
        languages: LanguagePreferences,
        locale: Locale
    ) -> String {
        let isCurrent = resource.locale.isCurrent
        return text(
            key: resource.key,
            value: value,
            table: resource.table,
            bundle: resource.bundle.url,
            languages: isCurrent ? languages : LanguagePreferences(locale: resource.locale),
            locale: isCurrent ? locale : resource.locale
        )
    }

    /// Returns the text of a key, or of the value where no table has the key.
    func text(
        key: String,
        value: String.LocalizationValue,
        table: String?,
        bundle: URL,
        languages: LanguagePreferences,
        locale: Locale,
        mark: @escaping @Sendable (Int, String) -> String = { $1 }
    ) -> String {
        // Foundation on Linux has one current locale for everybody, so the environment is asked.
        let locale = locale.isCurrent ? languages.format.map(Locale.init(identifier:)) ?? locale : locale
        let found = tables.entry(for: key, table: table, bundle: bundle, wishes: languages.languages)
        let renderer = FormatRenderer(
            arguments: value.arguments,
            locale: locale,
            language: found?.language ?? "en",
            lookUp: { text(of: $0, value: $0.defaultValue, languages: languages, locale: locale) },
            mark: mark
        )
        return found.flatMap { renderer.text(of: $0.entry, key: value.key) } ?? renderer.render(value.key)
    }
}

extension Locale {
    /// A Boolean value that tells whether the locale is the default one.
    var isCurrent: Bool { self == .current || self == .autoupdatingCurrent }
}
