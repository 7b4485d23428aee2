import Foundation

/// The languages of the person in front of the program, best first.
struct LanguagePreferences: Hashable, Sendable {
    /// The language tags.
    let languages: [String]
    /// The identifier of the locale that writes numbers, or nil when the environment names none.
    let format: String?

    /// Reads the variables of an environment, in the order that GNU's gettext gives them.
    init(environment: [String: String]) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap(Self.identifier)
        }
        let message = value("LC_ALL", "LC_MESSAGES", "LANG")
        // LANGUAGE counts only with a locale other than "C"; where no locale is set at all, it is taken at its word.
        let isPlain =
            message == nil && ["LC_ALL", "LC_MESSAGES", "LANG"].contains { environment[$0]?.isEmpty == false }
        let list =
            isPlain
            ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.identifier(String($0)) }
        languages = list.isEmpty ? [message].compactMap { $0 } : list
        format = value("LC_ALL", "LC_NUMERIC", "LANG")
    }

    /// Wishes for one language.
    init(locale: Locale) {
        languages = [locale.identifier(.bcp47)]
        format = locale.identifier
    }

    /// What the environment asked for when the process first showed a localized string.
    static let current = Self(environment: ProcessInfo.processInfo.environment)

    /// Turns `pt_BR.UTF-8` into `pt-BR` and `sr_RS@latin` into `sr-Latn-RS`.
    private static func identifier(_ name: String) -> String? {
        let parts = name.split(separator: "@", maxSplits: 1)
        let base = (parts.first ?? "").split(separator: ".").first ?? ""
        guard !base.isEmpty, base != "C", base != "POSIX" else { return nil }
        var tags = base.split { $0 == "_" || $0 == "-" }.map(String.init)
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        if parts.count == 2, let script = scripts[parts[1].lowercased()] { tags.insert(script, at: 1) }
        return tags.joined(separator: "-")
    }
}
