public import Foundation

/// A response of an app: a page, a picture, a sound, a style sheet.
public struct PageResponse: Sendable, Hashable {
    /// The HTTP status, such as 200.
    public var status: Int
    /// The content type, such as `text/html; charset=utf-8`.
    public var contentType: String
    /// Further header fields, by lowercase name; the system passes on `cache-control`, `etag`, `last-modified` and
    /// `location`.
    public var headers: [String: String]
    /// The bytes.
    public var body: Data

    /// The names of the header fields that the system passes on.
    package static let passedHeaders: Set = ["cache-control", "etag", "last-modified", "location"]

    /// Creates a response.
    public init(status: Int = 200, contentType: String, headers: [String: String] = [:], body: Data) {
        self.status = status
        self.contentType = contentType
        self.headers = headers
        self.body = body
    }

    /// Creates a page from its text.
    public static func html(_ text: String, status: Int = 200) -> PageResponse {
        PageResponse(status: status, contentType: "text/html; charset=utf-8", body: Data(text.utf8))
    }

    /// Creates a response of plain text.
    public static func text(_ text: String, status: Int = 200) -> PageResponse {
        PageResponse(status: status, contentType: "text/plain; charset=utf-8", body: Data(text.utf8))
    }

    /// Creates a response from immutable bytes, which the browser may cache.
    public static func data(_ body: Data, contentType: String) -> PageResponse {
        PageResponse(contentType: contentType, headers: ["cache-control": "private, max-age=3600"], body: body)
    }

    /// Creates a response from a file, whose name determines the content type.
    public static func file(_ url: URL) throws -> PageResponse {
        data(try Data(contentsOf: url), contentType: contentType(ofFileNamed: url.lastPathComponent))
    }

    /// Creates a redirect to another page of the app.
    public static func redirect(to path: String) -> PageResponse {
        PageResponse(status: 303, contentType: "text/plain; charset=utf-8", headers: ["location": path], body: Data())
    }

    /// The response for an unknown path.
    public static let notFound = PageResponse.text("There is no such page.", status: 404)

    /// Returns the content type for a file name.
    public static func contentType(ofFileNamed name: String) -> String {
        switch name.split(separator: ".").last?.lowercased() {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "gif": "image/gif"
        case "avif": "image/avif"
        case "ico": "image/x-icon"
        case "wav": "audio/wav"
        case "mp3": "audio/mpeg"
        case "ogg", "oga", "opus": "audio/ogg"
        case "flac": "audio/flac"
        case "m4a": "audio/mp4"
        case "mp4": "video/mp4"
        case "webm": "video/webm"
        case "woff2": "font/woff2"
        case "txt": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }
}
