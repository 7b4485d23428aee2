public import InferenceEngine
public import PixelEngine

/// The way an output of a model is a picture.
public struct ImageOutput: Sendable, Hashable {
    /// The order of the numbers.
    public let order: ImageInput.Order
    /// The number of colors, 1 or 3.
    public let colorCount: Int
    /// The width in pixels, or nil when each run chooses it.
    public let width: Int?
    /// The height in pixels, or nil when each run chooses it.
    public let height: Int?
    /// The factor and the summand that make bytes of the numbers of a colored picture.
    let scale, bias: [Double]

    /// The picture that an output is, or nil for one that is none.
    ///
    /// Floats with four axes, of which one has one entry besides the first, are a gray picture, such as a mask; colored
    /// ones are pictures only when the notes say so.
    init?(_ output: TensorDescription, notes: OutputNotes) throws(InferenceError) {
        let shape = output.shape
        let isAsked = notes.kind == .image
        let mayBe = isAsked || notes.kind == nil
        guard mayBe, output.element.isFloat, shape.count == 4, shape[0] == 1 || shape[0] == TensorDescription.anySize,
            let order = [ImageInput.Order.planes, .pixels].first(where: { order in
                let count = shape[order == .planes ? 1 : 3]
                return count == 1 || isAsked && count == 3
            })
        else {
            guard isAsked else { return nil }
            throw InferenceError(
                code: .modelUnsupported,
                message: """
                    The output \(output.name) is no picture: \(shape) of \(output.element). Correct the notes of the model.
                    """
            )
        }
        let sides = Array(order == .planes ? shape[2...3] : shape[1...2])
        // One number, or one row of them, isn't a picture.
        guard isAsked || !sides.contains(1) else { return nil }
        self.order = order
        colorCount = shape[order == .planes ? 1 : 3]
        height = sides[0] == TensorDescription.anySize ? nil : sides[0]
        width = sides[1] == TensorDescription.anySize ? nil : sides[1]
        scale = notes.scale ?? [255]
        bias = notes.bias ?? [0]
        for numbers in [scale, bias] {
            guard numbers.count == 1 || numbers.count == colorCount, numbers.allSatisfy(\.isFinite) else {
                throw InferenceError(
                    code: .modelUnsupported,
                    message:
                        "The output \(output.name) has \(numbers) as scale or bias; give one number for each color."
                )
            }
        }
    }

    /// Makes a picture of an output's numbers: gray ones as they are, colored ones as bytes.
    public func picture(of tensor: Tensor) throws -> Raster {
        let sides = tensor.shape.count == 4 ? Array(order == .planes ? tensor.shape[2...3] : tensor.shape[1...2]) : []
        let colors = tensor.shape.count == 4 ? tensor.shape[order == .planes ? 1 : 3] : 0
        guard tensor.shape.first == 1, colors == colorCount, let height = sides.first, let width = sides.last,
            width > 0, height > 0
        else {
            throw InferenceError(code: .inferenceFailed, message: "The model gave \(tensor.shape) as a picture.")
        }
        let numbers = tensor.floats
        guard colorCount == 3 else {
            return try unsafe Raster(width: width, height: height, format: .grayFloat, alpha: .opaque) {
                bytes,
                rowBytes in
                for row in 0..<height {
                    unsafe numbers[row * width..<(row + 1) * width].withUnsafeBytes {
                        unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(row * rowBytes)...]).copyMemory(from: $0)
                    }
                }
            }
        }
        return try unsafe Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            for row in 0..<height {
                for column in 0..<width {
                    let (pixel, place) = (row * width + column, row * rowBytes + 4 * column)
                    for color in 0..<3 {
                        let number = numbers[order == .planes ? color * width * height + pixel : 3 * pixel + color]
                        unsafe bytes[place + color] = byte(number, color)
                    }
                    unsafe bytes[place + 3] = 255
                }
            }
        }
    }

    private func byte(_ number: Float, _ color: Int) -> UInt8 {
        let value = Double(number) * scale[min(color, scale.count - 1)] + bias[min(color, bias.count - 1)]
        return value.isNaN ? 0 : UInt8(min(max(value.rounded(), 0), 255))
    }
}
