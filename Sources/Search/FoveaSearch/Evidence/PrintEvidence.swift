import CatalogStoreEngine
import ConcurrencyEngine
import GeometryEngine
import InferenceEngine
import LocalFeatureEngine
import PictureEngine
import PrintEngine
import RectangleEngine

/// Evidence by prints: what the picture shows where an item was placed looks like the item; and where nothing was
/// placed, what is nearest to the picture as a whole may be the item.
struct PrintEvidence: EvidenceSource {
    let kind = VisualSignal.Kind.print
    /// The number of pictures that are looked at because their prints are near.
    static let candidateLimit = 10
    /// The number of placed pictures whose print is made from the photo: the best, so that an answer tells its distance.
    static let placedLimit = 1

    /// The odds, as a logarithm, below which a placed picture isn't worth a print.
    private static let leastOdds = -3.0

    /// What a distance says of a picture that was found by it.
    ///
    /// Of all pairs of different covers and labels, one in ten thousand is within 0.61, and within a series one in ten
    /// within 0.7. So only what is much nearer is found by its print alone.
    private static let wholeCurve = EvidenceCurve([(0.3, 14), (0.45, 9), (0.6, 4), (0.8, 1), (1.0, 0), (1.25, -2)])

    func propose(for search: SearchContext, to pool: inout CandidatePool) async throws {
        guard let picture = search.picture, pool.round == .last, let revision = search.catalog.snapshot.activePrints,
            revision == search.catalog.printMaker.revision
        else { return }
        let maker = search.catalog.printMaker
        let prints = try await pool.blocking(.prints) {
            try Self.views(of: picture, by: maker, workers: search.catalog.threads)
        }
        let near = try await pool.blocking(.prints) {
            try search.catalog.indexes.nearest(
                to: prints,
                limit: Self.candidateLimit,
                in: search.catalog.snapshot,
                allowed: search.catalog.allowed
            )
        }
        try await pool.insert(near.map(\.picture), of: search)
        for found in near {
            pool[found.picture].whole.signals[.print] = Self.signal(ofWhole: found.distance, revision: revision)
        }
    }

    func weigh(_ pool: inout CandidatePool, for search: SearchContext) async throws {
        guard let picture = search.picture, let revision = search.catalog.snapshot.activePrints,
            revision == search.catalog.printMaker.revision
        else { return }
        let placed = pool.pictures
            .filter { pool[$0].place != nil && pool[$0].placed.signals[.print] == nil }
            // What is far from likely doesn't become so by its print.
            .filter { pool[$0].placed.weight + search.catalog.chance > Self.leastOdds }
            .sorted { (pool[$0].placed.weight, $1) > (pool[$1].placed.weight, $0) }
            .prefix(Self.placedLimit)
        for number in placed {
            guard let placement = pool[number].place else { continue }
            let maker = search.catalog.printMaker
            let distance = try await pool.blocking(.prints) {
                try Self.distance(of: number, placement, picture.pixels, search.catalog.snapshot, revision, maker)
            }
            guard let distance else { continue }
            pool[number].placed.signals[.print] = VisualSignal(
                kind: .print,
                value: distance,
                // The item's looks have been compared with the photo there, block by block, which says all of it: relatives
                // of an item look almost as much like it as itself, and a label around a bottle doesn't as a whole.
                weight: 0,
                details: ["revision": Double(revision)]
            )
        }
    }

    /// What the distance between two pictures as wholes says.
    static func signal(ofWhole distance: Double, revision: Int) -> VisualSignal {
        VisualSignal(
            kind: .print,
            value: distance,
            weight: wholeCurve(distance),
            details: ["revision": Double(revision)]
        )
    }

    /// The part of a side by which a rectangle on a screen is found to be crooked.
    private static let screenTolerance = 0.01

    /// The prints of a picture as a whole, and of the rectangle in it in all four turns.
    ///
    /// What is shown on a screen stands upright there, so that one print does. Each takes as long as all features.
    private static func views(
        of picture: QueryPicture,
        by maker: any PrintMaker,
        workers: Int
    ) throws -> [ImagePrint] {
        // What 16 bits change is small beside what tells two pictures of a thing apart.
        let (whole, parts) = try ParallelWork.both(workers: workers) {
            try maker.print(of: picture.pixels, precision: .half)
        } _: {
            try rectangleViews(of: picture, by: maker)
        }
        return [whole] + parts
    }

    private static func rectangleViews(of picture: QueryPicture, by maker: any PrintMaker) throws -> [ImagePrint] {
        let pixels = picture.pixels
        guard let corners = try picture.rectangle() else { return [] }
        let upright = Picture(try RectangleEngine.upright(corners, of: pixels, maximumSide: 320))
        let isOnScreen = corners.scaled(x: Double(pixels.width), y: Double(pixels.height))
            .isUpright(within: screenTolerance)
        return try isOnScreen
            ? [maker.print(of: upright, precision: .half)] : maker.turnedPrints(of: upright, precision: .half)
    }

    /// The distance between the print of an item and of what a picture shows where the item is.
    private static func distance(
        of number: PictureNumber,
        _ placement: ItemPlacement,
        _ picture: Picture,
        _ snapshot: CatalogSnapshot,
        _ revision: Int,
        _ maker: any PrintMaker
    ) throws -> Double? {
        let stored = try snapshot.prints(of: number, revision: revision)
        let corners = placement.corners
        // What is mostly outside the picture can't be compared as a whole.
        guard !stored.isEmpty, corners.corners.allSatisfy(PictureRegion.whole.enlarged(by: 0.3).contains),
            let upright = try? RectangleEngine.upright(corners, of: picture, maximumSide: 320)
        else { return nil }
        let print = try maker.print(of: Picture(upright))
        return try stored.map { try print.distance(to: ImagePrint(revision: revision, values: $0.values)) }.min()
    }
}
