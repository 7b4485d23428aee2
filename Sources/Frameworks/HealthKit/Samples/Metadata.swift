import HealthEngine

/// What metadata may say, in HealthKit's types and in those of readings.
enum Metadata {
    /// Returns metadata as facts, or throws if some of it can't be saved.
    static func facts(_ metadata: [String: Any]?) throws -> [String: ReadingFact] {
        var facts: [String: ReadingFact] = [:]
        for (key, value) in metadata ?? [:] {
            guard let fact = fact(value) else {
                throw HKError(
                    .errorInvalidArgument,
                    "The metadata '\(key)' is no text, number, date or quantity, so it can't be saved."
                )
            }
            facts[key] = fact
        }
        return facts
    }

    /// Returns a value as a fact, or nil if it is of no type that metadata may have.
    static func fact(_ value: Any) -> ReadingFact? {
        switch value {
        case let text as String: .text(text)
        case let date as Date: .date(date)
        case let quantity as HKQuantity: .measure(quantity.measure)
        // A truth value would do for a number, and a number for a truth value.
        case let number as NSNumber: isTruth(value, number) ? .flag(number.boolValue) : .number(number.doubleValue)
        default: nil
        }
    }

    private static func isTruth(_ value: Any, _ number: NSNumber) -> Bool {
        type(of: value) == Bool.self || number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
    }

    /// Returns facts as metadata, or nil if there are none.
    static func values(_ facts: [String: ReadingFact]) -> [String: Any]? {
        facts.isEmpty ? nil : facts.mapValues(value)
    }

    /// Returns a fact as a value.
    static func value(_ fact: ReadingFact) -> Any {
        switch fact {
        case .text(let text): text
        case .flag(let flag): flag
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        case .measure(let measure): HKQuantity(measure)
        }
    }
}

extension ReadingFact {
    /// Returns the order of two facts, or nil if they don't compare.
    func order(to other: ReadingFact) -> ComparisonResult? {
        switch (self, other) {
        case (.text(let text), .text(let other)): text.compare(other)
        case (.date(let date), .date(let other)): date.compare(other)
        case (.number(let number), .number(let other)): NSNumber(value: number).compare(NSNumber(value: other))
        case (.flag(let flag), .flag(let other)): NSNumber(value: flag).compare(NSNumber(value: other))
        case (.measure(let measure), .measure(let other)) where measure.unit.isCompatible(with: other.unit):
            HKQuantity(measure).compare(HKQuantity(other))
        default: nil
        }
    }
}
