/// The brightness or a color of each pixel of a part of a picture.
struct InkPlane {
    /// The number of columns.
    let width: Int
    /// The number of rows.
    let height: Int
    /// The values, row by row.
    var values: [Float]

    /// Creates a plane; there are as many values as pixels.
    init(width: Int, height: Int, values: [Float]) {
        precondition(values.count == width * height, "A plane has one value for each pixel.")
        self.width = width
        self.height = height
        self.values = values
    }

    /// The value between the centers of pixels; places outside have that of the nearest pixel.
    func sample(_ x: Double, _ y: Double) -> Float {
        let (x, y) = (max(0, min(Double(width - 1), x)), max(0, min(Double(height - 1), y)))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (partX, partY) = (Float(x - Double(left)), Float(y - Double(top)))
        let upper = values[top * width + left] * (1 - partX) + values[top * width + right] * partX
        let lower = values[bottom * width + left] * (1 - partX) + values[bottom * width + right] * partX
        return upper * (1 - partY) + lower * partY
    }
}

// MARK: - Sizes

extension InkPlane {
    /// Returns the plane at another size, smoothed as far as it becomes smaller.
    func scaled(width newWidth: Int, height newHeight: Int) -> InkPlane {
        let columns = Taps(from: width, to: newWidth)
        let rows = Taps(from: height, to: newHeight)
        var across = [Float](repeating: 0, count: newWidth * height)
        for y in 0..<height {
            for x in 0..<newWidth {
                var sum: Float = 0
                for tap in columns.ranges[x] { sum += columns.weights[tap] * values[y * width + columns.places[tap]] }
                across[y * newWidth + x] = sum
            }
        }
        var result = [Float](repeating: 0, count: newWidth * newHeight)
        for y in 0..<newHeight {
            for tap in rows.ranges[y] {
                let (weight, row) = (rows.weights[tap], rows.places[tap] * newWidth)
                for x in 0..<newWidth { result[y * newWidth + x] += weight * across[row + x] }
            }
        }
        return InkPlane(width: newWidth, height: newHeight, values: result)
    }

    /// The old pixels that each new one is made of, and their weights.
    private struct Taps {
        private(set) var ranges: [Range<Int>] = []
        private(set) var places: [Int] = []
        private(set) var weights: [Float] = []

        init(from old: Int, to new: Int) {
            let step = Double(old) / Double(new)
            // A triangle as wide as the new pixels, or as the old ones where those are wider.
            let reach = max(step, 1)
            for index in 0..<new {
                let center = (Double(index) + 0.5) * step - 0.5
                let first = weights.count
                for place in Int((center - reach).rounded(.up))...Int((center + reach).rounded(.down)) {
                    places.append(min(max(place, 0), old - 1))
                    weights.append(Float(max(0, 1 - abs(Double(place) - center) / reach)))
                }
                let sum = weights[first...].reduce(0, +)
                for tap in first..<weights.count { weights[tap] /= max(sum, 1e-6) }
                ranges.append(first..<weights.count)
            }
        }
    }
}
