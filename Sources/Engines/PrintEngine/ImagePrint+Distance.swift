extension ImagePrint {
    /// Returns the Euclidean distance to another print: 0 for the same picture, around 1.25 for unrelated ones, at most
    /// 2.
    ///
    /// The result is the same, bit for bit, in both directions. Throws ``PrintError`` when the prints have different
    /// revisions or sizes.
    public func distance(to other: ImagePrint) throws(PrintError) -> Double {
        guard revision == other.revision, values.count == other.values.count else {
            throw PrintError(
                code: .notComparable,
                message: """
                    A print of revision \(revision) with \(values.count) numbers can't be compared with one of \
                    revision \(other.revision) with \(other.values.count); make both with the same revision.
                    """
            )
        }
        return squaredDistance(to: other).squareRoot()
    }

    /// Sums the squared differences in the same order whichever print comes first.
    private func squaredDistance(to other: ImagePrint) -> Double {
        // A squared difference doesn't depend on its direction, so neither does a sum in a fixed order.
        var lanes = SIMD16<Float>.zero
        let whole = values.count - values.count % SIMD16<Float>.scalarCount
        unsafe values.withUnsafeBytes { mine in
            unsafe other.values.withUnsafeBytes { theirs in
                for index in stride(from: 0, to: whole, by: SIMD16<Float>.scalarCount) {
                    let offset = index * MemoryLayout<Float>.stride
                    let difference =
                        unsafe mine.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
                        - theirs.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
                    lanes += difference * difference
                }
            }
        }
        let rest = (whole..<values.count).reduce(0.0) { sum, index in
            let difference = Double(values[index]) - Double(other.values[index])
            return sum + difference * difference
        }
        return lanes.indices.reduce(rest) { $0 + Double(lanes[$1]) }
    }
}
