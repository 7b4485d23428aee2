/// A reading whose characters are replaced, with the extents of those that stay.
struct EditedReading {
    private(set) var characters: [Character]
    private var extents: [ClosedRange<Double>]
    private let original: LineReading

    init(_ reading: LineReading) {
        original = reading
        characters = Array(reading.text)
        extents = reading.extents.count == characters.count ? reading.extents : []
    }

    /// The reading as it is now.
    var reading: LineReading {
        var reading = original
        reading.text = String(characters)
        reading.extents = extents
        return reading
    }

    /// The extent of a character, if the reader knows it.
    func extent(_ index: Int) -> ClosedRange<Double>? { extents.isEmpty ? nil : extents[index] }

    /// Replaces characters; those of another number share the room evenly.
    mutating func replace(_ range: Range<Int>, with text: [Character]) {
        if !extents.isEmpty, text.count != range.count {
            let left = range.isEmpty ? end(before: range.lowerBound) : extents[range.lowerBound].lowerBound
            let right = range.isEmpty ? start(at: range.lowerBound) : extents[range.upperBound - 1].upperBound
            let step = max(0, right - left) / Double(max(1, text.count))
            extents.replaceSubrange(
                range,
                with: text.indices.map { left + Double($0) * step...left + Double($0 + 1) * step }
            )
        }
        characters.replaceSubrange(range, with: text)
    }

    private func end(before index: Int) -> Double { index > 0 ? extents[index - 1].upperBound : 0 }

    private func start(at index: Int) -> Double { index < extents.count ? extents[index].lowerBound : 1 }

    /// The runs of characters that aren't spaces.
    var tokens: [Range<Int>] { runs(of: 0..<characters.count) { !$0.isWhitespace } }

    /// The longest runs of characters that meet a condition, within a range.
    func runs(of range: Range<Int>, _ isMember: (Character) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for index in range {
            if isMember(characters[index]) {
                start = start ?? index
            } else if let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        if let start { runs.append(start..<range.upperBound) }
        return runs
    }
}
