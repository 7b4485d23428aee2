import Foundation
import FoveaSessions
import HTTPEngine
import ProviderFrames
import ServiceInterface

/// The pages of apps, each behind a wall of its own.
///
/// Apps are programs that somebody installed; their pages are content. A page has no scripts, so that it reaches
/// neither the service nor other apps, and loads nothing but what its own app has. It keeps the service's origin: browsers
/// call whatever a page without one loads foreign, name no referrer, and send no cookie. Its forms lead to its own app
/// alone, and only a page of ours may send one.
struct AppPages: Sendable {
    let searches: VisualSearches

    /// What browsers may say to apps.
    private static let passedIn: Set = ["accept", "accept-language", "content-type"]

    func response(to request: HTTPRequest, app: String) async throws -> HTTPResponse {
        let segments = request.target.segments.dropFirst(2)
        guard !segments.isEmpty else {
            // Addresses in a page are relative to its folder.
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
        // After these clients expect no body, and would take one for the next answer.
        let body = [204, 205, 304].contains(status) ? Data() : page.body
        return HTTPResponse(status: status, fields: fields, body: .bytes(body))
            .unlessKnown(to: request).part(for: request)
    }

    /// What a form sends is meant for the app alone, so a browser that is sent on doesn't take it along.
    private static func status(_ status: Int, _ request: HTTPRequest) -> Int {
        request.method == .post && [301, 302, 307, 308].contains(status) ? 303 : status
    }

    /// Keeps an app's own paths below its place; other addresses stay as they are where they are addresses of the web.
    static func location(_ place: String, from page: ArraySlice<String>, of app: String) -> String {
        if place.hasPrefix("https://") || place.hasPrefix("http://") { return place }
        let end = place.firstIndex { $0 == "?" || $0 == "#" } ?? place.endIndex
        // Browsers take encoded dots for dots, and backslashes for slashes.
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
