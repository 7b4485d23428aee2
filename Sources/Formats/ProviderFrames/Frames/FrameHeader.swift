/// The 20-byte header of a frame.
///
/// The first five bytes keep their meaning in every version of the protocol, so that each side can name an unknown
/// version. Numbers are in network byte order.
package struct FrameHeader: Sendable, Hashable {
    /// The number of bytes.
    package static let byteCount = 20
    /// The magic bytes of a frame.
    package static let magic: [UInt8] = Array("FOVW".utf8)

    package var kind: FrameKind
    package var descriptorCount: Int
    package var request: UInt32
    package var metadataByteCount: Int
    package var bodyByteCount: Int

    package init(
        kind: FrameKind,
        descriptorCount: Int = 0,
        request: UInt32,
        metadataByteCount: Int,
        bodyByteCount: Int
    ) {
        self.kind = kind
        self.descriptorCount = descriptorCount
        self.request = request
        self.metadataByteCount = metadataByteCount
        self.bodyByteCount = bodyByteCount
    }

    /// Decodes a header, or throws when it is invalid, before memory is allocated for the announced size.
    package init(_ bytes: ArraySlice<UInt8>, limits: WireLimits) throws(WireError) {
        let bytes = Array(bytes)
        guard bytes.count == Self.byteCount, bytes.starts(with: Self.magic) else {
            throw WireError(.malformed, "sent bytes that aren't a frame")
        }
        guard bytes[4] == WireVersion.current else {
            throw WireError(
                .foreignVersion(bytes[4]),
                "speaks version \(bytes[4]) of the protocol, and this program speaks \(WireVersion.current)"
            )
        }
        guard let kind = FrameKind(rawValue: bytes[5]), bytes[7] == 0 else {
            throw WireError(.malformed, "sent a frame of the unknown kind \(bytes[5])")
        }
        self.kind = kind
        descriptorCount = Int(bytes[6])
        request = Self.number(bytes[8..<12])
        metadataByteCount = Int(Self.number(bytes[12..<16]))
        bodyByteCount = Int(Self.number(bytes[16..<20]))
        guard descriptorCount <= kind.descriptorLimit else {
            throw WireError(.malformed, "passed \(descriptorCount) descriptors with a frame that takes none")
        }
        guard metadataByteCount <= limits.metadataByteCount else {
            throw WireError(
                .tooLarge,
                "announced \(metadataByteCount) bytes of description; the limit is \(limits.metadataByteCount)"
            )
        }
        guard bodyByteCount <= limits.bodyByteCount else {
            throw WireError(
                .tooLarge,
                "announced \(bodyByteCount) bytes of content; the limit is \(limits.bodyByteCount)"
            )
        }
    }

    /// The bytes of the header.
    package var bytes: [UInt8] {
        var bytes = Self.magic + [WireVersion.current, kind.rawValue, UInt8(clamping: descriptorCount), 0]
        for number in [request, UInt32(clamping: metadataByteCount), UInt32(clamping: bodyByteCount)] {
            bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        }
        return bytes
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
