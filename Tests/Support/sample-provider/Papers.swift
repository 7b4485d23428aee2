import AppIntents

struct PaperEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
    static let defaultQuery = PaperQuery()

    let id: Int
    var title = "Paper"
    var image: Data?
    var isSlow = false

    var displayRepresentation: DisplayRepresentation {
        guard !isSlow else {
            return DisplayRepresentation(title: "Slow paper") {
                // Heeds nothing.
                await withCheckedContinuation { _ in }
            }
        }
        return DisplayRepresentation(
            title: "\(title) \(id)",
            subtitle: "On the desk",
            image: image.map { DisplayRepresentation.Image(data: $0) }
        )
    }
}

struct PaperQuery: EntityQuery {
    // Papers above a hundred are on the desk for a search alone.
    func entities(for identifiers: [Int]) async throws -> [PaperEntity] {
        identifiers.filter { $0 <= 100 }.map { PaperEntity(id: $0) }
    }
}

/// Something that a link opens.
struct InkEntity: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ink"
    static let defaultQuery = InkQuery()
    static var urlRepresentation: URLRepresentation { "https://ink.example/\(.id)" }

    let id: String

    var displayRepresentation: DisplayRepresentation { "\(id) ink" }
}

struct InkQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [InkEntity] { identifiers.map { InkEntity(id: $0) } }
}

@UnionValue
enum Supply {
    case paper(PaperEntity)
    case ink(InkEntity)
}

struct OpenPaper: OpenIntent {
    static let title: LocalizedStringResource = "Open Paper"

    @Parameter(title: "Paper") var target: PaperEntity
    @Dependency var desk: Desk

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if target.id == 13 { try await Task.sleep(for: .milliseconds(150)) }
        if target.id == 14 { throw DeskError.drawerStuck }
        await desk.go(to: "/papers/\(target.id)")
        return .result(dialog: "Here is paper \(target.id).")
    }
}
