extension UInt16 {
    /// The nearest of 8 bits; exact for every value, since 65535 is 257 times 255.
    var roundedToByte: UInt8 { UInt8(truncatingIfNeeded: (UInt32(self) * 255 + 32895) >> 16) }
}
