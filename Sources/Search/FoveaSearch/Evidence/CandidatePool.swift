import CatalogStoreEngine
import LocalFeatureEngine
import PictureEngine

/// The items that a search looks at closely, with what speaks for and against each.
struct CandidatePool: Sendable {
    /// How far a search has come.
    enum Round: Sendable {
        /// The likely ways to find the item are tried.
        case first
        /// They found nothing, so the others are tried.
        case last
    }

    /// How far the search has come.
    var round = Round.first
    /// The candidates by their items' identifiers.
    private(set) var items: [String: CandidateItem] = [:]
    /// The items of the candidates' pictures.
    private var itemsOfPictures: [PictureNumber: String] = [:]
    /// A Boolean value that indicates whether text was read to tell rivals apart.
    var isRead = false
    /// The items of which text was read because pixels weren't sure of them.
    var doubted: Set<String> = []
    /// What the query's picture says of those that were looked for in it.
    var review: ItemReview<PictureNumber>?
    /// How long the parts of the search took.
    var durations: SearchDurations

    /// Creates a pool without candidates.
    init(durations: SearchDurations = SearchDurations()) { self.durations = durations }

    /// The pictures of all candidates in the order they were proposed.
    private(set) var pictures: [PictureNumber] = []

    /// Adds an item, unless it is there.
    mutating func insert(item: String) {
        if items[item] == nil { items[item] = CandidateItem() }
    }

    /// Adds a picture of an item, unless it is there.
    mutating func insert(_ picture: PictureNumber, of item: String) {
        insert(item: item)
        guard itemsOfPictures.updateValue(item, forKey: picture) == nil else { return }
        pictures.append(picture)
        items[item]?.pictures[picture] = CandidatePicture()
    }

    /// Returns whether a picture is there.
    func contains(_ picture: PictureNumber) -> Bool { itemsOfPictures[picture] != nil }

    /// Returns the item of a picture that is there.
    func item(of picture: PictureNumber) -> String? { itemsOfPictures[picture] }

    /// The candidate of a picture that is there.
    subscript(picture: PictureNumber) -> CandidatePicture {
        get { itemsOfPictures[picture].flatMap { items[$0]?.pictures[picture] } ?? CandidatePicture() }
        set {
            guard let item = itemsOfPictures[picture] else { return }
            items[item]?.pictures[picture] = newValue
        }
    }

    /// Sets what a source says about an item as a whole.
    mutating func set(_ signal: VisualSignal, ofItem item: String) { items[item]?.signals[signal.kind] = signal }

    /// Adds what was read of an item to what the query's own words and codes say about it.
    mutating func add(_ signal: VisualSignal, ofItem item: String) {
        guard let known = items[item]?.signals[signal.kind] else { return set(signal, ofItem: item) }
        let sum = VisualSignal(
            kind: signal.kind,
            value: known.value + signal.value,
            weight: known.weight + signal.weight,
            terms: known.terms + signal.terms.filter { !known.terms.contains($0) },
            details: known.details
        )
        set(sum, ofItem: item)
    }
}

/// An item that may be the one.
struct CandidateItem: Sendable {
    /// What speaks for the item, whichever of its pictures is compared.
    var signals: [VisualSignal.Kind: VisualSignal] = [:]
    /// The item's pictures that were looked at.
    var pictures: [PictureNumber: CandidatePicture] = [:]
}

/// A picture of an item that may be what the query shows.
///
/// Two explanations exclude each other: that it is where its features were found, and that it is what the query's
/// picture shows as a whole though its features weren't found. What speaks for one says nothing for the other, so the
/// likelier one counts, and never both.
struct CandidatePicture: Sendable {
    /// What speaks for the picture and against it where its features put it.
    var placed = Explanation()
    /// What speaks for the picture and against it as what is shown, wherever it is.
    var whole = Explanation()
    /// Where features put the picture in the part of the query's picture that counts, if they found a place.
    var place: ItemPlacement?
    /// A Boolean value that indicates whether it was looked for there.
    var isPlaced = false

    /// Signals that belong together.
    struct Explanation: Sendable {
        var signals: [VisualSignal.Kind: VisualSignal] = [:]

        /// What the signals add up to.
        var weight: Double {
            // In one order, since sums of numbers depend on it.
            signals.values.sorted { $0.kind.rawValue < $1.kind.rawValue }.reduce(0) { $0 + $1.weight }
        }
    }

    /// Whether the picture is where its features were found.
    private var isWherePlaced: Bool { place != nil && placed.weight >= whole.weight }
    /// What speaks for the likelier explanation and against it.
    var signals: [VisualSignal.Kind: VisualSignal] { isWherePlaced ? placed.signals : whole.signals }
    /// What these signals add up to.
    var weight: Double { isWherePlaced ? placed.weight : whole.weight }
    /// Where the picture is, if that is the likelier explanation.
    var placement: ItemPlacement? { isWherePlaced ? place : nil }
}
