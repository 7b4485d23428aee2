import Foundation
package import ProcessEngine
package import ProviderFrames

/// An incremental decoder of frames.
///
/// Memory isn't allocated for a header's claim: the buffer grows with the received bytes. After an error the decoder is
/// unusable, since the start of the next frame is unknown.
package struct FrameDecoder {
    private let limits: WireLimits
    private let accepts: @Sendable (FrameKind) -> Bool
    private var buffer: [UInt8] = []
    private var start = 0
    private var header: FrameHeader?
    private var descriptors: [Descriptor] = []

    /// Creates a decoder for the kinds of frames that a side accepts.
    package init(limits: WireLimits = .default, accepting accepts: @escaping @Sendable (FrameKind) -> Bool) {
        self.limits = limits
        self.accepts = accepts
    }

    /// A Boolean value that indicates whether there is an incomplete frame.
    package var isInsideFrame: Bool { header != nil || start < buffer.count }

    /// Appends received bytes and descriptors.
    package mutating func append(_ bytes: some Collection<UInt8>, descriptors: [Descriptor] = []) {
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer += bytes
        self.descriptors += descriptors
    }

    /// Returns the next complete frame, or nil until more arrives.
    package mutating func next() throws(WireError) -> Frame? {
        guard let header = try readHeader() else {
            try refuseStrays(beyond: Self.descriptorLimit)
            return nil
        }
        let byteCount = header.metadataByteCount + header.bodyByteCount
        guard buffer.count - start >= byteCount else {
            try refuseStrays(beyond: header.descriptorCount)
            return nil
        }
        let middle = start + header.metadataByteCount
        let frame = Frame(
            header.kind,
            request: header.request,
            metadata: Data(buffer[start..<middle]),
            body: Data(buffer[middle..<start + byteCount]),
            descriptors: Array(descriptors.prefix(header.descriptorCount))
        )
        descriptors.removeFirst(header.descriptorCount)
        start += byteCount
        self.header = nil
        return frame
    }

    /// The most descriptors of a frame of any kind.
    private static let descriptorLimit = FrameKind.allCases.map(\.descriptorLimit).max() ?? 0

    /// Throws when descriptors accumulate while a frame is incomplete: a process can have only so many open.
    private func refuseStrays(beyond count: Int) throws(WireError) {
        guard descriptors.count <= count else {
            throw WireError(.malformed, "passed \(descriptors.count) descriptors that belong to no frame")
        }
    }

    private mutating func readHeader() throws(WireError) -> FrameHeader? {
        if let header { return header }
        guard start < buffer.count || descriptors.isEmpty else {
            throw WireError(.malformed, "passed \(descriptors.count) descriptors that belong to no frame")
        }
        guard buffer.count - start >= FrameHeader.byteCount else {
            // The first bytes show what isn't a frame, however few they are.
            guard zip(buffer[start...], FrameHeader.magic).allSatisfy({ $0 == $1 }) else {
                throw WireError(.malformed, "sent bytes that aren't a frame")
            }
            return nil
        }
        let header = try FrameHeader(buffer[start..<start + FrameHeader.byteCount], limits: limits)
        guard accepts(header.kind) else {
            throw WireError(.malformed, "sent a frame of kind \(header.kind), which only the other side sends")
        }
        // Descriptors arrive with the first byte of their frame.
        guard descriptors.count >= header.descriptorCount else {
            throw WireError(
                .malformed,
                "announced \(header.descriptorCount) descriptors and passed \(descriptors.count)"
            )
        }
        start += FrameHeader.byteCount
        self.header = header
        return header
    }
}
