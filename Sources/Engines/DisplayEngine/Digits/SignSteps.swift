/// What the network says of a strip: for each step from the left, how likely each sign is there, and none.
struct SignSteps {
    /// The largest number of texts that are followed, and the least probability of a sign.
    private static let beam = 10
    private static let floor: Float = 0.004

    /// The signs that each step may show, without unlikely ones.
    private let steps: [Step]

    private struct Step {
        var signs: [(index: UInt8, probability: Double)]
        var none: Double

        func probability(of sign: UInt8) -> Double { signs.first { $0.index == sign }?.probability ?? 0 }
    }

    /// Creates steps from rows of probabilities, one for each class.
    init(_ probabilities: [Float]) {
        let classCount = DigitSign.none + 1
        steps = stride(from: 0, through: probabilities.count - classCount, by: classCount).map { start in
            var signs: [(UInt8, Double)] = []
            for index in 0..<DigitSign.none where probabilities[start + index] > Self.floor {
                signs.append((UInt8(index), Double(probabilities[start + index])))
            }
            return Step(signs: signs, none: Double(probabilities[start + DigitSign.none]))
        }
    }

    /// The text of the likeliest sign of each step, and a bound on how likely it is: its least sure sign.
    ///
    /// This takes a small part of the time of ``texts()``.
    func outlook() -> (text: DigitText, probability: Double) {
        var (signs, last, least) = ([DigitSign](), UInt8?.none, 1.0)
        var most = 0.0
        for step in steps {
            guard let best = step.signs.max(by: { $0.probability < $1.probability }), best.probability > step.none
            else {
                (last, least, most) = (nil, last == nil ? least : min(least, most), 0)
                continue
            }
            if best.index != last {
                if last != nil { least = min(least, most) }
                (last, most) = (best.index, 0)
                signs.append(DigitSign.classes[Int(best.index)])
            }
            most = max(most, best.probability)
        }
        if last != nil { least = min(least, most) }
        return (DigitText(signs), signs.isEmpty ? 0 : least)
    }

    /// The likeliest texts with their probabilities.
    ///
    /// A text can be spread over the steps in many ways; its probability is the sum of theirs.
    func texts() -> [DigitText: Double] {
        var beams: [(text: [UInt8], ends: Ends)] = [([], Ends(afterNone: 1, afterSign: 0))]
        for step in steps {
            guard !step.signs.isEmpty else {
                // Most steps show nothing.
                for index in beams.indices { beams[index].ends = Ends(afterNone: beams[index].ends.sum * step.none) }
                continue
            }
            var next: [[UInt8]: Ends] = [:]
            for (text, ends) in beams {
                var same = Ends(afterNone: ends.sum * step.none)
                if let last = text.last { same.afterSign = ends.afterSign * step.probability(of: last) }
                next[text, default: Ends()] += same
                for (sign, probability) in step.signs {
                    // The same sign is there twice only if there is none between.
                    let before = text.last == sign ? ends.afterNone : ends.sum
                    next[text + [sign], default: Ends()] += Ends(afterSign: before * probability)
                }
            }
            beams = next.sorted { ($0.value.sum, $1.key.count) > ($1.value.sum, $0.key.count) }.prefix(Self.beam)
                .map { ($0.key, $0.value) }
        }
        return beams.reduce(into: [:]) { texts, beam in
            texts[DigitText(beam.text.map { DigitSign.classes[Int($0)] }), default: 0] += beam.ends.sum
        }
    }

    /// The probability of the ways to spread a text over the steps so far that end with no sign, and with one.
    private struct Ends {
        var afterNone = 0.0
        var afterSign = 0.0

        var sum: Double { afterNone + afterSign }

        static func += (ends: inout Ends, more: Ends) {
            ends.afterNone += more.afterNone
            ends.afterSign += more.afterSign
        }
    }
}
