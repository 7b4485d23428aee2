import Foundation
import FoveaCapture
import FoveaSearch
import FoveaSessions
import GeometryEngine
import HTTPEngine
import Vision

extension ServiceCore {
    func catalogs() async -> HTTPResponse {
        var catalogs: [Payload.Catalog] = []
        for name in shelf.names { catalogs.append(await catalog(name)) }
        return .json(Payload.Catalogs(catalogs: catalogs))
    }

    func catalog(named name: String) async throws -> HTTPResponse {
        _ = try await shelf.catalog(name)
        return .json(await catalog(name))
    }

    private func catalog(_ name: String) async -> Payload.Catalog {
        do {
            let count = try await shelf.catalog(name).count
            return Payload.Catalog(name: name, items: Nullable(count), problem: Nullable(nil))
        } catch {
            return Payload.Catalog(name: name, items: Nullable(nil), problem: Nullable("\(error)"))
        }
    }

    /// Lists items page by page.
    ///
    /// A page begins behind an item rather than at a number, so that items which come or go meanwhile neither repeat nor
    /// hide others.
    func catalogItems(_ name: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let limit = try SearchQuery(request.target, limit: Self.itemsPerPage).limit
        let catalog = try await shelf.catalog(name)
        let items = try await catalog.items(after: request.target.values("after").first, limit: limit + 1)
        let page = items.prefix(limit)
        return .json(
            Payload.ListedItems(
                items: page.map(Payload.ListedItem.init),
                next: Nullable(items.count > limit ? page.last?.id : nil)
            )
        )
    }

    private static let itemsPerPage = 50

    func searchCatalog(_ name: String, _ bytes: Data, _ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.target.values("after").isEmpty else {
            throw Problem(senseless: "'after' goes on with a search as it was; ask with GET, without a picture.")
        }
        let asked = try SearchQuery(request.target)
        let region = try asked.highlight.bounds()
        let catalog = try await shelf.catalog(name)
        var query = VisualQuery(picture: .data(bytes), limit: asked.limit)
        if region != .whole { query.region = NormalizedRect(region) }
        return try await answer(name) { [query] in try await catalog.search(query) }
    }

    /// Returns the page behind what a search has told.
    func nextPage(_ name: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let catalog = try await shelf.catalog(name)
        guard let token = request.target.values("after").first else {
            throw Problem(senseless: "Search with POST and a picture, or name the 'next' of a search as 'after'.")
        }
        if let other = request.target.query.first(where: { !["after", "limit"].contains($0.name) }) {
            throw Problem(senseless: "'after' goes on with a search as it was; leave out '\(other.name)'.")
        }
        let limit = try request.target.values("limit").isEmpty ? nil : SearchQuery(request.target).limit
        guard let page = pages.value(token) else {
            throw Problem(
                404,
                "unknown-page",
                "There is no such page",
                "There is no such page of a search. Pages are forgotten after a while; search again."
            )
        }
        guard page.catalog == name else {
            throw Problem(senseless: "The page belongs to a search in the catalogue '\(page.catalog)'.")
        }
        return try await answer(name) { try await catalog.search(after: page.cursor, limit: limit) }
    }

    /// Tells what a search found, and keeps what it left.
    private func answer(
        _ name: String,
        _ search: () async throws -> VisualSearchResponse
    ) async throws -> HTTPResponse {
        let start = ContinuousClock.now
        let response = try await search()
        let milliseconds = start.duration(to: .now).milliseconds
        let next = response.next.map { cursor in
            let token = UUID().uuidString.lowercased()
            pages.add(CatalogPage(catalog: name, cursor: cursor), as: token)
            return token
        }
        return .json(
            Payload.Matches(
                matches: response.matches.map(Payload.Match.init),
                hasMore: response.hasMore,
                next: Nullable(next),
                milliseconds: (milliseconds * 10).rounded() / 10
            )
        )
    }

    private static func items(of request: HTTPRequest) throws(Problem) -> [VisualItem] {
        let items = try json(Payload.Items.self, of: request).items
        if let item = items.first(where: { $0.pictures.contains { !$0.hasPrefix("/") } }) {
            throw Problem(senseless: "A picture of the item '\(item.id)' has a path that doesn't start at the root.")
        }
        return items.map(\.visualItem)
    }

    func index(_ name: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let items = try await LongWork.on(request, Self.items)
        let job = try jobs.start(items, in: name, try await shelf.catalog(name))
        var response = HTTPResponse.json(job, status: 202)
        response.fields["Location"] = "/v1/jobs/\(job.id)"
        return response
    }
}

/// What a search in a catalogue has left for its next page.
struct CatalogPage: Sendable {
    /// The catalogue's name.
    let catalog: String
    let cursor: VisualSearchCursor

    var byteCount: Int { cursor.byteCount }
}

extension Problem {
    /// A request that can't be answered as it is.
    fileprivate init(senseless detail: String) {
        self.init(400, "bad-request", "The request makes no sense", detail)
    }
}
