import CatalogStoreEngine
import ConcurrencyEngine
import GeometryEngine
import ImageCodingEngine
import LocalFeatureEngine

/// What all sources of evidence know of a search.
struct SearchContext: Sendable {
    /// What is looked for.
    let query: VisualQuery
    /// Where it is looked for.
    let catalog: SearchedCatalog
    /// The part of the query's picture that is looked at, if the query has one.
    let picture: QueryPicture?
    /// The features of that part with what is around them, if there is a picture.
    let scene: LocalFeatureScene?

    /// A Boolean value that indicates whether the query's pixels can tell items apart.
    var hasPixels: Bool { picture != nil }

    /// Returns whether a query lets a kind of evidence count.
    func asks(for kind: VisualSignal.Kind) -> Bool { query.kinds?.contains(kind) ?? true }

    /// The middle of a photograph with finer detail than was seen, or nil where a closer look shows nothing new.
    ///
    /// A thing that a person holds in front of others is small, and most features are those of the others.
    var middleOfPhotograph: PictureRegion? {
        // Other evidence than features sees all of a picture at once.
        guard let picture, let scene, asks(for: .features), picture.hasFinerDetail, !picture.isCloserLook,
            picture.focus.point == nil, scene.flatness < Self.flatnessOfScreens
        else { return nil }
        return picture.region.enlarged(by: -Self.margin)
    }

    /// What is left out on every side of a middle, as a part of the whole.
    private static let margin = 0.2
    /// The flatness from which on a picture is a screen.
    ///
    /// Of 330 photographs nineteen were flatter than .35, and five than this.
    private static let flatnessOfScreens = 0.5
}

/// The state of a catalog that a search sees from beginning to end.
struct SearchedCatalog: Sendable {
    /// The store's state.
    let snapshot: CatalogSnapshot
    /// The indexes of the catalog.
    let indexes: CatalogIndexes
    /// The pictures that the filter allows.
    let allowed: AllowedPictures
    /// The odds that a chance item is the one.
    let chance: Double
    /// The probability that a match must reach.
    let minimumProbability: Double
    /// The number of threads that a search may use.
    let threads: Int
    /// What makes prints.
    let printMaker: any PrintMaker
    /// What reads pictures.
    let reader: any PictureReader
    /// The lines on items' pictures that were read before.
    let wordsOfPictures: WordsOfPictures
    /// The limits that pictures are decoded within.
    let limits: DecodingLimits
}

/// The pictures that a filter allows.
enum AllowedPictures: Sendable {
    /// All of them.
    case all
    /// Some of them, which a search compares through an index.
    case many(Set<PictureNumber>)
    /// So few that all of them are compared.
    case few([PictureNumber])

    /// Returns whether a picture is allowed.
    func contains(_ picture: PictureNumber) -> Bool {
        switch self {
        case .all: true
        case .many(let pictures): pictures.contains(picture)
        case .few(let pictures): pictures.contains(picture)
        }
    }
}

extension CandidatePool {
    /// Runs work that blocks away from Swift's tasks, and notes how long it took.
    mutating func blocking<Value: Sendable>(
        _ stage: SearchDurations.Stage,
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let (value, duration) = try await BlockingWork.run {
            let start = ContinuousClock.now
            let value = try body()
            return (value, start.duration(to: .now))
        }
        durations.add(duration, to: stage)
        return value
    }
}
