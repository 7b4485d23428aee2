import AppIntents
import UniformTypeIdentifiers

// Every way to declare a parameter, which only has to compile. The same file is built in Swift 5 mode beside the samples.

struct StringSpellings: AppIntent {
    static let title: LocalizedStringResource = "Texts"

    @Parameter var bare: String
    @Parameter var bareOptional: String?
    @Parameter(title: "T") var titled: String
    @Parameter(title: "T", description: "D") var described: String
    @Parameter(title: "T", description: "D", default: "x") var defaulted: String
    @Parameter(title: "T", default: "x", inputOptions: .init(keyboardType: .URL)) var typed: String?
    @Parameter(
        title: "T",
        description: "D",
        default: "x",
        inputOptions: String.IntentInputOptions(
            keyboardType: .emailAddress,
            capitalizationType: .none,
            multiline: true
        ),
        requestValueDialog: "Which?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    ) var everything: String
    @Parameter(title: "T", requestValueDialog: "Which?") var asked: String
    @Parameter(title: "T", requestValueDialog: IntentDialog("Which?")) var askedInFull: String
    @Parameter(title: "T", inputConnectionBehavior: .never) var connected: String
    @Parameter(title: "T", resolvers: { StringFromIntResolver() }) var resolved: String
    @Parameter(title: "T", optionsProvider: SpelledWordProvider()) var offered: String
    @Parameter(title: "T", inputOptions: .init(), optionsProvider: SpelledWordProvider()) var offeredAndTyped: String?
    @Parameter(title: "T", optionsProvider: SpelledWordProvider(), resolvers: { StringFromIntResolver() })
    var offeredAndResolved: String
    @Parameter(description: "D") var untitled: String
    @Parameter(description: "D", default: "x", inputOptions: .init(multiline: true)) var untitledTyped: String
    @Parameter(default: "x") var onlyDefault: String
    @Parameter(requestValueDialog: "Which?") var onlyAsked: String
    @Parameter(description: "D", optionsProvider: SpelledWordProvider()) var untitledOffered: String
    @Parameter(optionsProvider: SpelledWordProvider()) var onlyOffered: String
    @Parameter(description: "D", resolvers: { StringFromDoubleResolver() }) var untitledResolved: String
    @Parameter(title: "T") var list: [String]
    @Parameter(title: "T", default: ["x"]) var listDefault: [String]
    @Parameter(title: "T", default: []) var optionalList: [String]?
    @Parameter(title: "T", size: 3) var three: [String]
    @Parameter(title: "T", size: IntentCollectionSize(exactly: 2)) var two: [String]
    @Parameter(title: "T", size: .init(min: 1, max: 4)) var few: [String]?
    @Parameter(title: "T", default: ["x"], size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 4)])
    var widget: [String]
    @Parameter(title: "T", description: "D", inputOptions: .init(), size: 2) var typedPair: [String]
    @Parameter(description: "D", size: 2) var untitledPair: [String]
    @Parameter(title: "T", size: 2, resolvers: { StringFromIntResolver() }) var resolvedPair: [String]
    @Parameter(title: "T", size: 2, optionsProvider: SpelledWordProvider()) var offeredPair: [String]
    @Parameter(title: "T") var set: Set<String>
    @Parameter(title: "T", size: .init(min: 0, max: 2)) var smallSet: Set<String>

    func perform() async throws -> some IntentResult { .result() }
}

struct NumberSpellings: AppIntent {
    static let title: LocalizedStringResource = "Numbers"

    @Parameter var bare: Int
    @Parameter(title: "T", default: 3) var defaulted: Int
    @Parameter(title: "T", controlStyle: .field) var field: Int
    @Parameter(title: "T", controlStyle: .stepper, inclusiveRange: (1, 5)) var ranged: Int?
    @Parameter(title: "T", inclusiveRange: (lowerBound: 1, upperBound: 5)) var labelled: Int
    @Parameter(
        title: "T",
        description: "D",
        default: 2,
        controlStyle: .field,
        inclusiveRange: (0, 9),
        requestValueDialog: "How many?",
        inputConnectionBehavior: .default
    ) var everything: Int
    @Parameter(description: "D", default: 2, controlStyle: .field) var untitled: Int
    @Parameter(controlStyle: .stepper, inclusiveRange: (0, 1)) var onlyRange: Int
    @Parameter(title: "T", default: 2, resolvers: { IntFromStringResolver(radix: 16) }) var hexadecimal: Int
    @Parameter(title: "T", inclusiveRange: (0, 9), optionsProvider: SpelledNumberProvider()) var offered: Int
    @Parameter(
        title: "T",
        optionsProvider: SpelledNumberProvider(),
        resolvers: {
            IntFromStringResolver()
            IntFromDoubleResolver(roundingRule: .down)
        }
    ) var offeredAndResolved: Int
    @Parameter(title: "T", inclusiveRange: (0, 9), size: 2) var pair: [Int]
    @Parameter(title: "T", size: [.systemMedium: 2]) var widgetPair: [Int]?

    @Parameter var bareDouble: Double
    @Parameter(title: "T", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var slider: Double
    @Parameter(title: "T", controlStyle: .field, requestValueDialog: "How much?") var fieldDouble: Double?
    @Parameter(description: "D", inclusiveRange: (-1.5, 1.5)) var untitledDouble: Double
    @Parameter(title: "T", resolvers: { DoubleFromIntResolver() }) var resolvedDouble: Double
    @Parameter(title: "T", size: 2) var doubles: [Double]

    func perform() async throws -> some IntentResult { .result() }
}

struct PlainSpellings: AppIntent {
    static let title: LocalizedStringResource = "Values"

    @Parameter var bareBool: Bool
    @Parameter(title: "T", default: true) var bool: Bool
    @Parameter(title: "T", default: true, displayName: .init(true: "On", false: "Off")) var named: Bool
    @Parameter(title: "T", displayName: Bool.IntentDisplayName(true: "Yes", false: "No"), requestValueDialog: "Sure?")
    var asked: Bool?
    @Parameter(title: "T", resolvers: { BoolFromStringResolver() }) var resolvedBool: Bool

    @Parameter var bareDate: Date
    @Parameter(title: "T") var date: Date
    @Parameter(title: "T", description: "D", kind: .date, requestValueDialog: "When?") var day: Date
    @Parameter(title: "T", kind: .time) var time: Date?
    @Parameter(kind: .dateTime) var untitledDate: Date
    @Parameter(title: "T", kind: .date) var components: DateComponents
    @Parameter(title: "T", kind: .date, size: 2) var dates: [Date]

    @Parameter var bareURL: URL
    @Parameter(title: "T", description: "D", requestValueDialog: "Where?") var url: URL?
    @Parameter(title: "T", resolvers: { URLFromStringResolver() }) var resolvedURL: URL
    @Parameter(title: "T", default: AttributedString("x")) var attributed: AttributedString
    @Parameter(title: "T", resolvers: { AttributedStringFromStringResolver() }) var resolvedText: AttributedString
    @Parameter(title: "T") var length: Measurement<UnitLength>
    @Parameter(title: "T", default: Measurement(value: 1, unit: UnitMass.kilograms)) var mass: Measurement<UnitMass>?
    @Parameter(title: "T", defaultUnit: .kilograms) var unit: Measurement<UnitMass>
    @Parameter(title: "T", defaultValue: 3, defaultUnit: .miles, defaultUnitAdjustForLocale: true)
    var way: Measurement<UnitLength>
    @Parameter(title: "T", description: "D", defaultValue: 20, unit: .celsius, unitAdjustForLocale: true)
    var warmth: Measurement<UnitTemperature>?
    @Parameter(
        title: "T",
        defaultUnit: .minutes,
        supportsNegativeNumbers: false,
        requestValueDialog: "How long?",
        inputConnectionBehavior: .never
    ) var span: Measurement<UnitDuration>?
    @Parameter(title: "T") var duration: Duration
    @Parameter(title: "T") var name: PersonNameComponents
    @Parameter(title: "T", size: 2) var urls: [URL]
    @Parameter(title: "T") var reference: EntityIdentifier?

    func perform() async throws -> some IntentResult { .result() }
}

struct SystemValueSpellings: AppIntent {
    static let title: LocalizedStringResource = "Values of the system"

    @Parameter var bareFile: IntentFile
    @Parameter(title: "T") var file: IntentFile
    @Parameter(title: "T", supportedTypeIdentifiers: ["public.image"]) var image: IntentFile
    @Parameter(title: "T", supportedContentTypes: [.image, .pdf]) var document: IntentFile
    @Parameter(
        title: "T",
        description: "D",
        supportedTypeIdentifiers: ["public.image"],
        requestValueDialog: "Which picture?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    ) var everything: IntentFile?
    @Parameter(description: "D", supportedContentTypes: [.plainText]) var untitledFile: IntentFile
    @Parameter(title: "T", supportedContentTypes: [.image], size: 2) var images: [IntentFile]
    @Parameter(title: "T", supportedContentTypes: [.item], size: IntentCollectionSize(exactly: 2)) var pair:
        [IntentFile]

    @Parameter(title: "T") var person: IntentPerson
    @Parameter(title: "T", description: "D", mode: .email, requestValueDialog: "Who?") var correspondent: IntentPerson?
    @Parameter(title: "T", mode: .contact, size: .init(min: 1, max: 3)) var people: [IntentPerson]
    @Parameter(title: "T") var amount: IntentCurrencyAmount
    @Parameter(title: "T", currencyCodes: ["EUR", "USD"], inclusiveRange: (0, 100)) var price: IntentCurrencyAmount
    @Parameter(title: "T") var payment: IntentPaymentMethod?

    func perform() async throws -> some IntentResult { .result() }
}

struct AppValueSpellings: AppIntent {
    static let title: LocalizedStringResource = "Values of the app"

    @Parameter var bare: SpelledAlbum
    @Parameter var bareOptional: SpelledAlbum?
    @Parameter(title: "T") var entity: SpelledAlbum
    @Parameter(title: "T", requestValueDialog: "Which album?") var asked: SpelledAlbum
    @Parameter(title: "T", requestValueDialog: "Which album?", requestDisambiguationDialog: "Which of these?")
    var disambiguated: SpelledAlbum
    @Parameter(title: "T", requestDisambiguationDialog: "Which of these?") var onlyDisambiguated: SpelledAlbum?
    @Parameter(title: "T", query: SpelledAlbumQuery()) var queried: SpelledAlbum
    @Parameter(title: "T", description: "D", requestValueDialog: "Which?", query: SpelledAlbumQuery()) var queriedAsked:
        SpelledAlbum
    @Parameter(query: SpelledAlbumQuery()) var onlyQueried: SpelledAlbum
    @Parameter(title: "T", optionsProvider: SpelledAlbumProvider()) var offered: SpelledAlbum
    @Parameter(title: "T", resolvers: { SpelledAlbumFromTitle() }) var resolved: SpelledAlbum
    @Parameter(title: "T", optionsProvider: SpelledAlbumProvider(), resolvers: { SpelledAlbumFromTitle() })
    var offeredAndResolved: SpelledAlbum?
    @Parameter(title: "T") var entities: [SpelledAlbum]
    @Parameter(title: "T", default: [], size: [.systemSmall: 1, .systemMedium: 3]) var widget: [SpelledAlbum]
    @Parameter(title: "T", size: 3, query: SpelledAlbumQuery()) var sized: [SpelledAlbum]?
    @Parameter(title: "T", size: [.systemSmall: 1], query: SpelledAlbumQuery()) var widgetQueried: [SpelledAlbum]
    @Parameter(description: "D", size: 3) var untitledSized: [SpelledAlbum]

    @Parameter var bareCase: SpelledGenre
    @Parameter(title: "T", default: .jazz) var genre: SpelledGenre
    @Parameter(title: "T", default: .jazz) var optionalSpelledGenre: SpelledGenre?
    @Parameter(title: "T", default: .jazz, supportedValues: [.jazz, .soul]) var supported: SpelledGenre
    @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?")
    var askedSpelledGenre: SpelledGenre
    @Parameter(title: "T", optionsProvider: SpelledGenreProvider()) var offeredSpelledGenre: SpelledGenre
    @Parameter(title: "T", default: [.jazz]) var genres: [SpelledGenre]
    @Parameter(title: "T") var genreSet: Set<SpelledGenre>

    func perform() async throws -> some IntentResult { .result() }
}

struct SpelledWordProvider: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
}

struct SpelledNumberProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2] }
    func defaultResult() async -> Int? { 2 }
}

struct SpelledAlbumProvider: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<SpelledAlbum> {
        ItemCollection(items: [Item(SpelledAlbum(id: "1", name: "Blue"), title: "Blue")])
    }
}

struct SpelledGenreProvider: DynamicOptionsProvider {
    func results() async throws -> [SpelledGenre] { [.soul] }
}

struct SpelledAlbumFromTitle: Resolver {
    func resolve(from input: String, context: IntentParameterContext<SpelledAlbum>) async throws -> SpelledAlbum? {
        try await SpelledAlbumQuery().entities(matching: input).first
    }
}

struct DependentProvider: DynamicOptionsProvider {
    @IntentParameterDependency<StringSpellings>(\.$titled) var intent
    @ParameterDependency<NumberSpellings>(\.$bare, \.$field, \.$ranged) private var numbers
    @IntentParameterDependency<AppValueSpellings>(\.$entity, \.$genre, \.$entities) var albums

    func results() async throws -> [String] {
        guard let intent, let numbers, let albums else { return [] }
        return [intent.titled, "\(numbers.ranged + numbers.field)", albums.entity.name] + albums.entities.map(\.name)
    }
}

struct SpelledAlbum: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static let defaultQuery = SpelledAlbumQuery()

    var id: String
    var name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct SpelledAlbumQuery: EntityStringQuery {
    func entities(for identifiers: [SpelledAlbum.ID]) async throws -> [SpelledAlbum] { [] }
    func entities(matching string: String) async throws -> [SpelledAlbum] { [] }
}

enum SpelledGenre: String, AppEnum {
    case jazz, soul

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [SpelledGenre: DisplayRepresentation] = [.jazz: "Jazz", .soul: "Soul"]
}
