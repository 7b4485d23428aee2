@testable import AppIntents
import Testing

@Suite("Limits of parameters")
struct ParameterLimitsTests {
    @Test("A number within the range is taken, also at its ends", arguments: [1, 5, 10])
    func inside(value: Int) async throws {
        let taken = try await IntentHosting.$host.withValue(ScriptedHost(answer: value)) {
            try await Mix().$volume.requestValue()
        }
        #expect(taken == value)
    }

    @Test("A number outside the range is refused", arguments: [0, 11])
    func outside(value: Int) async {
        await IntentHosting.$host.withValue(ScriptedHost(answer: value)) {
            await #expect(throws: AppIntentError.self) { try await Mix().$volume.requestValue() }
        }
    }

    @Test("A parameter keeps its control and its default")
    func controls() {
        let mix = Mix()
        #expect(mix.$volume.control == .stepper)
        #expect(mix.$balance.control == .slider)
        #expect(mix.volume == 3)
        #expect(mix.balance == nil)
        #expect(mix.$genre.control == nil)
        #expect(mix.$start.dateComponents == .time)
        #expect(mix.$genre.dateComponents == nil)
    }

    @Test("A measurement starts in the unit of the parameter")
    func measurements() {
        let walk = Walk()
        #expect(walk.way == Measurement(value: 5, unit: .kilometers))
        #expect(walk.warmth == Measurement(value: 20, unit: .celsius))
        #expect(walk.rise == Measurement(value: 300, unit: .meters))
        guard case .unset = walk.$time.valueState else { return #expect(Bool(false), "There is a value.") }
        #expect(
            walk.$way.declaration.options.unit == MeasurementUnit(symbol: "km", isFixed: false, adjustsForLocale: true)
        )
        #expect(walk.$warmth.declaration.options.unit?.isFixed == true)
        #expect(walk.$rise.declaration.options.unit?.symbol == nil)
    }

    @Test("The person chooses among the cases that are supported")
    func supportedValues() async throws {
        let host = ScriptedHost(answer: 0)
        let genre = try await IntentHosting.$host.withValue(host) { try await Mix().$genre.requestValue() }
        #expect(genre == .soul)
        #expect(host.questions == ["soul"])
    }

    @Test("The person chooses among what a provider offers")
    func optionsProvider() async throws {
        let host = ScriptedHost(answer: 1)
        let room = try await IntentHosting.$host.withValue(host) { try await Mix().$room.requestValue() }
        #expect(room == "Hall")
        #expect(host.questions == ["Kitchen", "Hall"])
    }

    @Test("The person chooses among what a query suggests")
    func query() async throws {
        let host = ScriptedHost(answer: 0)
        let album = try await IntentHosting.$host.withValue(host) { try await Mix().$album.requestValue() }
        #expect(album.id == "7")
        #expect(host.questions == ["Album 7"])
    }
}

private struct Mix: AppIntent {
    static let title: LocalizedStringResource = "Mix"

    @Parameter(title: "Volume", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10))
    var volume: Int

    @Parameter(title: "Balance", controlStyle: .slider, inclusiveRange: (lowerBound: -1, upperBound: 1))
    var balance: Double?

    @Parameter(title: "Bass", inclusiveRange: (0, 1))
    var bass: Double

    @Parameter(title: "Start", kind: .time)
    var start: Date?

    @Parameter(title: "Genre", supportedValues: [.soul])
    var genre: Genre

    @Parameter(title: "Room", optionsProvider: Rooms())
    var room: String

    @Parameter(title: "Album", query: FavoriteAlbums())
    var album: AlbumEntity

    func perform() async throws -> some IntentResult { .result() }
}

private struct Rooms: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Kitchen", "Hall"] }
}

private struct FavoriteAlbums: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AlbumEntity] { [] }
    func suggestedEntities() async throws -> [AlbumEntity] { ["7"].compactMap { AlbumCatalog.albums[$0] } }
}

private struct Walk: AppIntent {
    static let title: LocalizedStringResource = "Walk"

    @Parameter(title: "Way", defaultValue: 5, defaultUnit: .kilometers, defaultUnitAdjustForLocale: true)
    var way: Measurement<UnitLength>
    @Parameter(title: "Warmth", defaultValue: 20, unit: .celsius) var warmth: Measurement<UnitTemperature>?
    @Parameter(title: "Rise", defaultValue: 300) var rise: Measurement<UnitLength>
    @Parameter(title: "Time", defaultUnit: .minutes) var time: Measurement<UnitDuration>

    func perform() async throws -> some IntentResult { .result() }
}
