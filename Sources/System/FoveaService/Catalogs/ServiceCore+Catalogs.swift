import Foundation
import FoveaCapture
import FoveaSearch
import FoveaSessions
import GeometryEngine
import HTTPEngine
import PictureEngine
import ServiceInterface
import Vision

extension ServiceCore {
    func catalogs() async -> HTTPResponse {
        var catalogs: [ServiceReply.Catalog] = []
        for name in openCatalogs.names { catalogs.append(await catalog(name)) }
        return .json(ServiceReply.Catalogs(catalogs))
    }

    func catalog(named name: String) async throws -> HTTPResponse {
        _ = try await openCatalogs.catalog(name)
        return .json(await catalog(name))
    }

    private func catalog(_ name: String) async -> ServiceReply.Catalog {
        do {
            let count = try await openCatalogs.catalog(name).count
            return ServiceReply.Catalog(name: name, items: count)
        } catch {
            return ServiceReply.Catalog(name: name, problem: "\(error)")
        }
    }

    /// Returns a page of items.
    ///
    /// The cursor is an item rather than a number, so that insertions and removals neither repeat nor hide other items.
    func catalogItems(_ name: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let limit = try SearchQuery(request.parameters, limit: Self.itemsPerPage).limit
        let catalog = try await openCatalogs.catalog(name)
        let items = try await catalog.items(after: request.target.values(.after).first, limit: limit + 1)
        let page = items.prefix(limit)
        return .json(
            ServiceReply.CatalogItems(
                items: page.map(ServiceReply.CatalogItem.init),
                next: items.count > limit ? page.last?.id : nil
            )
        )
    }

    private static let itemsPerPage = 50

    func searchCatalog(_ name: String, _ bytes: Data, _ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.target.values(.after).isEmpty else {
            throw Problem(senseless: "'after' goes on with a search as it was; ask with GET, without a picture.")
        }
        let asked = try SearchQuery(request.parameters)
        let region = try await searches.highlight(of: asked, in: bytes).bounds()
        let catalog = try await openCatalogs.catalog(name)
        var query = VisualQuery(picture: .data(bytes), limit: asked.limit)
        if region != .whole { query.region = NormalizedRect(region) }
        return try await answer(name) { [query] in try await catalog.search(query) }
    }

    /// Returns the next page of a search's results.
    func nextPage(_ name: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let catalog = try await openCatalogs.catalog(name)
        guard let token = request.target.values(.after).first else {
            throw Problem(senseless: "Search with POST and a picture, or name the 'next' of a search as 'after'.")
        }
        if let other = request.target.query.first(where: { ![.after, .limit].contains(QueryName(rawValue: $0.name)) }) {
            throw Problem(senseless: "'after' goes on with a search as it was; leave out '\(other.name)'.")
        }
        let limit = try request.target.values(.limit).isEmpty ? nil : SearchQuery(request.parameters).limit
        guard let page = pages.value(token) else {
            throw Problem(
                .unknownPage,
                "There is no such page of a search. Pages are forgotten after a while; search again."
            )
        }
        guard page.catalog == name else {
            throw Problem(senseless: "The page belongs to a search in the catalogue '\(page.catalog)'.")
        }
        return try await answer(name) { try await catalog.search(after: page.cursor, limit: limit) }
    }

    /// Returns the results of a search, and stores the rest for the next page.
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
            ServiceReply.Matches(
                matches: response.matches.map(ServiceReply.Match.init),
                hasMore: response.hasMore,
                next: next,
                milliseconds: milliseconds
            )
        )
    }

    private static func items(of request: HTTPRequest) throws(Problem) -> [VisualItem] {
        let items = try json(IndexRequest.self, of: request).items
        if let item = items.first(where: { $0.pictures.contains { !$0.hasPrefix("/") } }) {
            throw Problem(senseless: "A picture of the item '\(item.id)' has a path that doesn't start at the root.")
        }
        return items.map(\.visualItem)
    }

    func index(_ name: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let items = try await LongWork.on(request, Self.items)
        let job = try jobs.start(items, in: name, try await openCatalogs.catalog(name))
        var response = HTTPResponse.json(job, status: 202)
        response.fields["Location"] = Route.job(job.id).path
        return response
    }
}

/// The remaining results of a search in a catalog.
struct CatalogPage: Sendable {
    /// The catalog's name.
    let catalog: String
    let cursor: VisualSearchCursor

    var byteCount: Int { cursor.byteCount }
}

extension Problem {
    /// Creates the problem for an invalid request.
    fileprivate init(senseless detail: String) {
        self.init(.badRequest, detail)
    }
}
