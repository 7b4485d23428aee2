import CalendarEngine
import CivilDateEngine
import DisplayEngine
import Foundation
import HealthEngine
import StoreEngine

extension ActionStore {
    /// What a display shows, and when.
    typealias Shown = (reading: DeviceReading, moment: CivilMoment)

    /// The plan of readings, which are known by the moment that the picture tells, whatever the person has made of it.
    func plan(_ shown: Shown, read: Shown, date: Date) throws -> Plan {
        let folder = StorePlaces.health(environment: environment)
        let library = HealthLibrary.library(in: folder)
        let present = Dictionary(
            try library.entries().map { ($0.reading.identifier, $0) }
        ) { first, _ in first }
        var plan = Plan(edits: [])
        let reads = try readings(read, identifiedAt: read.moment, date: date)
        for new in try readings(shown, identifiedAt: read.moment, date: date) {
            let read = try reads.first { $0.identifier == new.identifier }.map { try $0.observation() }
            var edits: [ItemEdit] = []
            if let entry = present[new.identifier] {
                func reading(_ data: Data?) -> Reading? {
                    data.flatMap { try? Reading(FHIRReader.object(in: $0), in: local) }
                }
                // As it is read back, with the units in which it is written.
                let new = try Reading(new.observation(), in: local)
                let last = lastSaved(folder.path, entry.file)
                let reads = Merge.Reads(
                    now: try read.map { try Reading($0, in: local) } ?? new,
                    formerly: reading(last?.read)
                )
                var merge = Merge(new, into: entry.reading, saved: reading(last?.written), reads: reads)
                merge.merge("value", \.content) { _ in false }
                plan.kept += merge.kept
                edits = try library.edits(saving: merge.merged == entry.reading ? [] : [merge.merged])
            } else {
                edits = try library.edits(saving: [new])
            }
            for edit in edits { plan.reads[edit.name] = read.map { Data($0.text.utf8) } }
            plan.edits += edits
        }
        return plan
    }

    /// The readings of a display; the pulse of a blood pressure is one of its own.
    private func readings(_ shown: Shown, identifiedAt moment: CivilMoment, date: Date) throws -> [Reading] {
        let time = CalendarTime(wall: WallTime(shown.moment), zone: .floating)
        let start = CalendarZones(local: local).date(of: time)
        func made(_ kind: String, _ content: Reading.Content) -> Reading {
            Reading(
                identifier: ItemIdentity.reading(kind, at: moment),
                kind: kind,
                content: content,
                start: start,
                end: start,
                source: ReadingSource(identifier: "fovea", name: "Fovea"),
                metadata: ["HKTimeZone": .text(local.identifier), "FoveaOrigin": .text(Self.note(date))]
            )
        }
        switch shown.reading {
        case .bloodPressure(let systolic, let diastolic, let pulse):
            let parts = try zip(["Systolic", "Diastolic"], [systolic, diastolic]).map { name, value in
                let kind = "HKQuantityTypeIdentifierBloodPressure\(name)"
                return Reading.Part(
                    identifier: ItemIdentity.reading(kind, at: moment),
                    kind: kind,
                    measure: try measure(Double(value), "mmHg")
                )
            }
            let pressure = made(ReadingKind.bloodPressure, .parts(parts))
            let rate = try pulse.map { pulse in
                made("HKQuantityTypeIdentifierHeartRate", .measure(try measure(Double(pulse), "count/min")))
            }
            return [pressure] + (rate.map { [$0] } ?? [])
        case .glucose(let value, let unit):
            let name = unit == .millimoles ? "mmol<\(ReadingKind.glucoseMass)>/L" : unit.rawValue
            return [made("HKQuantityTypeIdentifierBloodGlucose", .measure(try measure(value, name)))]
        case .weight(let value, let unit):
            return [made("HKQuantityTypeIdentifierBodyMass", .measure(try measure(value, unit.rawValue)))]
        }
    }

    private func measure(_ value: Double, _ unit: String) throws(ActionError) -> Measure {
        guard let unit = MeasureUnit(unit, in: .health) else {
            throw ActionError(.badValue, field: "value", "'\(unit)' isn't a unit that is known.")
        }
        return Measure(value: value, unit: unit)
    }
}
