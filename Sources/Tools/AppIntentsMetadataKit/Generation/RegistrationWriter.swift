import SwiftSyntax

/// A generator of the type that registers a module's app intents.
package struct RegistrationWriter {
    private let program: Program
    private let manifest: String
    private let frameworks: Set<String>

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - program: The types.
    ///   - manifest: The manifest as JSON.
    ///   - frameworks: The modules that re-export FoundationCompatibility.
    package init(_ program: Program, manifest: String, frameworks: Set<String>) {
        self.program = program
        self.manifest = manifest
        self.frameworks = frameworks
    }

    /// The generated source.
    package var text: String {
        let module = program.index.main.name
        let aliases = FoundationAliases(program, frameworks: frameworks)
        var lines = [
            "// Written by the AppIntentsMetadata plugin from the sources of \(module). Changes here are lost."
        ]
        if isNeeded { lines += ["@_spi(FoveaRegistration) public import AppIntents"] + imports }
        lines += aliases.imports
        if isNeeded { lines += ["", registration(of: module)] }
        lines += aliases.declarations
        return lines.joined(separator: "\n") + "\n"
    }

    /// A Boolean value that indicates whether to generate it; a module may register its types itself.
    private var isNeeded: Bool {
        let module = program.index.main.name
        return !program.isEmpty && program.index.type(at: ["\(module)AppIntents"], in: module) == nil
    }

    private func registration(of module: String) -> String {
        """
        /// What \(module) offers to the system.
        public nonisolated enum \(module)AppIntents {}

        @_spi(FoveaRegistration)
        nonisolated extension \(module)AppIntents: AppIntentsRegistration {
            /// The types, and the manifest that describes them.
            \(deprecation)public static var content: AppIntentsContent {
                var content = AppIntentsContent(moduleName: "\(module)", manifest: manifest)
        \(appends.joined(separator: "\n"))
                return content
            }

            private static let manifest = \(quotedManifest)
        }
        """
    }

    private var lists: [(name: String, types: [Program.Found])] {
        [
            ("intents", program.intents), ("entities", program.entities), ("enums", program.enums),
            ("valueQueries", program.valueQueries), ("unionValues", program.unions),
            ("shortcutsProviders", program.shortcuts),
        ]
    }

    private var appends: [String] {
        lists.flatMap { list in
            list.types.flatMap { found -> [String] in
                let line = "content.\(list.name).append(\(name(of: found.type)).self)"
                guard let condition = found.type.condition else { return ["        \(line)"] }
                return ["        #if \(condition)", "            \(line)", "        #endif"]
            }
        }
    }

    /// An attribute that silences warnings about deprecated types.
    private var deprecation: String {
        let isDeprecated = lists.contains { list in
            list.types.contains { $0.type.declaration.attributes.trimmedDescription.contains("deprecated") }
        }
        return isDeprecated ? "@available(*, deprecated, message: \"It names deprecated types.\")\n    " : ""
    }

    /// Returns the name of a type from within the module.
    private func name(of type: NominalType) -> String {
        let name = type.path.map { Self.keywords.contains($0) ? "`\($0)`" : $0 }.joined(separator: ".")
        guard type.module.relation != .itself, let first = type.path.first else { return name }
        let namesakes = program.index.modules.filter { module in
            program.index.type(at: [first], in: module.name) != nil
        }
        return namesakes.count > 1 ? "\(type.module.name).\(name)" : name
    }

    private static let keywords: Set<String> = ["Self", "Type", "Protocol", "Any"]

    private var imports: [String] {
        let modules = Set(lists.flatMap { list in list.types.map(\.type.module.name) })
        return modules.subtracting([program.index.main.name]).sorted().map { module in
            // An import without an access level clashes with an import elsewhere in the module that is less than
            // public.
            let levels = program.index.main.files.flatMap(\.imports).filter { $0.module == module }.compactMap(\.access)
            return levels.contains { $0 < .public } ? "internal import \(module)" : "import \(module)"
        }
    }

    private var quotedManifest: String {
        var fence = "#"
        while manifest.contains("\"\"\"\(fence)") { fence += "#" }
        // The embedded manifest equals the file except for the final line end: the doctor compares them.
        let text = manifest.hasSuffix("\n") ? manifest.dropLast() : manifest[...]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "        \($0)" }
        return "\(fence)\"\"\"\n\(lines.joined(separator: "\n"))\n        \"\"\"\(fence)"
    }
}
