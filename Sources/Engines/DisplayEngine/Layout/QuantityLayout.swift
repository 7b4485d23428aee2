import GeometryEngine

/// Finds the row that is a glucose level or a weight: the largest one, with its unit.
struct QuantityLayout {
    let rows: [ReadRow]
    let labels: [DisplayLabel]

    /// How sure digits have to be where nothing else confirms them.
    private static let leastConfidence = 0.55

    /// The value with the row that it was read from, or nil unless unit, point and range agree.
    func finding() -> (reading: DeviceReading, rows: [ReadRow])? {
        var units = Set(labels.map(\.kind)).intersection([.milligrams, .millimoles, .kilograms, .pounds, .stones])
        if units.contains(.stones) { units.remove(.pounds) }
        let hasPressure = labels.contains { [.systolic, .diastolic, .mercury, .kilopascals].contains($0.kind) }
        guard units.count == 1, let unit = units.first, !hasPressure else { return nil }
        // Beyond it are dates, counts and memories.
        guard let row = rows.max(by: { $0.place.height < $1.place.height }), row.confidence >= Self.leastConfidence,
            row.digits[0] != 0 || row.decimals == row.digits.count - 1,
            let reading = reading(row, unit)
        else { return nil }
        let isNear = labels.contains { label in
            label.kind == unit && abs(label.middle.y - row.place.middle.y) < 2.5 * row.place.height
                && label.middle.x > row.place.start.x - 2 * row.place.height
                && label.middle.x < row.place.end.x + 4 * row.place.height
        }
        return isNear ? (reading, [row]) : nil
    }

    private func reading(_ row: ReadRow, _ unit: DisplayLabel.Kind) -> DeviceReading? {
        let value = row.decimals == 0 ? Double(row.number) : Double(row.number) / 10
        return switch (unit, row.decimals) {
        case (.milligrams, 0) where (30...600).contains(value): .glucose(value, .milligrams)
        case (.millimoles, 1) where (1.1...33.3).contains(value): .glucose(value, .millimoles)
        case (.kilograms, 1) where (20...250).contains(value): .weight(value, .kilograms)
        case (.pounds, 1) where (40...550).contains(value): .weight(value, .pounds)
        case (.stones, 0...1): stones(row).map { .weight($0, .stones) }
        default: nil
        }
    }

    /// The stones of a weight: "11 6.4" is 11 stones and 6.4 pounds, which only one division of the digits allows, and "9.5"
    /// nine stones and a half.
    private func stones(_ row: ReadRow) -> Double? {
        let scale = row.decimals == 0 ? 1.0 : 10
        for count in [1, 2] where count < row.digits.count - row.decimals {
            let stones = row.digits.prefix(count).reduce(0) { $0 * 10 + $1 }
            let pounds = Double(row.digits.dropFirst(count).reduce(0) { $0 * 10 + $1 }) / scale
            // Pounds below ten have one digit, or a zero before it.
            guard (4...39).contains(stones), pounds < 14, row.digits.count - count - row.decimals <= 2 else { continue }
            return ((Double(stones) + pounds / 14) * 10_000).rounded() / 10_000
        }
        let value = Double(row.number) / scale
        return row.decimals == 1 && (4..<40).contains(value) ? value : nil
    }
}
