import CatalogStoreEngine

/// The choice between comparing every item that a filter allows and asking an index.
enum SearchPlanner {
    /// Plans a search.
    ///
    /// An index proposes what looks most like the picture among all items; where a filter leaves few of them, the right
    /// one may not be among those proposed, and comparing all that are left is as fast.
    static func plan(
        _ query: VisualQuery,
        in snapshot: CatalogSnapshot,
        counts: CatalogCounts,
        exactLimit: Int
    ) throws -> (AllowedPictures, SearchPlan) {
        guard query.isFiltered else {
            let isSmall = counts.pictures <= exactLimit && query.picture != nil
            return (
                isSmall ? .few(try snapshot.pictureNumbers()) : .all,
                SearchPlan(
                    kind: isSmall ? .exact : .indexed,
                    allowedCount: counts.items,
                    reason: isSmall
                        ? "The catalogue has no more than \(exactLimit) pictures."
                        : "Nothing is filtered out."
                )
            )
        }
        let filter = query.storedFilter
        let pictures = try snapshot.pictures(matching: filter)
        let items = try snapshot.count(matching: filter)
        let advice = items == 0 ? try FilterAdvice.sentence(on: query.filter, in: snapshot) : nil
        if pictures.count <= exactLimit {
            return (
                .few(pictures),
                SearchPlan(
                    kind: .exact,
                    allowedCount: items,
                    reason: "The filter leaves \(items) of \(counts.items) items, few enough to compare each."
                        + (advice.map { " \($0)" } ?? "")
                )
            )
        }
        return (
            .many(Set(pictures)),
            SearchPlan(
                kind: .indexed,
                allowedCount: items,
                reason:
                    "The filter leaves \(items) of \(counts.items) items, of which the index proposes the likeliest."
            )
        )
    }
}

extension CatalogSnapshot {
    /// The probability that matches must reach in this catalog.
    var defaultThreshold: Double {
        get throws { try calibration(VisualCatalog.thresholdName)?.threshold ?? VisualCatalog.standardThreshold }
    }
}
