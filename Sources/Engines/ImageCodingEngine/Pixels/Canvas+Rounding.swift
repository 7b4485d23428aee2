import PixelEngine

extension Canvas {
    /// Fills the canvas with the components of a wider one, rounded to the nearest of 8 bits.
    mutating func round(_ wide: borrowing Canvas) {
        unsafe withBytes { target in
            unsafe wide.readBytes { source in
                let values = unsafe source.bindMemory(to: UInt16.self)
                let count = min(target.count, values.count)
                for index in 0..<count {
                    // Exact for every value: 65535 is 257 times 255.
                    unsafe target[index] = UInt8(truncatingIfNeeded: (UInt32(values[index]) * 255 + 32895) >> 16)
                }
            }
        }
    }

    /// Calls a closure with the rows.
    borrowing func readBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
        unsafe memory.withUnsafeBytes(body)
    }
}
