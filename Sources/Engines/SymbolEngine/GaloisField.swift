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
}
