/// A condition on a number, in the syntax of Unicode Technical Standard 35, part 3, "Plural rules syntax".
///
/// An example is `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`: alternatives of relations that hold together.
struct PluralRule: Sendable {
    private let alternatives: [[Relation]]

    /// Reads a condition.
    ///
    /// - Returns: nil for a text outside the syntax.
    init?(_ text: some StringProtocol) {
        var alternatives: [[Relation]] = []
        for alternative in String(text).split(separator: " or ") {
            var relations: [Relation] = []
            for text in alternative.split(separator: " and ") {
                guard let relation = Relation(text) else { return nil }
                relations.append(relation)
            }
            alternatives.append(relations)
        }
        self.alternatives = alternatives
    }

    /// Returns a Boolean value that tells whether a number satisfies the condition.
    func holds(for number: PluralOperands) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
    }
}

extension PluralRule {
    /// A comparison of one operand with a list of values.
    private struct Relation: Sendable {
        let operand: Character
        let modulus: UInt64?
        let isEqual: Bool
        let ranges: [ClosedRange<UInt64>]

        init?(_ text: Substring) {
            var words = text.split(separator: " ")[...]
            guard let operand = words.popFirst(), operand.count == 1, let name = operand.first,
                "nivwftce".contains(name)
            else { return nil }
            self.operand = name
            if words.first == "%" {
                words.removeFirst()
                guard let number = words.popFirst().flatMap({ UInt64($0) }), number > 0 else { return nil }
                modulus = number
            } else {
                modulus = nil
            }
            guard let sign = words.popFirst(), sign == "=" || sign == "!=" else { return nil }
            isEqual = sign == "="
            guard let list = words.popFirst(), words.isEmpty else { return nil }
            var ranges: [ClosedRange<UInt64>] = []
            for item in list.split(separator: ",") {
                let bounds = item.split(separator: "..").compactMap { UInt64($0) }
                guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
                ranges.append(low...high)
            }
            self.ranges = ranges
        }

        func holds(for number: PluralOperands) -> Bool {
            // A fraction is in no list of integers, with a modulus or without.
            guard let value = number.value(operand) else { return !isEqual }
            let rest = modulus.map { value % $0 } ?? value
            return ranges.contains { $0.contains(rest) } == isEqual
        }
    }
}
