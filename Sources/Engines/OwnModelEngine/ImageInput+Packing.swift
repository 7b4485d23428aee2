public import InferenceEngine
public import PixelEngine

extension ImageInput {
    /// Turns pixels into the numbers of an input.
    ///
    /// Throws when the picture has another size than the input takes, or more pixels than it should.
    public func tensor(of picture: Raster, for element: TensorDescription.Element) throws -> Tensor {
        try check(width: picture.width, height: picture.height)
        let isGray = colors == .gray
        let pixels = try picture.flattened().converted(to: isGray ? .gray8 : .rgba8, alpha: .opaque)
        let bytes = isGray ? packedGray(pixels) : try pixels.packedRGB()
        let size = [pixels.height, pixels.width]
        let shape = order == .planes ? [1, colors.count] + size : [1] + size + [colors.count]
        let made =
            switch element {
            case .uint8 where isPlain: Tensor(.uint8, shape: shape, bytes: arranged(bytes) { $0 })
            case .float32:
                Tensor(arranged(bytes, numbers().map { $0.map { Float($0) } }), shape: shape)
            default:
                Tensor(element, shape: shape, converting: arranged(bytes, numbers(isRounded: !element.isFloat)))
            }
        guard let made else {
            throw InferenceError(
                code: .invalidInput,
                message: "A picture of \(picture.width) × \(picture.height) pixels is too large for a model."
            )
        }
        return made
    }

    /// Throws when a picture has another size than the input takes.
    private func check(width: Int, height: Int) throws(InferenceError) {
        let fits = (hasAnyWidth || width == self.width) && (hasAnyHeight || height == self.height)
        guard fits, max(width, height) <= Self.maximumSide else {
            throw InferenceError(
                code: .invalidInput,
                message: """
                    A picture of \(width) × \(height) pixels was given to an input of \(hasAnyWidth ? "any" : "\(self.width)") \
                    × \(hasAnyHeight ? "any" : "\(self.height)"), at most \(Self.maximumSide) a side.
                    """
            )
        }
    }

    /// A Boolean value that indicates whether bytes are taken as they are.
    private var isPlain: Bool { scale.allSatisfy { $0 == 1 } && bias.allSatisfy { $0 == 0 } }

    /// The number of every byte, for each component.
    private func numbers(isRounded: Bool = false) -> [[Double]] {
        (0..<colors.count).map { component in
            let (scale, bias) = (scale[min(component, scale.count - 1)], bias[min(component, bias.count - 1)])
            let numbers = (0..<256).map { Double($0) * scale + bias }
            return isRounded ? numbers.map { $0.rounded() } : numbers
        }
    }

    private func packedGray(_ pixels: Raster) -> [UInt8] {
        unsafe pixels.withUnsafeBytes { bytes in
            unsafe (0..<pixels.height).flatMap { row in
                unsafe bytes[row * pixels.bytesPerRow..<row * pixels.bytesPerRow + pixels.width]
            }
        }
    }

    private func arranged<N>(_ bytes: [UInt8], _ tables: [[N]]) -> [N] {
        arrangedPlaces(bytes.count) { place, component in tables[component][Int(bytes[place])] }
    }

    private func arranged<N>(_ bytes: [UInt8], _ convert: (UInt8) -> N) -> [N] {
        arrangedPlaces(bytes.count) { place, _ in convert(bytes[place]) }
    }

    /// Calls a closure for every number in the input's order, with the place of its byte and its component.
    private func arrangedPlaces<N>(_ count: Int, _ number: (_ place: Int, _ component: Int) -> N) -> [N] {
        let components = colors.count
        // The place of each component of the input in a pixel of red, green and blue.
        let places = colors == .bgr ? [2, 1, 0] : Array(0..<components)
        var numbers: [N] = []
        numbers.reserveCapacity(count)
        switch order {
        case .planes:
            for component in 0..<components {
                for pixel in stride(from: 0, to: count, by: components) {
                    numbers.append(number(pixel + places[component], component))
                }
            }
        case .pixels:
            for pixel in stride(from: 0, to: count, by: components) {
                for component in 0..<components { numbers.append(number(pixel + places[component], component)) }
            }
        }
        return numbers
    }
}
