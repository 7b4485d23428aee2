import Foundation

/// A reader of `.xcstrings` files: String Catalogs with all languages of a table.
struct StringCatalog: Sendable {
    /// The language that the keys are written in.
    let sourceLanguage: String
    /// The entries by language and key.
    let entries: [String: [String: LocalizedEntry]]

    /// Reads a catalog.
    init(_ data: Data) throws(StringTableError) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw .malformed("it is no String Catalog: \(Self.place(of: error))", cause: error)
        }
        var entries: [String: [String: LocalizedEntry]] = [:]
        for (key, string) in file.strings where string.shouldTranslate != false {
            for (language, localization) in string.localizations ?? [:] {
                guard let entry = localization.entry else { continue }
                entries[language, default: [:]][key] = entry
            }
        }
        // What isn't to be translated keeps the text of the source language in every other one.
        for (key, string) in file.strings where string.shouldTranslate == false {
            entries[file.sourceLanguage, default: [:]][key] = string.localizations?[file.sourceLanguage]?.entry
        }
        sourceLanguage = file.sourceLanguage
        self.entries = entries
    }

    private static func place(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "'\(key.stringValue)' is missing in '\(path(context))'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "'\(path(context))' has a value of another type"
        default:
            "it is no JSON; restore it from its last good version"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map(\.stringValue).joined(separator: "/")
    }
}

extension StringCatalog {
    private struct File: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
        let shouldTranslate: Bool?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        var entry: LocalizedEntry? {
            guard let variation = StringCatalog.variation(stringUnit, variations) else { return nil }
            return LocalizedEntry(
                variation: variation,
                substitutions: (substitutions ?? [:]).compactMapValues(\.substitution)
            )
        }
    }

    private struct Unit: Decodable {
        let state: String?
        let value: String
    }

    private struct Variations: Decodable {
        let plural: [String: Branch]?
        let device: [String: Branch]?
    }

    private struct Branch: Decodable {
        let stringUnit: Unit?
        let variations: IndirectVariations?
    }

    /// A box, because a variation can hold another one: a device, then a plural.
    private final class IndirectVariations: Decodable {
        let value: Variations

        init(from decoder: any Decoder) throws {
            value = try Variations(from: decoder)
        }
    }

    private struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let stringUnit: Unit?
        let variations: Variations?

        var substitution: LocalizedSubstitution? {
            guard let variation = StringCatalog.variation(stringUnit, variations) else { return nil }
            return LocalizedSubstitution(
                argument: argNum,
                specifier: formatSpecifier ?? "lld",
                variation: variation
            )
        }
    }

    private static func variation(_ unit: Unit?, _ variations: Variations?) -> LocalizedVariation? {
        if let plural = variations?.plural {
            var forms: [PluralCategory: LocalizedVariation] = [:]
            for (name, branch) in plural {
                guard let category = PluralCategory(rawValue: name) else { continue }
                forms[category] = variation(branch.stringUnit, branch.variations?.value)
            }
            return forms.isEmpty ? nil : .plural(forms)
        }
        if let device = variations?.device {
            let texts = device.compactMapValues { variation($0.stringUnit, $0.variations?.value) }
            return texts.isEmpty ? nil : .device(texts)
        }
        // A string that isn't translated yet has the state "new" and an empty text.
        guard let unit, !(unit.state == "new" && unit.value.isEmpty) else { return nil }
        return .text(unit.value)
    }
}
