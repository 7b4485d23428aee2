import AppIntentsMetadataKit
import Testing

@Suite("Correct programs")
struct CorrectProgramTests {
    @Test("Nothing is said of a program that works", arguments: Self.programs)
    func silence(_ app: SampleApp) {
        #expect(app.program.diagnostics.map(\.text) == [])
    }

    private static let album = Source.entity("Album")
    private static let concert = Source.entity("Concert")
    private static let union = "@UnionValue enum Found { case album(Album); case concert(Concert) }\n"

    static let programs: [SampleApp] = [
        SampleApp("nothing at all", ""),
        SampleApp("a macro that declares something", "@main struct A: AppIntent {}\n#Preview { A() }\n"),
        SampleApp(
            "one entity, opened",
            Source.imports + album + Source.open("Album") + Source.search(result: "[Album]")
        ),
        SampleApp(
            "a union, every case opened",
            Source.imports + album + concert + union + Source.open("Album") + Source.open("Concert")
                + Source.search(result: "[Found]")
        ),
        SampleApp(
            "one intent opens the union",
            Source.imports + album + concert + union + Source.open("Found") + Source.search(result: "[Found]")
        ),
        SampleApp(
            "an entity with a URL",
            Source.imports + album + "extension Album: URLRepresentableEntity {}\n" + Source.search(result: "[Album]")
        ),
        SampleApp(
            "an entity with a deep link",
            Source.imports + album + "extension Album { var appLinkURL: URL? { nil } }\n"
                + Source.search(result: "[Album]")
        ),
        SampleApp(
            "intents that conform in an extension, through a protocol and by a qualified name",
            Source.imports + album + concert + union + """
                protocol Opening: AppIntents.OpenIntent {}
                struct OpenAlbum { @Parameter var target: Album }
                extension OpenAlbum: Opening {}
                struct OpenConcert: TargetContentProvidingIntent { @Parameter var target: Concert }
                extension OpenConcert: OpenIntent {}
                """ + Source.search(result: "[Found]")
        ),
        SampleApp(
            "an intent whose target only the compiler knows",
            Source.imports + album + Source.search(result: "[Album]")
                + "struct Open: OpenIntent { @Parameter var target: Mystery }\n"
        ),
        SampleApp(
            "a query in each branch of a condition",
            Source.imports + album + Source.open("Album") + "#if DEBUG\n" + Source.search(result: "[Album]") + "#else\n"
                + Source.search(result: "[Album]") + "#endif\n"
        ),
        SampleApp(
            "a query for another system",
            Source.imports + album + Source.open("Album") + Source.search(result: "[Album]") + "#if os(iOS)\n"
                + Source.search("Second", result: "[Album]") + "#endif\n"
        ),
        SampleApp(
            "queries over other values",
            Source.imports + album + Source.open("Album") + Source.search(result: "[Album]") + """
                struct ByText: IntentValueQuery { func values(for input: String) async throws -> [Album] { [] } }
                """
        ),
        SampleApp(
            "a schema intent as a parameter or a plain property",
            Source.imports + """
                @AppIntent(schema: .visualIntelligence.semanticContentSearch)
                struct More: AppIntent {
                    static let title: LocalizedStringResource = "More"
                    @Parameter(title: "Content") var semanticContent: SemanticContentDescriptor
                    @Dependency var catalog: Catalog
                    let limit = 3
                    var count: Int { 3 }
                }
                @AppIntent(schema: .visualIntelligence.semanticContentSearch)
                struct Again { var semanticContent: VisualIntelligence.SemanticContentDescriptor }
                """
        ),
        SampleApp(
            "queries with dependencies, defaults, optionals and their own initializers",
            Source.imports + """
                struct A: EntityQuery { @Dependency private var a: Int; var b = 2; var c: Int?; static let d: Int }
                struct B: EntityQuery { let a: Int; init() { a = 1 }; init(a: Int) { self.a = a } }
                struct C: EntityQuery { var a: Int { 1 }; lazy var b: Int = 2 }
                struct D: EntityQuery { init(a: Int = 3) {} }
                extension E { init(a: Int) {} }
                struct E: EntityQuery {}
                """
        ),
        SampleApp(
            "unions of values that the sources don't declare",
            Source.imports
                + "@UnionValue enum U { case a(String), b(Mood), c(Elsewhere) }\nenum Mood: String, AppEnum {}\n"
        ),
        SampleApp(
            "private types that mean nothing to the system",
            Source.imports + "private struct Cache: Sendable {}\nprivate protocol P: AppIntent {}\n"
        ),
        SampleApp(
            "entities of another module",
            "import Catalog\n" + Source.imports + Source.search(result: "[Catalog.Album]") + Source.open("Album"),
            siblings: [("Catalog", "import AppIntents\n" + Source.entity("Album", access: "public "))]
        ),
        SampleApp(
            "an internal entity of another module",
            Source.imports,
            siblings: [("Catalog", "import AppIntents\n" + Source.entity("Album"))]
        ),
    ]
}
