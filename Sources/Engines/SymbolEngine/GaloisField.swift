/// A field of 2, 4 … 4096 elements, in which the sums are differences of bits, and codes that correct errors over it.
struct GaloisField {
    private let exponents: [Int]
    private let logarithms: [Int]
    private let order: Int

    /// Creates the field that a polynomial without divisors makes, given by the bits of its coefficients.
    init(polynomial: Int) {
        let size = 1 << (Int.bitWidth - 1 - polynomial.leadingZeroBitCount)
        order = size - 1
        var (exponents, logarithms) = ([Int](), [Int](repeating: 0, count: size))
        var element = 1
        for exponent in 0..<order {
            exponents.append(element)
            logarithms[element] = exponent
            element <<= 1
            if element >= size { element ^= polynomial }
        }
        (self.exponents, self.logarithms) = (exponents, logarithms)
    }

    private func product(_ first: Int, _ second: Int) -> Int {
        first == 0 || second == 0 ? 0 : exponents[(logarithms[first] + logarithms[second]) % order]
    }

    /// The words that Reed and Solomon's code adds to others, whose generator's roots begin at a power of 2.
    func checkWords(of words: [Int], count: Int, firstRoot: Int) -> [Int] {
        var generator = [1]
        for root in firstRoot..<firstRoot + count {
            var next = generator + [0]
            for (place, factor) in generator.enumerated() {
                next[place + 1] ^= product(factor, exponents[root % order])
            }
            generator = next
        }
        var rest = [Int](repeating: 0, count: count)
        for word in words {
            let lead = word ^ rest[0]
            rest = rest.dropFirst() + [0]
            for place in 0..<count { rest[place] ^= product(generator[place + 1], lead) }
        }
        return rest
    }

    private func quotient(_ first: Int, _ second: Int) -> Int {
        first == 0 ? 0 : exponents[(logarithms[first] - logarithms[second] + order) % order]
    }

    /// The value of a polynomial, whose lowest coefficient comes first.
    private func value(_ polynomial: [Int], at x: Int) -> Int {
        polynomial.reversed().reduce(0) { product($0, x) ^ $1 }
    }
}

// MARK: - Correction

extension GaloisField {
    /// Returns words with their errors corrected, or nil where there are too many for the check words at their end.
    ///
    /// The places are found by Berlekamp and Massey's algorithm, the values by Forney's.
    func corrected(_ words: [Int], checkCount: Int, firstRoot: Int) -> [Int]? {
        guard words.count <= order else { return nil }
        let sums = syndromes(of: words, checkCount, firstRoot)
        guard sums.contains(where: { $0 != 0 }) else { return words }
        let locator = locator(of: sums)
        let errorCount = locator.count - 1
        // The last words have the lowest powers.
        let places = words.indices.filter { value(locator, at: inverse(ofPower: words.count - 1 - $0)) == 0 }
        guard 2 * errorCount <= checkCount, places.count == errorCount else { return nil }
        let evaluator = (0..<checkCount).map { power in
            (0...min(power, errorCount)).reduce(0) { $0 ^ product(locator[$1], sums[power - $1]) }
        }
        let slope = locator.indices.dropFirst().map { $0.isMultiple(of: 2) ? 0 : locator[$0] }
        var corrected = words
        for place in places {
            let power = words.count - 1 - place
            let x = inverse(ofPower: power)
            let steepness = value(slope, at: x)
            guard steepness != 0 else { return nil }
            let scale = exponents[((1 - firstRoot) * power % order + order) % order]
            corrected[place] ^= product(scale, quotient(value(evaluator, at: x), steepness))
        }
        return syndromes(of: corrected, checkCount, firstRoot).allSatisfy { $0 == 0 } ? corrected : nil
    }

    private func inverse(ofPower power: Int) -> Int { exponents[(order - power % order) % order] }

    private func syndromes(of words: [Int], _ count: Int, _ firstRoot: Int) -> [Int] {
        (firstRoot..<firstRoot + count).map { root in value(words.reversed(), at: exponents[root % order]) }
    }

    /// The polynomial whose roots are the inverses of the places of errors, the lowest coefficient first.
    private func locator(of sums: [Int]) -> [Int] {
        var (locator, former) = ([1], [1])
        var (errorCount, shift, lead) = (0, 1, 1)
        for step in sums.indices {
            let discrepancy = (1..<max(locator.count, 1)).reduce(sums[step]) { sum, place in
                place <= step ? sum ^ product(locator[place], sums[step - place]) : sum
            }
            guard discrepancy != 0 else {
                shift += 1
                continue
            }
            let factor = quotient(discrepancy, lead)
            var next = locator + [Int](repeating: 0, count: max(0, former.count + shift - locator.count))
            for (place, coefficient) in former.enumerated() { next[place + shift] ^= product(factor, coefficient) }
            if 2 * errorCount <= step {
                (former, lead, shift) = (locator, discrepancy, 1)
                errorCount = step + 1 - errorCount
            } else {
                shift += 1
            }
            locator = next
        }
        let missing = max(0, errorCount + 1 - locator.count)
        return locator.prefix(errorCount + 1) + [Int](repeating: 0, count: missing)
    }
}
