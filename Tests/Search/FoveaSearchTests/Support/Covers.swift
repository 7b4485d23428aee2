import FoveaSearch
import PictureSupport

/// A catalog of drawn covers.
enum Covers {
    static let covers = (0..<4).map { Drawing.cover(UInt64($0 + 1)) }

    /// The items, one for each cover.
    static func items() throws -> [VisualItem] {
        try covers.enumerated().map { number, cover in
            VisualItem(
                id: "cover-\(number)",
                title: ["Blue Train", "Kind of Blue", "Giant Steps", "Time Out"][number],
                pictures: [try cover.picture()],
                labels: number == 3 ? ["album", "painting"] : ["album"],
                codes: ["40000\(number)"],
                metadata: ["year": .number(Double(1957 + number)), "shop": .string(number < 2 ? "Berlin" : "Wien")]
            )
        }
    }

    /// A catalog of its own.
    static func catalog() async throws -> VisualCatalog {
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add(items())
        return catalog
    }

    /// A catalog that tests share and nobody changes.
    static let shared = Task { try await catalog() }
}
