import AppIntentsMetadataKit
import Testing

/// An app in a few lines of source.
struct SampleApp: Sendable, CustomTestStringConvertible {
    /// What the sample shows.
    let testDescription: String
    private let files: [(name: String, text: String)]
    private let siblings: [(module: String, text: String)]
    private let dependencies: [(module: String, text: String)]
    private var conditions = BuildConditions()

    init(
        _ description: String = "",
        _ text: String,
        siblings: [(module: String, text: String)] = [],
        dependencies: [(module: String, text: String)] = [],
        definitions: Set<String> = []
    ) {
        testDescription = description
        files = [("App.swift", text)]
        self.siblings = siblings
        self.dependencies = dependencies
        conditions.definitions = definitions
        conditions.modules = Self.frameworks.union((siblings + dependencies).map(\.module))
    }

    init(files: [(name: String, text: String)]) {
        testDescription = ""
        self.files = files
        siblings = []
        dependencies = []
        conditions.modules = Self.frameworks
    }

    /// The modules of the system that the app can import.
    static let frameworks: Set<String> = ["AppIntents", "VisualIntelligence", "Vision", "FoundationCompatibility"]

    var program: Program {
        let main = SourceModule(
            name: "App",
            relation: .itself,
            files: files.map { SourceFile(path: $0.name, text: $0.text) }
        )
        let others = [(siblings, SourceModule.Relation.samePackage), (dependencies, .otherPackage)].flatMap { list in
            list.0.map { module in
                let file = SourceFile(path: "\(module.module).swift", text: module.text)
                return SourceModule(name: module.module, relation: list.1, files: [file])
            }
        }
        return Program([main] + others, conditions: conditions)
    }

    /// The source that the plugin would add to the app.
    func registration(manifest: String = "{}") -> String {
        RegistrationWriter(program, manifest: manifest, frameworks: Self.frameworks).text
    }

    /// The first file with everything mended that can be.
    var mended: String {
        let fixIts = program.diagnostics.compactMap(\.fixIt).filter { $0.path == "App.swift" }
        return FixItWriter.applying(fixIts, to: files[0].text)
    }
}

/// Sources that samples have in common.
enum Source {
    static let imports = "import AppIntents\nimport VisualIntelligence\n"

    /// An entity with its query.
    static func entity(_ name: String, access: String = "") -> String {
        """
        \(access)struct \(name): AppEntity {
            \(access)static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
            \(access)static let defaultQuery = \(name)Query()
            \(access)var id: String
            \(access)var displayRepresentation: DisplayRepresentation { "\\(id)" }
        }
        \(access)struct \(name)Query: EntityQuery {
            \(access)init() {}
            \(access)func entities(for identifiers: [String]) async throws -> [\(name)] { [] }
        }

        """
    }

    /// An intent that opens an entity.
    static func open(_ entity: String) -> String {
        """
        struct Open\(entity): OpenIntent {
            static let title: LocalizedStringResource = "Open"
            @Parameter(title: "Target") var target: \(entity)
        }

        """
    }

    /// A query that answers a visual search.
    static func search(_ name: String = "Search", result: String) -> String {
        """
        struct \(name): IntentValueQuery {
            func values(for input: SemanticContentDescriptor) async throws -> \(result) { [] }
        }

        """
    }
}
