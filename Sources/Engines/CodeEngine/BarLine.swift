/// A line through a picture as the places where dark and light meet.
struct BarLine {
    /// Places of edges; what is between them is in turn dark and light, first dark.
    private let edges: [Double]
    private let length: Double

    /// A code on the line.
    struct Reading {
        let digits: [UInt8]
        /// The places of the first and the last edge.
        let start: Double
        let end: Double
        /// A Boolean value that indicates whether the code begins at its end.
        let isReversed: Bool
        /// A Boolean value that indicates whether the bars are light.
        let isInverted: Bool
    }

    /// Finds the edges, where the light crosses the mean of its surroundings.
    init(_ light: [Float]) {
        length = Double(light.count)
        // The surroundings have to hold several bars of the widest codes, and little of what is next to the code.
        let reach = max(12, light.count / 14)
        var sums = [Float](repeating: 0, count: light.count + 1)
        for index in light.indices { sums[index + 1] = sums[index] + light[index] }
        let contrast = max(6, ((light.max() ?? 0) - (light.min() ?? 0)) / 10)
        var edges: [Double] = []
        var isDark: Bool?
        for index in light.indices {
            let (low, high) = (max(0, index - reach), min(light.count, index + reach + 1))
            let difference = light[index] - (sums[high] - sums[low]) / Float(high - low)
            // Small waves on an even ground are no edges.
            guard abs(difference) > contrast / 2 else { continue }
            let nowDark = difference < 0
            if let isDark, isDark != nowDark {
                edges.append(Self.crossing(light, sums, reach, upTo: index, dark: nowDark))
            } else if isDark == nil, nowDark {
                edges.append(Double(index))
            }
            isDark = nowDark
        }
        self.edges = edges
    }

    /// The place between pixels at which the difference changes its sign.
    private static func crossing(
        _ light: [Float],
        _ sums: [Float],
        _ reach: Int,
        upTo index: Int,
        dark: Bool
    ) -> Double {
        func difference(_ index: Int) -> Float {
            let (low, high) = (max(0, index - reach), min(light.count, index + reach + 1))
            return light[index] - (sums[high] - sums[low]) / Float(high - low)
        }
        var place = index
        while place > 0, (difference(place - 1) < 0) == dark { place -= 1 }
        guard place > 0 else { return 0 }
        let (a, b) = (difference(place - 1), difference(place))
        return Double(place) - 0.5 + (a == b ? 0 : Double(a / (a - b)))
    }
}

// MARK: - MSI Plessey

extension BarLine {
    /// Finds MSI Plessey codes, in both directions, dark on light and light on dark.
    func msiReadings() -> [Reading] {
        guard edges.count >= 30 else { return [] }
        var readings: [Reading] = []
        for isReversed in [false, true] {
            let places = isReversed ? edges.reversed().map { length - $0 } : edges
            let widths = zip(places.dropFirst(), places).map { $0 - $1 }
            for first in widths.indices.dropLast(28) {
                guard
                    let found = Self.msiDigits(
                        widths,
                        from: first,
                        before: places[0],
                        after: length - places[edges.count - 1]
                    )

                else { continue }
                let (start, end) = (places[first], places[found.end])
                readings.append(
                    Reading(
                        digits: found.digits,
                        start: isReversed ? length - end : start,
                        end: isReversed ? length - start : end,
                        isReversed: isReversed,
                        // Elements are in turn dark and light, from the first edge of the line on.
                        isInverted: (isReversed ? widths.count - 1 - first : first) % 2 == 1
                    )
                )
            }
        }
        return readings
    }

    /// Reads a code whose first bar is an element, and returns the number of the edge at its end.
    private static func msiDigits(
        _ widths: [Double],
        from first: Int,
        before: Double,
        after: Double
    ) -> (digits: [UInt8], end: Int)? {
        // A start is a bit of one after a quiet zone.
        guard bit(widths, first) == 1 else { return nil }
        var unit = (widths[first] + widths[first + 1]) / 3
        guard (first == 0 ? before : widths[first - 1]) >= 5 * unit else { return nil }
        var bits: [UInt8] = []
        var place = first + 2
        while place + 1 < widths.count {
            let pair = widths[place] + widths[place + 1]
            guard abs(pair / (3 * unit) - 1) < 0.3 else { break }
            guard let bit = bit(widths, place) else { return nil }
            bits.append(bit)
            // The picture may be taken from the side, so that modules become smaller.
            unit = 0.75 * unit + 0.25 * pair / 3
            place += 2
        }
        // An end is a bit of zero and one more narrow bar.
        guard place < widths.count, (0.4...1.6).contains(widths[place] / unit),
            (place + 1 < widths.count ? widths[place + 1] : after) >= 5 * unit,
            bits.count % 4 == 1, bits.count >= 13, bits.last == 0
        else { return nil }
        let digits: [UInt8] = stride(from: 0, to: bits.count - 1, by: 4).map { start in
            bits[start..<start + 4].reduce(0) { digit, bit in digit << 1 | bit }
        }
        return digits.allSatisfy { $0 <= 9 } ? (digits, place + 1) : nil
    }

    /// The bit of a bar and the space behind it, or nil where they are alike.
    private static func bit(_ widths: [Double], _ place: Int) -> UInt8? {
        let share = widths[place] / (widths[place] + widths[place + 1])
        return share > 0.55 ? 1 : share < 0.45 ? 0 : nil
    }
}
