import Foundation
import FoveaSessions
import HTTPEngine
import ProviderFrames
import ServiceInterface

/// The pages of apps, isolated from each other by HTTP headers.
///
/// Apps are installed programs; their pages are untrusted content. A page has no scripts, so that it reaches neither
/// the service nor other apps, and loads only its own app's resources. It keeps the service's origin: browsers treat
/// requests of a page without one as cross-site, and send neither referrer nor cookie. Its forms are sent to its own
/// app alone, and only from a page of ours.
struct AppPages: Sendable {
    let searches: VisualSearches

    /// The header fields that are passed from browsers to apps.
    private static let passedIn: Set = ["accept", "accept-language", "content-type"]

    func response(to request: HTTPRequest, app: String) async throws -> HTTPResponse {
        let segments = request.target.segments.dropFirst(2)
        guard !segments.isEmpty else {
            // URLs in a page are relative to its folder.
            return .empty(status: 308, fields: ["Location": "/apps/\(Address.segment(app))/"])
        }
        let page = try await searches.page(
            PageRequest(
                method: request.method == .post ? "POST" : "GET",
                path: "/" + segments.joined(separator: "/"),
                query: request.target.query.map { .init(name: $0.name, value: $0.value) },
                headers: Dictionary(
                    request.fields.all.map { ($0.name.lowercased(), $0.value) }.filter { Self.passedIn.contains($0.0) }
                ) { first, _ in first },
                body: request.body
            ),
            in: app
        )
        var fields: HTTPFields = [
            "Content-Type": page.contentType,
            "Content-Security-Policy": policy(app: app, host: request.fields["Host"] ?? "localhost"),
            "Referrer-Policy": "same-origin",
        ]
        for (name, value) in page.headers where PageResponse.passedHeaders.contains(name) { fields[name] = value }
        if let place = page.headers["location"] {
            fields["Location"] = Self.location(place, from: segments, of: app)
        }
        if fields["Cache-Control"] == nil { fields["Cache-Control"] = "no-cache" }
        let status = Self.status(page.status, request)
        // Clients expect no body after these, and would take one for the next response.
        let body = [204, 205, 304].contains(status) ? Data() : page.body
        return HTTPResponse(status: status, fields: fields, body: .bytes(body))
            .unlessKnown(to: request).part(for: request)
    }

    /// A form's data is meant for the app alone, so a redirected browser must not send it again.
    private static func status(_ status: Int, _ request: HTTPRequest) -> Int {
        request.method == .post && [301, 302, 307, 308].contains(status) ? 303 : status
    }

    /// Resolves an app's own paths below its base path; absolute web addresses stay as they are.
    static func location(_ place: String, from page: ArraySlice<String>, of app: String) -> String {
        if place.hasPrefix("https://") || place.hasPrefix("http://") { return place }
        let end = place.firstIndex { $0 == "?" || $0 == "#" } ?? place.endIndex
        // Browsers decode dots, and treat backslashes as slashes.
        let path = place[..<end].replacing("%2e", with: ".").replacing("%2E", with: ".").replacing("\\", with: "/")
        let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
        var steps = isRelative ? page.dropLast().map(Address.segment) : []
        let parts = path.split(separator: "/")
        for part in parts where part != "." {
            if part == ".." { _ = steps.popLast() } else { steps.append(String(part)) }
        }
        let isFolder = path.hasSuffix("/") || parts.last == "." || parts.last == ".."
        let whole = "/" + steps.joined(separator: "/") + (isFolder && !steps.isEmpty ? "/" : "")
        return Address.page(whole + place[end...], of: app)
    }

    private func policy(app: String, host: String) -> String {
        let own = "http://\(host)/apps/\(Address.segment(app))/ https://\(host)/apps/\(Address.segment(app))/"
        let walls = "sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        return "default-src 'none'; img-src \(own) data:; media-src \(own); style-src \(own) 'unsafe-inline'; "
            + "font-src \(own); script-src 'none'; form-action \(own); base-uri \(own); "
            + "frame-ancestors 'self'; \(walls)"
    }
}
