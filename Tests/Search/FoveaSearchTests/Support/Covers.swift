import FoveaSearch

/// A catalogue of drawn covers.
enum Covers {
    static let covers = (0..<4).map { Drawing.cover(UInt64($0 + 1)) }

    static func catalog() async throws -> VisualCatalog {
        let catalog = try await VisualCatalog.inMemory()
        for (number, cover) in covers.enumerated() {
            try await catalog.add(VisualItem(id: "cover-\(number)", pictures: [cover.picture()]))
        }
        return catalog
    }
}
