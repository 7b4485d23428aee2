import Foundation

extension Reading {
    /// The name of the kind in words: `Blood pressure` for HealthKit's `HKCorrelationTypeIdentifierBloodPressure`.
    package var name: String {
        guard let start = kind.range(of: "TypeIdentifier")?.upperBound else { return kind }
        return kind[start...].reduce(into: "") { name, letter in
            if letter.isUppercase, !name.isEmpty { name.append(" ") }
            name.append(name.isEmpty ? letter : Character(letter.lowercased()))
        }
    }

    /// The measures with their units, such as `120/80 mmHg`.
    package var valueText: String {
        switch content {
        case .measure(let measure): return measure.text
        case .category(let value): return "\(value)"
        case .parts(let parts):
            // Both numbers of a blood pressure have one unit.
            let units = Set(parts.map(\.measure.shownUnit))
            guard units.count == 1, let unit = units.first else {
                return parts.map(\.measure.text).joined(separator: ", ")
            }
            return parts.map(\.measure.number).joined(separator: "/") + " " + unit
        }
    }
}

extension Measure {
    fileprivate var text: String { "\(number) \(shownUnit)" }

    fileprivate var number: String { String(format: "%.6g", value) }

    /// The unit without the mass of a mole, which HealthKit writes with it.
    fileprivate var shownUnit: String { unit.healthString.replacing(/<[^>]*>/, with: "") }
}
