import Foundation
import Synchronization

/// The plural forms of one language.
struct PluralRules: Sendable {
    private let rules: [(category: PluralCategory, rule: PluralRule)]

    /// Returns the form that a number takes.
    func category(for number: PluralOperands) -> PluralCategory {
        rules.first { $0.rule.holds(for: number) }?.category ?? .other
    }

    /// The rules of a language, or the single form "other" for one that Unicode has no rules for.
    ///
    /// - Parameter language: A language tag; its region matters where regions differ, as for `pt-PT`.
    static func of(_ language: String) -> PluralRules {
        known.withLock { known in
            if let rules = known[language] { return rules }
            let rules = PluralRules(definition: definition(of: language))
            known[language] = rules
            return rules
        }
    }

    private static let known = Mutex<[String: PluralRules]>([:])

    private static func definition(of language: String) -> Substring {
        let parts = language.split { $0 == "-" || $0 == "_" }
        let code = parts.first?.lowercased() ?? ""
        let region = parts.dropFirst().last?.uppercased() ?? ""
        return definitions["\(code)_\(region)"] ?? definitions[code] ?? ""
    }

    /// The part behind the colon of each line of the table, by language.
    private static let definitions: [String: Substring] = {
        var definitions: [String: Substring] = [:]
        for line in pluralRuleTable.split(separator: "\n") {
            let halves = line.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { continue }
            for language in halves[0].split(separator: " ") {
                definitions[String(language)] = halves[1]
            }
        }
        return definitions
    }()

    private init(definition: Substring) {
        rules = definition.split(separator: ";").compactMap { clause in
            let words = clause.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let category = PluralCategory(rawValue: String(words[0])),
                let rule = PluralRule(words[1])
            else { return nil }
            return (category, rule)
        }
    }
}

extension PluralRules {
    /// The languages with rules of their own.
    static var languages: [String] { definitions.keys.sorted() }

    /// The number of forms that the table gives a language and the number that could be read.
    static func clauses(of language: String) -> (written: Int, read: Int) {
        (definition(of: language).split(separator: ";").count, of(language).rules.count)
    }
}
