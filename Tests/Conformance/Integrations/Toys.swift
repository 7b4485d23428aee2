// Switch and When in summaries, dates, durations, files, arrays with sizes, measurements as parameters.
import AppIntents
import Foundation
import UniformTypeIdentifiers

enum ToyKind: String, AppEnum, CaseIterable, Codable {
    case wood, tin
    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Kind of Toy")
    static let caseDisplayRepresentations: [ToyKind: DisplayRepresentation] = [.wood: "Wood", .tin: "Tin"]
}

struct BuildToy: AppIntent {
    static let title: LocalizedStringResource = "Build a Toy"
    static let description: IntentDescription? = IntentDescription("Builds a toy.", resultValueName: "Toy")

    @Parameter(title: "Kind", default: .wood) var kind: ToyKind
    @Parameter(title: "Colours", size: 3) var colors: [String]?
    @Parameter(title: "Until", kind: .date) var until: Date?
    @Parameter(title: "Weight") var weight: Measurement<UnitMass>?
    @Parameter(title: "Plan", supportedContentTypes: [.image, .pdf]) var plan: IntentFile?
    @Parameter(title: "Name", inputOptions: String.IntentInputOptions(capitalizationType: .words, multiline: false))
    var name: String?
    @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
    @Parameter(title: "Loud", displayName: Bool.IntentDisplayName(true: "loud", false: "quiet")) var loud: Bool?
    @Parameter var count: Int?
    @Parameter(description: "Anything else") var note: String?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$kind) {
            Case(.wood) { Summary("Carve \(\.$name)") { \.$weight } }
            DefaultCase {
                When(\.$loud, .hasAnyValue) {
                    Summary("Rattle \(\.$name)")
                } otherwise: {
                    Summary("Fold \(\.$name)")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String?> {
        .result(value: name)
    }
}
