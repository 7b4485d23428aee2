/// A row of digits at the size that the network reads.
struct DigitStrip {
    /// The size of the network's input.
    static let height = 32
    static let width = 256

    /// Red, green and blue, one plane after the other, with mean zero and deviation one; columns after those of the row
    /// repeat its last one.
    let values: [Float]

    /// Creates a strip of planes as high as the network's input, and at most as wide.
    init(_ planes: ColorPlanes) {
        let isFitting = planes.height == Self.height && (1...Self.width).contains(planes.width)
        precondition(isFitting, "A strip has the height of the network's input, and at most its width.")
        let count = Float(3 * planes.width * planes.height)
        let mean = planes.components.reduce(0) { $0 + $1.values.reduce(0, +) } / count
        let square = planes.components.reduce(0) { $0 + $1.values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } } / count
        // The constant keeps noise of a plain strip small, as it did for the network while it learned.
        let scale = 1 / (square.squareRoot() + 1)
        var values: [Float] = []
        values.reserveCapacity(3 * Self.width * Self.height)
        for plane in planes.components {
            for row in 0..<Self.height {
                let start = row * plane.width
                values += plane.values[start..<start + plane.width].map { ($0 - mean) * scale }
                let last = (plane.values[start + plane.width - 1] - mean) * scale
                values += repeatElement(last, count: Self.width - plane.width)
            }
        }
        self.values = values
    }
}
