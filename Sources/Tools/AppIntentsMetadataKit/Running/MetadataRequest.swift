/// What the program is asked to do.
struct MetadataRequest {
    /// The modules to read.
    private(set) var modules: [Module] = []
    /// The folder of the package.
    private(set) var root = "."
    /// Where to write the registration.
    private(set) var registrationPath: String?
    /// Where to write the manifest.
    private(set) var manifestPath: String?
    /// What is known of the build.
    private(set) var conditions = BuildConditions()
    /// The modules that re-export FoundationCompatibility.
    private(set) var frameworks: Set<String> = []
    /// A Boolean value that indicates whether to mend what can be mended, in place of writing.
    private(set) var isFixing = false

    /// A module to read.
    struct Module {
        let name: String
        let relation: SourceModule.Relation
        var paths: [String] = []
    }

    /// A command line that can't be understood, or a file that can't be read.
    struct Problem: Error {
        let message: String
    }

    /// Reads the words after the name of the program.
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
