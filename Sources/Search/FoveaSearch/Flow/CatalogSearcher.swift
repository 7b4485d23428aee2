import CatalogStoreEngine
import GeometryEngine
import LocalFeatureEngine
import PictureEngine

/// The way from a query to a response.
struct CatalogSearcher: Sendable {
    let store: CatalogStore
    let indexes: CatalogIndexes
    let options: VisualCatalog.Options
    let wordsOfPictures: WordsOfPictures

    /// The sources of evidence, in the order they are asked.
    static let sources: [any EvidenceSource] = [
        FeatureEvidence(), CodeEvidence(), TextEvidence(), LabelEvidence(), PrintEvidence(),
    ]

    /// Answers a query.
    func response(to query: VisualQuery) async throws -> VisualSearchResponse {
        try query.check()
        var pool = CandidatePool()
        let parts = try await parts(of: query, &pool)
        let (catalog, plan) = try await catalog(for: query, &pool)
        var search = SearchContext(query: query, catalog: catalog, picture: nil, scene: nil)
        guard let parts else {
            try await pool.gather(for: search)
            return try await response(search, pool, plan)
        }
        var tried: [(search: SearchContext, pool: CandidatePool)] = []
        var regions = parts.regions
        while !regions.isEmpty {
            // A point is looked at closely first; the whole region speaks only where that finds nothing.
            let part = regions.removeFirst()
            pool = CandidatePool(durations: pool.durations)
            search = try await look(at: part, of: parts, query, catalog, &pool)
            try await pool.gather(for: search)
            if pool.holdsMatch(for: search) { return try await response(search, pool, plan) }
            tried.append((search, pool))
            if let middle = search.middleOfPhotograph { regions.append(middle) }
        }
        var durations = pool.durations
        if let closest = tried.first { (search, pool) = closest }
        pool.durations = durations
        pool.round = .last
        try await pool.gather(for: search)
        durations = pool.durations
        // A query that asks for what is improbable gets the best of all looks.
        for other in tried where other.pool.bestProbability(for: other.search) > pool.bestProbability(for: search) {
            (search, pool) = other
        }
        pool.durations = durations
        return try await response(search, pool, plan)
    }
}

// MARK: - Preparing

extension CatalogSearcher {
    /// The picture of a query with the parts of it to look at.
    private struct Parts: Sendable {
        let whole: Picture
        let focus: PictureFocus
        let regions: [PictureRegion]
    }

    private func parts(of query: VisualQuery, _ pool: inout CandidatePool) async throws -> Parts? {
        guard let picture = query.picture else { return nil }
        let focus = try PictureFocus(region: query.region, point: query.point)
        return try await pool.blocking(.decoding) { [options] in
            let whole = try picture.opened(limits: options.decodingLimits)
            return Parts(whole: whole, focus: focus, regions: try focus.parts(of: whole))
        }
    }

    private func look(
        at region: PictureRegion,
        of parts: Parts,
        _ query: VisualQuery,
        _ catalog: SearchedCatalog,
        _ pool: inout CandidatePool
    ) async throws -> SearchContext {
        let picture = try await pool.blocking(.decoding) {
            try QueryPicture(parts.whole, part: region, focus: parts.focus, query.picture?.looks)
        }
        let scene = try await pool.blocking(.features) { try LocalFeatureEngine.scene(of: picture.pixels) }
        return SearchContext(query: query, catalog: catalog, picture: picture, scene: scene)
    }

    private func catalog(
        for query: VisualQuery,
        _ pool: inout CandidatePool
    ) async throws -> (SearchedCatalog, SearchPlan) {
        let snapshot = try await pool.blocking(.reading) { [store] in try store.snapshot() }
        return try await pool.blocking(.filtering) { [indexes, options, wordsOfPictures] in
            let counts = try indexes.counts(of: snapshot)
            let (allowed, plan) = try SearchPlanner.plan(
                query,
                in: snapshot,
                counts: counts,
                exactLimit: options.exactLimit
            )
            let catalog = SearchedCatalog(
                snapshot: snapshot,
                indexes: indexes,
                allowed: allowed,
                chance: Odds.ofChance(amongItems: counts.items),
                minimumProbability: try query.minimumProbability ?? snapshot.defaultThreshold,
                threads: options.workerCount,
                printMaker: options.printMaker,
                reader: options.reader,
                wordsOfPictures: wordsOfPictures,
                limits: options.decodingLimits
            )
            return (catalog, plan)
        }
    }
}

// MARK: - Answering

extension CatalogSearcher {
    private func response(
        _ search: SearchContext,
        _ pool: CandidatePool,
        _ plan: SearchPlan
    ) async throws -> VisualSearchResponse {
        let accepted = pool.ranking(for: search).filter { $0.probability >= search.catalog.minimumProbability }
        return try await page(
            VisualSearchCursor(
                catalog: store.identity,
                rest: accepted.inOrderOfProminence.map { $0.match(in: search) },
                limit: search.query.limit,
                plan: plan,
                minimumProbability: search.catalog.minimumProbability
            ),
            of: search.catalog.snapshot,
            pool
        )
    }

    /// Returns the matches behind a cursor.
    func response(after cursor: VisualSearchCursor, limit: Int) async throws -> VisualSearchResponse {
        guard cursor.catalog == store.identity else {
            throw VisualCatalogError(
                code: .otherCatalog,
                message: "The page belongs to a search of another catalogue; search this one first."
            )
        }
        var cursor = cursor
        cursor.limit = try VisualQuery.checked(limit: limit)
        var pool = CandidatePool()
        let snapshot = try await pool.blocking(.reading) { [store] in try store.snapshot() }
        return try await page(cursor, of: snapshot, pool)
    }

    private func page(
        _ cursor: VisualSearchCursor,
        of snapshot: CatalogSnapshot,
        _ pool: CandidatePool
    ) async throws -> VisualSearchResponse {
        var (pool, next) = (pool, cursor)
        let page = try await pool.blocking(.reading) { try snapshot.page(cursor.rest, limit: cursor.limit) }
        next.rest = page.rest
        return VisualSearchResponse(
            matches: page.matches,
            next: page.rest.isEmpty ? nil : next,
            plan: cursor.plan,
            durations: pool.durations,
            minimumProbability: cursor.minimumProbability
        )
    }
}

extension CandidatePool {
    /// Asks all sources for items, and then for what they have to say about all of them.
    fileprivate mutating func gather(for search: SearchContext) async throws {
        let sources = CatalogSearcher.sources.filter { search.asks(for: $0.kind) }
        for source in sources {
            try Task.checkCancellation()
            try await source.propose(for: search, to: &self)
        }
        for source in sources {
            try Task.checkCancellation()
            try await source.weigh(&self, for: search)
        }
        try Task.checkCancellation()
        guard search.asks(for: .text) else { return }
        try await readRivals(for: search)
        try await readDoubtful(for: search)
    }

    /// Returns whether an item is so probable that there is no need to look further.
    ///
    /// What a query accepts decides only where that is more than usual: one that asks for improbable items as well is
    /// searched as thoroughly as any other.
    func holdsMatch(for search: SearchContext) -> Bool {
        let enough = max(search.catalog.minimumProbability, VisualCatalog.standardThreshold)
        return bestProbability(for: search) >= enough
    }

    /// The probability of the best item, or 0 where there is none.
    fileprivate func bestProbability(for search: SearchContext) -> Double {
        ranking(for: search).first?.probability ?? 0
    }
}
