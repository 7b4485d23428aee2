import PixelEngine

extension Canvas {
    /// Inverts a gray picture, or the first component of one with alpha.
    mutating func invertGray() {
        let step = format.componentCount
        if format.bytesPerComponent == 2 {
            edit(as: UInt16.self) { values in
                for index in stride(from: 0, to: values.count, by: step) { values[index] = ~values[index] }
            }
        } else {
            edit { values in
                for index in stride(from: 0, to: values.count, by: step) { values[index] = ~values[index] }
            }
        }
    }

    /// Copies the first component of each pixel to the second and third.
    mutating func spreadGray() {
        if format.bytesPerComponent == 2 {
            edit(as: UInt16.self) { values in
                for pixel in stride(from: 0, to: values.count, by: 4) {
                    values[pixel + 1] = values[pixel]
                    values[pixel + 2] = values[pixel]
                }
            }
        } else {
            edit { values in
                for pixel in stride(from: 0, to: values.count, by: 4) {
                    values[pixel + 1] = values[pixel]
                    values[pixel + 2] = values[pixel]
                }
            }
        }
    }

    /// Replaces the first component of each pixel, a palette index, by the color; invalid indices are black.
    mutating func replaceIndices(by palette: [[UInt8]]) {
        edit { values in
            for pixel in stride(from: 0, to: values.count, by: 4) {
                let index = Int(values[pixel])
                values.setPixel(pixel, index < palette.count ? palette[index] : [0, 0, 0])
            }
        }
    }

    /// Sets alpha to opaque where a conversion or a decoder left it unset.
    mutating func makeOpaque() {
        if format.bytesPerComponent == 2 {
            edit(as: UInt16.self) { values in
                for alpha in stride(from: 3, to: values.count, by: 4) { values[alpha] = .max }
            }
        } else {
            edit { values in
                for alpha in stride(from: 3, to: values.count, by: 4) { values[alpha] = .max }
            }
        }
    }

    /// Divides colors by alpha with rounding; transparent pixels become black.
    mutating func unpremultiply() {
        if format.bytesPerComponent == 2 {
            edit(as: UInt16.self) { $0.unpremultiply() }
        } else {
            edit { $0.unpremultiply() }
        }
    }
}

extension MutableSpan where Element: FixedWidthInteger & UnsignedInteger & BitwiseCopyable {
    /// Divides the colors of pixels of four components by the last one.
    mutating func unpremultiply() {
        let full = UInt64(Element.max)
        for pixel in stride(from: 0, to: count - 3, by: 4) {
            let alpha = UInt64(self[pixel + 3])
            guard alpha != full else { continue }
            for component in pixel..<pixel + 3 {
                let value = alpha == 0 ? 0 : (UInt64(self[component]) * full + alpha / 2) / alpha
                self[component] = Element(Swift.min(value, full))
            }
        }
    }
}
