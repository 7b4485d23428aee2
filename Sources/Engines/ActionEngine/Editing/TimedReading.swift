import CivilDateEngine
import DisplayEngine

/// A reading with its moment, as it is edited.
struct TimedReading {
    var reading: DeviceReading
    var moment: CivilMoment

    var values: [EditableValue<TimedReading>] {
        measures + [.value("moment", "Measured", .moment, at: \.moment)]
    }

    private var measures: [EditableValue<TimedReading>] {
        switch reading {
        case .bloodPressure:
            [
                whole("systolic", "Systolic in mmHg", at: \.pressure.systolic),
                whole("diastolic", "Diastolic in mmHg", at: \.pressure.diastolic),
                whole("pulse", "Pulse a minute", isRequired: false, at: \.pressure.pulse),
            ]
        case .glucose(_, let unit):
            [measure("Glucose", unit) { value, unit in .glucose(value, unit) }]
        case .weight(_, let unit):
            [measure("Weight", unit) { value, unit in .weight(value, unit) }]
        }
    }

    private func whole(
        _ name: String,
        _ label: String,
        isRequired: Bool = true,
        at key: WritableKeyPath<TimedReading, Int?>
    ) -> EditableValue<TimedReading> {
        .number(name, label, in: 1...999, isRequired: isRequired) { timed in
            timed[keyPath: key].map(Double.init)
        } _: { timed, number in
            timed[keyPath: key] = number.map { Int($0.rounded()) }
        }
    }

    /// A number with its unit; without one it keeps the unit that it had.
    private func measure<Unit: RawRepresentable & CaseIterable>(
        _ label: String,
        _ unit: Unit,
        _ make: @escaping (Double, Unit) -> DeviceReading
    ) -> EditableValue<TimedReading> where Unit.RawValue == String {
        let units = Unit.allCases.map(\.rawValue)
        return EditableValue(name: "value", label: label, kind: .number, choices: units, isRequired: true) { timed in
            timed.reading.title
        } write: { timed, text in
            let parts = text.split(separator: " ", maxSplits: 1)
            guard let number = parts.first.flatMap({ EditableValue<Double>.number($0) }), number > 0 else {
                return false
            }
            let written = parts.count > 1 ? String(parts[1]).lowercased() : unit.rawValue.lowercased()
            guard let unit = Unit.allCases.first(where: { $0.rawValue.lowercased() == written }) else { return false }
            timed.reading = make(number, unit)
            return true
        }
    }
}

extension TimedReading {
    /// The numbers of a blood pressure.
    fileprivate struct Pressure {
        var systolic: Int?
        var diastolic: Int?
        var pulse: Int?
    }

    fileprivate var pressure: Pressure {
        get {
            guard case .bloodPressure(let systolic, let diastolic, let pulse) = reading else { return Pressure() }
            return Pressure(systolic: systolic, diastolic: diastolic, pulse: pulse)
        }
        set {
            guard case .bloodPressure(let systolic, let diastolic, _) = reading else { return }
            reading = .bloodPressure(
                systolic: newValue.systolic ?? systolic,
                diastolic: newValue.diastolic ?? diastolic,
                pulse: newValue.pulse
            )
        }
    }
}
