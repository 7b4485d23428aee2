/// The sizes of an array along its axes, and the distances between its numbers in memory.
package struct MLMultiArrayLayout: Hashable, Sendable {
    /// The size along every axis.
    package let shape: [Int]
    /// The distance along every axis from a number to the next, in numbers.
    package let strides: [Int]
    /// The number of numbers.
    package let count: Int
    /// The number of numbers from the first in memory to the last, including those between them that aren't part of it.
    package let span: Int

    /// The largest number of axes, and of bytes of an array.
    private static let (largestRank, largestSpan) = (16, 1 << 40)

    /// Creates a layout; without strides the numbers follow one another.
    ///
    /// Returns nil for a negative size or distance, or an array that no memory holds.
    package init?(shape: [Int], strides: [Int]? = nil) {
        guard shape.count <= Self.largestRank, shape.allSatisfy({ $0 >= 0 }) else { return nil }
        var count = 1
        for size in shape {
            let product = count.multipliedReportingOverflow(by: size)
            guard !product.overflow, product.partialValue <= Self.largestSpan else { return nil }
            count = product.partialValue
        }
        let packed = Self.packedStrides(shape)
        let strides = strides ?? packed
        guard strides.count == shape.count, strides.allSatisfy({ (0...Self.largestSpan).contains($0) }) else {
            return nil
        }
        var span = count == 0 ? 0 : 1
        if count > 0 {
            for (size, stride) in zip(shape, strides) {
                let reach = (size - 1).multipliedReportingOverflow(by: stride)
                guard !reach.overflow, reach.partialValue <= Self.largestSpan - span else { return nil }
                span += reach.partialValue
            }
        }
        (self.shape, self.strides, self.count, self.span) = (shape, strides, count, span)
    }

    /// The distances of an array whose numbers follow one another, the last axis fastest.
    private static func packedStrides(_ shape: [Int]) -> [Int] {
        var strides = Array(repeating: 1, count: shape.count)
        for axis in shape.indices.dropLast().reversed() { strides[axis] = strides[axis + 1] &* max(shape[axis + 1], 1) }
        return strides
    }

    /// A Boolean value that indicates whether the numbers follow one another, the last axis fastest.
    package var isPacked: Bool {
        zip(zip(shape, strides), Self.packedStrides(shape)).allSatisfy { $0.0 == 1 || $0.1 == $1 }
    }

    /// Returns the place in memory of the number at a position along every axis.
    package func place(_ position: [Int]) -> Int {
        precondition(position.count == shape.count, "An array of \(shape.count) axes has no number at \(position).")
        var place = 0
        for axis in shape.indices {
            precondition((0..<shape[axis]).contains(position[axis]), "\(position) is outside of an array of \(shape).")
            place += position[axis] * strides[axis]
        }
        return place
    }

    /// Returns the place in memory of the number at a position in the order in which the last axis is fastest.
    package func place(ofNumber index: Int) -> Int {
        precondition((0..<count).contains(index), "The number \(index) is outside of an array of \(count).")
        if isPacked { return index }
        var (place, rest) = (0, index)
        for axis in shape.indices.reversed() {
            place += rest % shape[axis] * strides[axis]
            rest /= shape[axis]
        }
        return place
    }

    /// Calls a closure with the place in memory of every number, in the order in which the last axis is fastest.
    package func forEachPlace(_ body: (_ place: Int) -> Void) {
        if isPacked {
            for place in 0..<count { body(place) }
            return
        }
        guard count > 0 else { return }
        var position = Array(repeating: 0, count: shape.count)
        var place = 0
        for _ in 0..<count {
            body(place)
            for axis in shape.indices.reversed() {
                position[axis] += 1
                place += strides[axis]
                guard position[axis] == shape[axis] else { break }
                place -= strides[axis] * shape[axis]
                position[axis] = 0
            }
        }
    }
}
