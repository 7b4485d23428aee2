import Foundation
import FoveaSessions
import HTTPEngine

/// The pages of apps, each behind a wall of its own.
///
/// Apps are programs that somebody installed; their pages are content. A page has no scripts, so that it reaches
/// neither the service nor other apps, and loads nothing but what its own app has. It keeps the service's origin: browsers
/// call whatever a page without one loads foreign, name no referrer, and send no cookie.
struct AppPages: Sendable {
    let searches: VisualSearches

    /// What apps may say to a browser beside the content.
    private static let passedOn: Set = ["cache-control", "etag", "last-modified", "content-language"]
    /// What browsers may say to apps.
    private static let passedIn: Set = ["accept", "accept-language"]

    func response(to request: HTTPRequest, app: String) async throws -> HTTPResponse {
        let segments = request.target.segments.dropFirst(2)
        guard !segments.isEmpty else {
            // Addresses in a page are relative to its folder.
            return .empty(status: 308, fields: ["Location": "/apps/\(Address.segment(app))/"])
        }
        let page = try await searches.page(
            AppPageRequest(
                path: "/" + segments.joined(separator: "/"),
                query: request.target.query.map { .init(name: $0.name, value: $0.value) },
                headers: Dictionary(
                    request.fields.all.map { ($0.name.lowercased(), $0.value) }.filter { Self.passedIn.contains($0.0) }
                ) { first, _ in first }
            ),
            in: app
        )
        var fields: HTTPFields = [
            "Content-Type": page.contentType,
            "Content-Security-Policy": policy(app: app, host: request.fields["Host"] ?? "localhost"),
            "Referrer-Policy": "same-origin",
        ]
        for (name, value) in page.headers where Self.passedOn.contains(name.lowercased()) { fields[name] = value }
        if let place = page.headers["location"] { fields["Location"] = Self.location(place, of: app) }
        if fields["Cache-Control"] == nil { fields["Cache-Control"] = "no-cache" }
        return HTTPResponse(status: page.status, fields: fields, body: .bytes(page.body))
            .unlessKnown(to: request).part(for: request)
    }

    /// Keeps an app's own paths below its place; other addresses stay as they are where they are addresses of the web.
    private static func location(_ place: String, of app: String) -> String {
        let isElsewhere = place.hasPrefix("https://") || place.hasPrefix("http://")
        if isElsewhere || place.hasPrefix("./") || place.hasPrefix("../") { return place }
        return Address.page(place, of: app)
    }

    private func policy(app: String, host: String) -> String {
        let own = "http://\(host)/apps/\(Address.segment(app))/ https://\(host)/apps/\(Address.segment(app))/"
        let walls = "sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        return "default-src 'none'; img-src \(own) data:; media-src \(own); style-src \(own) 'unsafe-inline'; "
            + "font-src \(own); script-src 'none'; form-action \(own); base-uri \(own); "
            + "frame-ancestors 'self'; \(walls)"
    }
}
