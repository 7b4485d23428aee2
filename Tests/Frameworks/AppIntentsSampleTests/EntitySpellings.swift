import AppIntents
import CoreSpotlight
import UniformTypeIdentifiers

// What apps write about entities and queries, in Swift 5 mode. It only has to compile.

// MARK: - Properties

private struct Everything: AppEntity, IndexedEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Thing", table: "Things"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) things", table: "Things"),
        synonyms: ["Object"]
    )
    static var defaultQuery = EverythingQuery()

    var id: UUID
    @Property var text: String
    @Property(title: "Optional") var optional: String?
    @Property(title: "Number") var number: Int
    @Property(title: "Fraction") var fraction: Double
    @Property(title: "Flag") var flag: Bool
    @Property(title: "Date") var date: Date
    @Property(title: "Parts") var parts: DateComponents
    @Property(title: "Address") var address: URL?
    @Property(title: "Rich") var rich: AttributedString
    @Property(title: "Length") var length: Measurement<UnitLength>
    @Property(title: "Mass") var mass: Measurement<UnitMass>?
    @Property(title: "Genre") var genre: Kind
    @Property(title: "Genres") var genres: [Kind]
    @Property(title: "Author") var author: Author
    @Property(title: "Authors") var authors: [Author]?
    @Property(indexingKey: \.displayName) var name: String
    @Property(title: "Artist", indexingKey: \.artist) var artist: String?
    @Property(title: "Words", indexingKey: \.keywords) var words: [String]
    @Property(title: "Latitude", indexingKey: \.latitude) var latitude: Double
    @Property(customIndexingKey: Everything.key) var custom: String
    @Property(title: "Custom", customIndexingKey: Everything.key) var titledCustom: Int

    static let key = CSCustomAttributeKey(keyName: "thing_key") ?? preconditionKey()

    private static func preconditionKey() -> CSCustomAttributeKey { preconditionFailure("the name is valid") }

    init(id: UUID, text: String) {
        self.id = id
        self.text = text
        self.number = 1
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(text)",
            subtitle: "\(number) pages",
            image: DisplayRepresentation.Image(systemName: "book", isTemplate: true),
            synonyms: ["thing"]
        )
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.contentDescription = "A thing"
        attributes.rating = 5
        attributes.setValue(NSString(string: "x"), forCustomKey: Self.key)
        return attributes
    }

    var hideInSpotlight: Bool { false }
}

private enum Kind: String, AppEnum {
    case novel, poem

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
        .novel: DisplayRepresentation(title: "Novel", image: .init(named: "novel")),
        .poem: "Poem",
    ]
}

private struct Author: TransientAppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct Note: FileEntity {
    static var supportedContentTypes: [UTType] = [.plainText, .pdf]
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static var defaultQuery = NoteQuery()
    var id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "Note" }

    struct NoteQuery: EntityQuery {
        func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Note] {
            var notes: [Note] = []
            for identifier in identifiers where try await identifier.fileURL != nil {
                notes.append(Note(id: identifier))
            }
            return notes
        }
    }
}

// MARK: - Display

private func displays(_ data: Data, _ url: URL) -> [DisplayRepresentation] {
    [
        "Literal",
        .init(title: "Title"),
        .init(title: "Title", subtitle: "Subtitle"),
        .init(title: "Title", image: .init(data: data)),
        .init(title: "Title", subtitle: nil, image: .init(data: data, isTemplate: false, displayStyle: .circular)),
        .init(title: "Title", subtitle: "Subtitle", image: .init(named: "cover")),
        .init(title: "Title", image: .init(named: "cover", isTemplate: true, displayStyle: .default)),
        .init(title: "Title", image: .init(systemName: "star.fill")),
        .init(title: "Title", image: .init(url: url)),
        .init(title: "Title", image: .init(url: url, displayStyle: .circular)),
        .init(title: "Title", image: .init(url: url, width: 20, height: 30)),
        .init(title: "Title", image: .init(url: url, width: 20, height: 30, isTemplate: true, displayStyle: .circular)),
        .init(title: "Title", subtitle: "Subtitle", image: nil, synonyms: ["Name"]),
        .init(title: "Title", subtitle: "Subtitle", synonyms: ["Name"]) { DisplayRepresentation.Image(data: data) },
        DisplayRepresentation(stringLiteral: "Literal"),
    ]
}

// MARK: - Queries

private struct EverythingQuery: EntityPropertyQuery, EntityStringQuery, EnumerableEntityQuery, IndexedEntityQuery {
    static var findIntentDescription: IntentDescription? { IntentDescription("Find things.", categoryName: "Things") }

    static var properties = QueryProperties {
        Property(\Everything.$text) {
            EqualToComparator { NSPredicate.text("=", $0) }
            NotEqualToComparator { NSPredicate.text("≠", $0) }
            ContainsComparator { NSPredicate.text("contains", $0) }
            HasPrefixComparator { NSPredicate.text("begins", $0) }
            HasSuffixComparator { NSPredicate.text("ends", $0) }
        }
        Property(\Everything.$date) {
            LessThanComparator { NSPredicate.date($0) }
            LessThanOrEqualToComparator { NSPredicate.date($0) }
            GreaterThanComparator { NSPredicate.date($0) }
            GreaterThanOrEqualToComparator { NSPredicate.date($0) }
            IsBetweenComparator { NSPredicate.dates($0, $1) }
            EqualToComparator { NSPredicate.date($0) }
        }
        Property(\Everything.$optional) {
            EqualToComparator { NSPredicate.text("=", $0 ?? "") }
            ContainsComparator { NSPredicate.text("contains", $0) }
        }
        Property(\Everything.$genre) { EqualToComparator { NSPredicate.text("=", $0.rawValue) } }
        Property(\Everything.$words) { ContainsComparator { NSPredicate.text("has", $0) } }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\Everything.$text)
        SortableBy(\Everything.$date)
    }

    func entities(for identifiers: [UUID]) async throws -> [Everything] { [] }
    func entities(matching string: String) async throws -> [Everything] { [] }
    func allEntities() async throws -> [Everything] { [] }
    func suggestedEntities() async throws -> [Everything] { [] }

    func entities(
        matching comparators: [NSPredicate],
        mode: ComparatorMode,
        sortedBy: [Sort<Everything>],
        limit: Int?
    ) async throws -> [Everything] {
        for sort in sortedBy {
            switch sort.by {
            case \.$text: return sort.order == .ascending ? [] : []
            default: break
            }
        }
        return mode == .and ? [] : []
    }

    func reindexEntities(for identifiers: [UUID], indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().indexAppEntities(entities(for: identifiers), priority: 5)
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex(name: "Things").indexAppEntities(allEntities())
    }
}

extension NSPredicate {
    fileprivate static func text(_ sign: String, _ text: String) -> NSPredicate { NSPredicate(value: !text.isEmpty) }
    fileprivate static func date(_ date: Date) -> NSPredicate { NSPredicate(value: date < .now) }
    fileprivate static func dates(_ first: Date, _ last: Date) -> NSPredicate { NSPredicate(value: first < last) }
}

private struct Choices: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Which?", usesIndexedCollation: true) {
            ItemSection("Few") {
                "One"
                Item("Two", title: "Two", subtitle: "Second", image: .init(systemName: "2.circle"))
            }
            ItemSection<String>("More", items: ["Three"])
        }
    }

    func defaultResult() async -> String? { "One" }
}

// MARK: - Spotlight

private func spotlight(_ thing: Everything) async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .audio)
    attributes.title = "Title"
    attributes.displayName = "Name"
    attributes.thumbnailURL = URL(fileURLWithPath: "/a.png")
    attributes.startDate = .now
    attributes.supportsNavigation = true
    attributes.latitude = 1.5
    attributes.associateAppEntity(thing, priority: 1)
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "things", attributeSet: attributes)
    item.associateAppEntity(thing)
    item.expirationDate = .distantFuture
    let index = CSSearchableIndex.default()
    guard CSSearchableIndex.isIndexingAvailable() else { return }
    try await index.indexSearchableItems([item, CSSearchableItem(appEntity: thing)])
    try await index.deleteSearchableItems(withIdentifiers: ["1"])
    try await index.deleteSearchableItems(withDomainIdentifiers: ["things"])
    try await index.deleteAllSearchableItems()
    try await index.deleteAppEntities(identifiedBy: [thing.id], ofType: Everything.self)
    try await index.deleteAppEntities(ofType: Everything.self)
    index.beginBatch()
    try await index.endBatch(withClientState: Data())
    _ = try await index.fetchLastClientState()
}

private func spotlightWithHandlers(_ items: [CSSearchableItem]) {
    CSSearchableIndex.default().indexSearchableItems(items)
    CSSearchableIndex.default().indexSearchableItems(items) { error in
        if let error { print(error.localizedDescription) }
    }
    CSSearchableIndex(name: "Things").deleteAllSearchableItems { error in
        if (error as? CSIndexError)?.code == .quotaExceeded { print("full") }
    }
}
