package import Foundation
package import ProcessEngine
package import ProviderFrames

/// A message between the system and a provider.
///
/// The metadata is JSON; the body is raw bytes, such as those of thumbnails. Descriptors are passed with the frame.
package struct Frame: Sendable {
    package let kind: FrameKind
    /// The number of the request; an answer has its request's.
    package let request: UInt32
    package let metadata: Data
    package let body: Data
    package let descriptors: [Descriptor]

    package init(_ kind: FrameKind, request: UInt32, metadata: Data, body: Data, descriptors: [Descriptor]) {
        self.kind = kind
        self.request = request
        self.metadata = metadata
        self.body = body
        self.descriptors = descriptors
    }

    /// Creates a frame with a value as its metadata.
    package init(
        _ kind: FrameKind,
        request: UInt32,
        _ message: some Encodable,
        body: Data = Data(),
        descriptors: [Descriptor] = []
    ) throws(WireError) {
        let metadata: Data
        do {
            metadata = try JSONEncoder().encode(message)
        } catch {
            throw WireError(.malformed, "has something to say that can't be written as JSON: \(error)")
        }
        self.init(kind, request: request, metadata: metadata, body: body, descriptors: descriptors)
    }

    /// Decodes the frame's metadata.
    package func message<Message: Decodable>(_ type: Message.Type = Message.self) throws(WireError) -> Message {
        do {
            return try JSONDecoder().decode(type, from: metadata)
        } catch {
            throw WireError(.malformed, "sent a frame of kind \(kind) whose description can't be read")
        }
    }

    /// The bytes of the frame.
    package var bytes: Data {
        let header = FrameHeader(
            kind: kind,
            descriptorCount: descriptors.count,
            request: request,
            metadataByteCount: metadata.count,
            bodyByteCount: body.count
        )
        return Data(header.bytes) + metadata + body
    }
}
