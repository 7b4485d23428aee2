import ActionEngine
import CivilDateEngine
import ContactEngine
import DetectorEngine
import Foundation
import TextEngine

/// Measures the contacts that are read from business cards, which it draws itself.
struct CardsEvaluation {
    /// The values that were found, that are right, and that there are.
    struct Score {
        var right = 0
        var found = 0
        var wanted = 0

        /// The harmonic mean of precision and recall.
        var f1: Double { found + wanted == 0 ? 1 : 2 * Double(right) / Double(found + wanted) }
    }

    let seed: UInt64
    let count: Int

    func run(report: (Int, [String], [String]) throws -> Void) throws -> [CardSample.Field: Score] {
        var scores: [CardSample.Field: Score] = [:]
        for number in 0..<count {
            var hand = DrawingHand(seed: seed, number: number)
            let card = CardSample(&hand)
            var drawing = CardDrawing(card, hand: hand)
            let lines = try TextEngine.shared.lines(in: drawing.picture())
            guard let context = Self.context else { continue }
            let contact = TextFinder.drafts(in: lines, context: context).lazy
                .compactMap { if case .contact(let contact) = $0.content { contact } else { nil } }.first
            let found = contact.map(Self.fields) ?? [:]
            var wrong: [String] = []
            for field in CardSample.Field.allCases {
                let (truth, value) = (card.fields[field], found[field])
                if truth != nil { scores[field, default: Score()].wanted += 1 }
                if value != nil { scores[field, default: Score()].found += 1 }
                if let truth, let value, Self.areSame(truth, value, field) {
                    scores[field, default: Score()].right += 1
                } else if truth != nil || value != nil {
                    wrong.append("\(field.rawValue): \(truth ?? "-") / \(value ?? "-")")
                }
            }
            try report(number, wrong, lines.compactMap { $0.readings.first?.text })
        }
        return scores
    }

    private static var context: DetectionContext? {
        guard let date = CivilDate(year: 2026, month: 3, day: 10), let time = CivilTime(hour: 9) else { return nil }
        return DetectionContext(moment: CivilMoment(date: date, time: time))
    }

    private static func fields(_ contact: ContactRecord) -> [CardSample.Field: String] {
        var fields: [CardSample.Field: String] = [:]
        func set(_ field: CardSample.Field, _ value: String?) {
            if let value, !value.isEmpty { fields[field] = value }
        }
        set(
            .name,
            [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        )
        set(.organization, contact.organizationName)
        set(.position, contact.jobTitle)
        set(.phone, contact.phones.first { $0.label == ContactLabel.work }?.value)
        set(.mobile, contact.phones.first { $0.label == ContactLabel.mobile }?.value)
        set(.fax, contact.phones.first { $0.label == ContactLabel.workFax }?.value)
        set(.mail, contact.mails.first?.value)
        set(.link, contact.links.first?.value)
        set(.street, contact.addresses.first?.value.street)
        set(.city, contact.addresses.first?.value.city)
        set(.code, contact.addresses.first?.value.postalCode)
        return fields
    }

    /// Returns a Boolean value that indicates whether a value is right, apart from capitals and signs.
    private static func areSame(_ truth: String, _ found: String, _ field: CardSample.Field) -> Bool {
        switch field {
        case .phone, .mobile, .fax: truth.filter(\.isNumber) == found.filter(\.isNumber)
        case .link: plain(found).hasSuffix(plain(truth))
        default: plain(truth) == plain(found)
        }
    }

    private static func plain(_ text: String) -> String { String(TextLikeness.plain(text)) }
}
