import Foundation
import HTTPEngine
import ImageHeaderEngine
import ServiceInterface

extension HTTPResponse {
    /// Creates a JSON response that isn't cached.
    static func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            return HTTPResponse(status: 500, fields: ["Content-Type": "text/plain"])
        }
        return HTTPResponse(
            status: status,
            fields: ["Content-Type": "application/json", "Cache-Control": "no-store"],
            body: .bytes(data)
        )
    }

    /// Creates a response without a body.
    static func empty(status: Int = 204, fields: HTTPFields = [:]) -> HTTPResponse {
        HTTPResponse(status: status, fields: fields)
    }

    /// Creates the response for a session's picture, which never changes.
    static func picture(_ data: Data) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            fields: ["Content-Type": mediaType(of: data), "Cache-Control": "private, max-age=1800, immutable"],
            body: .bytes(data)
        )
    }

    /// Returns the media type of a picture, which may be an app's drawn icon.
    private static func mediaType(of data: Data) -> String {
        if let format = ImageFileFormat.detect(data) { return format.mediaType }
        let isDrawing = ["<svg", "<?xml"].contains { data.starts(with: $0.utf8) }
        return isDrawing ? "image/svg+xml" : "application/octet-stream"
    }

    /// Creates an event stream.
    static func events(_ produce: @escaping @Sendable (EventWriter) async -> Void) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            fields: [
                "Content-Type": "text/event-stream", "Cache-Control": "no-store",
                // A buffering proxy would delay events.
                "X-Accel-Buffering": "no",
            ],
            body: .stream { writer in await produce(EventWriter(writer)) }
        )
    }
}

/// A writer of server-sent events.
struct EventWriter: Sendable {
    private let writer: HTTPBodyWriter

    init(_ writer: HTTPBodyWriter) { self.writer = writer }

    /// A Boolean value that indicates whether the client is still connected.
    var isOpen: Bool { writer.isOpen }

    /// Sends an event, and returns false once the client has disconnected.
    @discardableResult
    func send(_ event: EventName, _ value: some Encodable) async -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return isOpen }
        return await writer.write(Data("event: \(event.rawValue)\ndata: ".utf8) + data + Data("\n\n".utf8))
    }

    /// Sends a comment, which keeps connections and proxies from timing out.
    @discardableResult
    func beat() async -> Bool { await writer.write(": still here\n\n") }
}
