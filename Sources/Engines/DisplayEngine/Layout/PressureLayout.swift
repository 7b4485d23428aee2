import GeometryEngine

/// Finds the rows that are a blood pressure: the systolic one above the diastolic one, above the pulse.
struct PressureLayout {
    let rows: [ReadRow]
    let labels: [DisplayLabel]

    /// The values that occur in people.
    private static let systolic = 70...260
    private static let diastolic = 35...160
    private static let pulse = 30...220
    /// The least difference of the pressures.
    private static let leastDifference = 15
    /// How sure digits have to be, and those of rows whose sizes differ.
    static let leastConfidence = 0.5
    private static let sureConfidence = 0.9

    /// The pressure with the rows that it was read from, or nil unless exactly one is sure.
    func finding() -> (reading: DeviceReading, rows: [ReadRow])? {
        // In kilopascals the digits have points, which may be too faint to see.
        guard !labels.contains(where: { $0.kind == .kilopascals }) else { return nil }
        let sure = rows.filter { isSure($0) }
        var found: [(upper: ReadRow, lower: ReadRow)] = []
        for upper in sure where Self.systolic.contains(upper.number) {
            for lower in sure
            where Self.diastolic.contains(lower.number) && upper.number - lower.number >= Self.leastDifference
                && isBelow(lower, upper) && agrees(upper, lower)
            {
                found.append((upper, lower))
            }
        }
        guard let first = found.first, found.count == 1 else { return nil }
        let third = pulse(below: first.lower, upper: first.upper, among: sure)
        let reading = DeviceReading.bloodPressure(
            systolic: first.upper.number,
            diastolic: first.lower.number,
            pulse: third?.number
        )
        return (reading, [first.upper, first.lower] + (third.map { [$0] } ?? []))
    }

    private func isSure(_ row: ReadRow) -> Bool {
        row.confidence >= Self.leastConfidence && row.digits.count <= 3 && row.digits[0] != 0 && row.decimals == 0
    }

    /// Whether a row of about the same size is the next one below another.
    private func isBelow(_ lower: ReadRow, _ upper: ReadRow) -> Bool {
        let (a, b) = (upper.place, lower.place)
        let height = max(a.height, b.height)
        // The place of a row can be too low by a third. Where labels name both, and both are sure, they are the rows all
        // the same.
        let areNamed =
            min(upper.confidence, lower.confidence) > Self.sureConfidence
            && kinds(at: upper).contains(.systolic) && kinds(at: lower).contains(.diastolic)
        return (areNamed ? 0.55...1.8 : 0.72...1.4).contains(b.height / a.height) && b.top - a.bottom > -0.25 * height
            && b.top - a.bottom < 1.7 * height
            && min(abs(a.end.x - b.end.x), abs(a.middle.x - b.middle.x)) < 0.9 * height
    }

    /// Whether labels at the sides name both rows, or one of them and none something else.
    private func agrees(_ upper: ReadRow, _ lower: ReadRow) -> Bool {
        let upperKinds = kinds(at: upper), lowerKinds = kinds(at: lower)
        guard !upperKinds.contains(.diastolic), !upperKinds.contains(.pulse), !lowerKinds.contains(.systolic),
            !lowerKinds.contains(.pulse)
        else { return false }
        return upperKinds.contains(.systolic) || lowerKinds.contains(.diastolic)
    }

    /// The labels nearest to a row among the three that name rows.
    private func kinds(at row: ReadRow) -> [DisplayLabel.Kind] {
        let others = rows.filter { $0.confidence >= Self.leastConfidence }
        return labels.filter { label in
            guard [.systolic, .diastolic, .pulse].contains(label.kind) else { return false }
            let distance = distance(label, row)
            return distance < 0.75 * row.place.height
                && !others.contains { self.distance(label, $0) < distance && $0.place.height > 0.5 * row.place.height }
        }.map(\.kind)
    }

    /// How far a label is above or below the middle of a row.
    private func distance(_ label: DisplayLabel, _ row: ReadRow) -> Double {
        let slope = (row.place.end.y - row.place.start.y) / max(1, row.place.end.x - row.place.start.x)
        let middle = row.place.middle
        return abs(label.middle.y - middle.y - max(-0.12, min(0.12, slope)) * (label.middle.x - middle.x))
    }

    /// The pulse below the lower pressure, if exactly one row can be it.
    private func pulse(below lower: ReadRow, upper: ReadRow, among rows: [ReadRow]) -> ReadRow? {
        let found = rows.filter { row in
            let (a, b) = (lower.place, row.place)
            return Self.pulse.contains(row.number)
                && (0.35...1.3).contains(b.height / max(a.height, upper.place.height))
                && b.top - a.bottom > -0.25 * a.height && b.top - a.bottom < 2.2 * a.height
                && abs(a.middle.x - b.middle.x) < 3 * a.height
        }
        let named = found.filter { kinds(at: $0).contains(.pulse) }
        if named.count == 1 { return named[0] }
        return found.count == 1 && !labels.contains { $0.kind == .pulse } ? found[0] : nil
    }
}
