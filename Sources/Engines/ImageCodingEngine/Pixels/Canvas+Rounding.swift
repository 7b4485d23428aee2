extension Canvas {
    /// Fills the canvas with the components of a wider one, rounded to the nearest of 8 bits.
    mutating func round(_ wide: borrowing Canvas) {
        edit { target in
            wide.read(as: UInt16.self) { source in
                for index in 0..<min(target.count, source.count) { target[index] = source[index].roundedToByte }
            }
        }
    }
}

extension UInt16 {
    /// The nearest of 8 bits; exact for every value, since 65535 is 257 times 255.
    var roundedToByte: UInt8 { UInt8(truncatingIfNeeded: (UInt32(self) * 255 + 32895) >> 16) }
}
