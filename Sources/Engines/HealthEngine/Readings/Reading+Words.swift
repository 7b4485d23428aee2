import Foundation

extension Reading {
    /// The name of the kind in words: `Blood pressure` for HealthKit's `HKCorrelationTypeIdentifierBloodPressure`.
    package var name: String {
        if kind == Workout.kind { return "Workout" }
        guard let start = kind.range(of: "TypeIdentifier")?.upperBound else { return kind }
        return CamelCase.words(kind[start...])
    }

    /// The measures with their units, such as `120/80 mmHg`, or the state.
    package var valueText: String {
        switch content {
        case .measure(let measure): return measure.text
        case .category(let value):
            let state = CategoryKind.identified(kind)?.states[value] ?? "\(value)"
            return [state, durationText].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: ", ")
        case .parts(let parts): return Self.text(of: parts, in: kind)
        case .workout(let workout):
            let totals = workout.totals.sorted { $0.key < $1.key }.map(\.value.text)
            return ([workout.activity.words, Self.text(ofSeconds: workout.duration)] + totals).joined(separator: ", ")
        }
    }

    private static func text(of parts: [Part], in kind: String) -> String {
        // Both numbers of a blood pressure have one unit.
        let units = Set(parts.map(\.measure.shownUnit))
        if kind == ReadingKind.bloodPressure, units.count == 1, let unit = units.first {
            return parts.map(\.measure.number).joined(separator: "/") + " " + unit
        }
        return parts.map(\.measure.text).joined(separator: ", ")
    }

    /// The time from start to end, or nil if there is none.
    private var durationText: String? { end > start ? Self.text(ofSeconds: end.timeIntervalSince(start)) : nil }

    /// The time in hours and minutes, such as `1 hr 5 min`, or in seconds if it is short.
    private static func text(ofSeconds seconds: Double) -> String {
        // A file may say any number.
        let minutes = Int(min(seconds / 60, 1e9).rounded())
        guard minutes > 0 else { return String(format: "%.0f s", seconds) }
        let hours = minutes / 60 > 0 ? "\(minutes / 60) hr" : nil
        let rest = minutes % 60 > 0 || hours == nil ? "\(minutes % 60) min" : nil
        return [hours, rest].compactMap(\.self).joined(separator: " ")
    }
}

extension Measure {
    fileprivate var text: String { "\(number) \(shownUnit)" }

    fileprivate var number: String { String(format: "%.6g", value) }

    /// The unit without the mass of a mole, which HealthKit writes with it.
    fileprivate var shownUnit: String { unit.healthString.replacing(/<[^>]*>/, with: "") }
}
