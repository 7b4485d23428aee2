/// The request of a command line.
struct MetadataRequest {
    /// The modules to read.
    private(set) var modules: [Module] = []
    /// The folder of the package.
    private(set) var root = "."
    /// The path of the registration to write.
    private(set) var registrationPath: String?
    /// The path of the manifest to write.
    private(set) var manifestPath: String?
    /// The known build conditions.
    private(set) var conditions = BuildConditions()
    /// The modules that re-export FoundationCompatibility.
    private(set) var frameworks: Set<String> = []
    /// A Boolean value that indicates whether to apply fix-its instead of writing.
    private(set) var isFixing = false

    /// A module to read.
    struct Module {
        let name: String
        let relation: SourceModule.Relation
        var paths: [String] = []
    }

    /// An invalid command line, or an unreadable file.
    struct Problem: Error {
        let message: String
    }

    /// Parses the arguments.
    init(_ words: [String]) throws(Problem) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--fix": isFixing = true
            case _ where !word.hasPrefix("--"):
                guard !modules.isEmpty else {
                    throw Problem(message: "The file '\(word)' belongs to no module. Put --module NAME before it.")
                }
                modules[modules.count - 1].paths.append(word)
            default:
                guard let value = rest.popFirst() else {
                    throw Problem(message: "'\(word)' needs a value. Put one after it.")
                }
                try read(word, value)
            }
        }
        guard modules.filter({ $0.relation == .itself }).count == 1 else {
            throw Problem(message: "One module is described at a time. Name it with --module.")
        }
        conditions.modules.formUnion(modules.map(\.name))
    }

    private mutating func read(_ option: String, _ value: String) throws(Problem) {
        switch option {
        case "--module": modules.append(Module(name: value, relation: .itself))
        case "--sibling": modules.append(Module(name: value, relation: .samePackage))
        case "--dependency": modules.append(Module(name: value, relation: .otherPackage))
        case "--framework":
            frameworks.insert(value)
            conditions.modules.insert(value)
        case "--importable": conditions.modules.insert(value)
        case "--define": conditions.definitions.insert(value)
        case "--root": root = value
        case "--registration": registrationPath = value
        case "--manifest": manifestPath = value
        default: throw Problem(message: "'\(option)' isn't an option. Run the program through the plugin.")
        }
    }
}
