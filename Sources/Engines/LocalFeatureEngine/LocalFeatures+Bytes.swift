import CLocalFeatures

extension LocalFeatures {
    /// The features as bytes for storage.
    ///
    /// The format is the same on every machine, and reading it restores the features exactly. It takes 12 bytes, and
    /// 136 for each feature.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.headLength + count * Self.pointLength)
        bytes += Self.mark
        for number in [UInt16(Self.revision), UInt16(width), UInt16(height), UInt16(count)] { bytes.append(number) }
        for point in points {
            for number in point.stored { bytes.append(number) }
            unsafe withUnsafeBytes(of: point.descriptor) { unsafe bytes += $0 }
        }
        return bytes
    }

    /// Reads features from ``bytes``.
    public init(bytes: [UInt8]) throws(LocalFeatureError) {
        guard bytes.count >= Self.headLength, Array(bytes[..<4]) == Self.mark else {
            throw LocalFeatureError(
                code: .damaged,
                message: "\(bytes.count) stored bytes aren't local features; make them again from the picture."
            )
        }
        let head = (0..<4).map { bytes.number(at: 4 + 2 * $0) }
        guard head[0] == Self.revision else {
            throw LocalFeatureError(
                code: .otherRevision,
                message: """
                    Stored local features have revision \(head[0]) and this engine reads \(Self.revision); make them \
                    again from the picture.
                    """
            )
        }
        let count = Int(head[3])
        guard head[1] > 0, head[2] > 0, bytes.count == Self.headLength + count * Self.pointLength else {
            throw LocalFeatureError(
                code: .damaged,
                message: """
                    Stored local features have \(bytes.count) bytes in place of \
                    \(Self.headLength + count * Self.pointLength); make them again from the picture.
                    """
            )
        }
        let points = (0..<count).map { fovea_feature(stored: bytes, at: Self.headLength + $0 * Self.pointLength) }
        self.init(width: Int(head[1]), height: Int(head[2]), points: points)
    }

    private static let mark = Array("FVLF".utf8)
    private static let headLength = 12
    private static let pointLength = 8 + FOVEA_DESCRIPTOR_LENGTH
}

extension fovea_feature {
    // Two bytes each hold a position to a thirty-second of a pixel, a scale to a sixty-fourth, and a direction to a
    // sixty-five-thousandth of a turn. A side has at most 2,047 pixels.
    private static let placeSteps: Float = 32
    private static let scaleSteps: Float = 64
    private static let angleSteps: Float = 65_536 / (2 * .pi)

    /// The position, scale and direction as integers.
    fileprivate var stored: [UInt16] {
        [
            UInt16(clamping: Int((x * Self.placeSteps).rounded())),
            UInt16(clamping: Int((y * Self.placeSteps).rounded())),
            UInt16(clamping: Int((scale * Self.scaleSteps).rounded())),
            UInt16(truncatingIfNeeded: Int((angle * Self.angleSteps).rounded())),
        ]
    }

    fileprivate init(stored bytes: [UInt8], at start: Int) {
        self.init()
        x = Float(bytes.number(at: start)) / Self.placeSteps
        y = Float(bytes.number(at: start + 2)) / Self.placeSteps
        scale = Float(max(bytes.number(at: start + 4), 1)) / Self.scaleSteps
        angle = Float(Int16(bitPattern: bytes.number(at: start + 6))) / Self.angleSteps
        unsafe withUnsafeMutableBytes(of: &descriptor) { target in
            // Matching relies on seven bits.
            for index in target.indices { unsafe target[index] = bytes[start + 8 + index] & 0x7f }
        }
    }

    /// The feature after quantization for storage, so that fresh and stored features match alike.
    var rounded: fovea_feature {
        var rounded = self
        let stored = stored
        rounded.x = Float(stored[0]) / Self.placeSteps
        rounded.y = Float(stored[1]) / Self.placeSteps
        rounded.scale = Float(max(stored[2], 1)) / Self.scaleSteps
        rounded.angle = Float(Int16(bitPattern: stored[3])) / Self.angleSteps
        return rounded
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: UInt16) {
        append(UInt8(truncatingIfNeeded: number))
        append(UInt8(truncatingIfNeeded: number >> 8))
    }

    fileprivate func number(at index: Int) -> UInt16 { UInt16(self[index]) | UInt16(self[index + 1]) << 8 }
}
