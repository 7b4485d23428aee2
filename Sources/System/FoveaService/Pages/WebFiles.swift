import ConcurrencyEngine
import DigestEngine
import FileEngine
import Foundation
import FoveaInstallation
import HTTPEngine
import Synchronization

/// The static files of the web app.
final class WebFiles: Sendable {
    private struct File: Sendable {
        let stamp: BoundedFile.Stamp
        let response: HTTPResponse
    }

    private let folder: String
    private let files = Mutex<[String: File]>([:])
    private static let byteLimit = 8 << 20

    init(folder: String) { self.folder = folder }

    /// Returns the folder of the web app: that of the installation, or of the program's checkout.
    static func folder(_ paths: InstallationPaths, executable: String?) -> String? {
        var candidates = [paths.data.appending("web")]
        if paths.data.path.hasSuffix("/.fovea") { candidates.append(paths.data.path.dropLast(7) + "/Web") }
        var place = executable.map { URL(filePath: $0).deletingLastPathComponent() }
        while let folder = place, folder.path.count > 1 {
            candidates.append(folder.path + "/Web")
            place = folder.deletingLastPathComponent()
        }
        return candidates.first { FileManager.default.fileExists(atPath: $0 + "/index.html") }
    }

    /// Returns the response for a file, or nil when there is none for browsers.
    func response(for request: HTTPRequest) async throws -> HTTPResponse? {
        var segments = request.target.segments
        if segments.last == "" { segments[segments.count - 1] = "index.html" }
        guard !segments.contains(where: { $0.hasPrefix(".") || $0.isEmpty }),
            let type = Self.types[segments.last?.split(separator: ".").last?.lowercased() ?? ""]
        else { return nil }
        let path = folder + "/" + segments.joined(separator: "/")
        let known = files.withLock { $0[path] }
        let file = try? await BlockingWork.run { try Self.file(at: path, type: type, known: known) }
        guard let file else { return nil }
        files.withLock { $0[path] = file }
        return file.response.unlessKnown(to: request).part(for: request)
    }

    /// Reads a file, unless the cached one is current.
    private static func file(at path: String, type: String, known: File?) throws -> File {
        let file = try BoundedFile(at: path, limit: byteLimit, followsLinks: false)
        let stamp = file.stamp
        if let known, known.stamp == stamp { return known }
        let data = try file.contents()
        return File(
            stamp: stamp,
            response: HTTPResponse(status: 200, fields: fields(type: type, tag: tag(of: data)), body: .bytes(data))
        )
    }

    private static func fields(type: String, tag: String) -> HTTPFields {
        [
            "Content-Type": type, "ETag": tag, "Cache-Control": "no-cache",
            "Content-Security-Policy": policy, "Permissions-Policy": permissions,
            "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
        ]
    }

    /// The content security policy: no other sources, and no embedding in other pages.
    private static let policy =
        "default-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; object-src 'none'; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    private static let permissions =
        "camera=(self), display-capture=(self), clipboard-read=(self), clipboard-write=(self), geolocation=(), "
        + "microphone=(), payment=(), usb=()"

    /// Returns the ETag of content.
    private static func tag(of data: Data) -> String {
        "\"\(String(ContentChecksum.of(data), radix: 16))-\(data.count)\""
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "mjs": "text/javascript; charset=utf-8", "json": "application/json", "svg": "image/svg+xml",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "avif": "image/avif",
        "ico": "image/x-icon", "woff2": "font/woff2", "webmanifest": "application/manifest+json",
        "txt": "text/plain; charset=utf-8",
    ]
}
