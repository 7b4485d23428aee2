extension [UInt8] {
    /// A Boolean value that indicates whether packed pixels of three components are all of one color, but for noise.
    var isPlain: Bool {
        (0..<3).allSatisfy { component in
            var (sum, squares, number) = (0, 0, 0)
            for place in stride(from: component, to: count, by: 3) {
                let value = Int(self[place])
                sum += value
                squares += value * value
                number += 1
            }
            // The variance of a dot that covers a five-hundredth part and is a third as bright as its ground is larger.
            return squares * number - sum * sum < 16 * number * number
        }
    }
}
