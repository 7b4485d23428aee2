import InferenceEngine

/// The digits that were read at a place of a picture.
struct ReadRow {
    /// The digits from the left.
    let digits: [Int]
    /// The number of digits after the point.
    let decimals: Int
    /// How sure the row is, from 0 to 1.
    var confidence: Double
    /// Where the digits are.
    var place: RowPlace

    /// How many digits a row has; longer ones are serial numbers, which may be larger than any integer.
    private static let counts = 2...9

    /// Creates a row of what was read, or returns nil unless that is a number of two to nine digits.
    init?(_ text: DigitText, confidence: Double, place: RowPlace) {
        let digits = text.digits
        guard let decimals = text.decimals, Self.counts.contains(digits.count) else { return nil }
        (self.digits, self.decimals, self.confidence, self.place) = (digits, decimals, confidence, place)
    }

    /// The digits as a number without a point.
    var number: Int { digits.reduce(0) { $0 * 10 + $1 } }
}

// MARK: - Reading a place

extension RowReader {
    /// What is looked at of a row: the margins around it, in heights of its digits, and how wide it is made.
    private static let looks = [(0.3, 0.3, 1), (0.15, 0.4, 0.8), (0.4, 0.15, 1.25)].map {
        (margins: RowMargins(above: $0.0, below: $0.1, aside: 0.6), stretch: $0.2)
    }
    /// How sure each digit has to be at the first look before others follow; most places show no digits at all.
    private static let leastOutlook = 0.3

    /// Reads the digits at a place, or returns nil where there is no number of two to nine.
    func read(_ place: RowPlace, in planes: ColorPlanes) throws(InferenceError) -> ReadRow? {
        var sums: [DigitText: Double] = [:]
        for look in Self.looks {
            let steps = try steps(
                DigitStrip(
                    planes.map {
                        $0.strip(
                            place,
                            look.margins,
                            stretch: look.stretch,
                            height: DigitStrip.height,
                            largestWidth: DigitStrip.width
                        )
                    }
                )
            )
            if sums.isEmpty {
                let outlook = steps.outlook()
                guard outlook.probability > Self.leastOutlook, outlook.text.digits.count > 1 else { return nil }
            }
            sums.merge(steps.texts()) { $0 + $1 }
        }
        return sums.likeliest.flatMap { text, sum in
            ReadRow(text, confidence: sum / Double(Self.looks.count), place: place)
        }
    }
}

// MARK: - Reading a picture

extension RowReader {
    /// How sure a row has to be so that others around it aren't read any more.
    private static let sure = 0.85

    /// Reads all rows of digits in a picture, each place once.
    func rows(in planes: ColorPlanes) throws(InferenceError) -> [ReadRow] {
        var rows: [ReadRow] = []
        for place in RowFinder.places(in: planes.brightness) {
            let isKnown = rows.contains { row in
                // A place a little smaller fits the same digits more closely; one much smaller is a part of them.
                row.confidence > Self.sure && row.place.overlaps(place)
                    && !(0.65..<1).contains(place.height / row.place.height)
            }
            if !isKnown, let row = try read(place, in: planes) { rows.append(row) }
        }
        return rows.settled()
    }
}
