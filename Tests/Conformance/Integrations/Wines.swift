// Intents that call other intents, disambiguation, confirmation, errors of the framework.
import AppIntents
import Foundation

struct WineEntity: AppEntity, Hashable {
    var id: UUID
    var name: String

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation("Wine") }
    static var defaultQuery: WineQuery { .init() }
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

extension TypeDisplayRepresentation {
    fileprivate init(_ name: LocalizedStringResource) { self.init(name: name) }
}

struct WineQuery: EnumerableEntityQuery {
    static let cellar = [WineEntity(id: UUID(), name: "Riesling"), WineEntity(id: UUID(), name: "Rioja")]
    func allEntities() async throws -> [WineEntity] { Self.cellar }
    func entities(for identifiers: [UUID]) async throws -> [WineEntity] {
        Self.cellar.filter { identifiers.contains($0.id) }
    }
}

struct OpenWineIntent: OpenIntent {
    static let title = LocalizedStringResource("Open Wine")
    @Parameter(title: "Wine") var target: WineEntity
}

struct PickWineIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick a Wine"

    @Parameter(title: "Wine", optionsProvider: Choices()) var wine: WineEntity?

    struct Choices: DynamicOptionsProvider {
        func results() async throws -> [WineEntity] { WineQuery.cellar }
    }

    func perform() async throws -> some IntentResult & OpensIntent {
        guard !WineQuery.cellar.isEmpty else { throw AppIntentError.Unrecoverable.entityNotFound }
        let chosen: WineEntity
        if let wine {
            chosen = wine
        } else {
            chosen = try await $wine.requestDisambiguation(among: WineQuery.cellar, dialog: "Which one?")
        }
        let open = OpenWineIntent()
        open.target = chosen
        return .result(opensIntent: open)
    }
}

struct DrinkWineIntent: AppIntent {
    static var title: LocalizedStringResource { "Drink Wine" }
    @Parameter(title: "Wine") var wine: WineEntity

    init() {}
    init(wine: WineEntity) { self.wine = wine }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await requestConfirmation()
        _ = try await PickWineIntent().perform()
        return .result(value: wine.name)
    }
}

struct NeedyIntent: AppIntent {
    static let title: LocalizedStringResource = "Needy"
    @Parameter(title: "Amount") var amount: Int?

    func perform() async throws -> some IntentResult {
        guard let amount else { throw $amount.needsValueError("How much?") }
        if amount < 0 { throw WineError.negative(amount) }
        return .result()
    }

    enum WineError: Swift.Error, CustomLocalizedStringResourceConvertible {
        case negative(Int)
        var localizedStringResource: LocalizedStringResource {
            switch self {
            case let .negative(amount): return "\(amount) is less than nothing."
            }
        }
    }
}
