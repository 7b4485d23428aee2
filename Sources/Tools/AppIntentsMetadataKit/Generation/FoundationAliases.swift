import SwiftSyntax

/// Aliases for names that come with Foundation on Apple's systems, for files whose imports don't declare them here.
struct FoundationAliases {
    /// The names, sorted, and whether a public declaration uses them.
    private let names: [(name: String, isPublic: Bool)]

    init(_ program: Program, frameworks: Set<String>) {
        let main = program.index.main
        let uses = main.files
            .filter { $0.importedModules.isDisjoint(with: frameworks) && $0.importedModules.contains("Foundation") }
            .map { file in
                let seen: Set<String> = file.importedModules.contains("Observation") ? [FoundationNames.observable] : []
                return NameFinder.uses(in: file, of: FoundationNames.all.subtracting(seen))
            }
        names = FoundationNames.all.sorted().compactMap { name in
            let found = uses.compactMap { $0[name] }
            // The module's own type shadows any import, and so does that of a module that the files may import.
            let isDeclared = [name, name == FoundationNames.observable ? "Observation" : name].contains { name in
                program.index.modules.contains { program.index.type(at: [name], in: $0.name) != nil }
            }
            // Functions and macros are used inside the module; only types are in signatures.
            let isType = FoundationNames.functions[name] == nil && name != FoundationNames.observable
            return found.isEmpty || isDeclared ? nil : (name, isType && found.contains(true))
        }
    }

    /// The imports that the declarations need.
    var imports: [String] {
        let networking = names.filter { FoundationNames.networkingTypes.contains($0.name) }
        let others = names.filter { !FoundationNames.networkingTypes.contains($0.name) }
        return [(others, "FoundationCompatibility"), (networking, "FoundationNetworking")]
            .filter { !$0.0.isEmpty }
            .map { names, module in
                "\(names.contains(where: \.isPublic) ? "public " : "")import \(module)"
            }
    }

    /// The declarations.
    var declarations: [String] {
        guard !names.isEmpty else { return [] }
        return ["", "// Files that import Foundation alone use these names."]
            + names.map { name, isPublic in
                if name == FoundationNames.observable { return FoundationNames.observation }
                if let function = FoundationNames.functions[name] { return function }
                let isNetworking = FoundationNames.networkingTypes.contains(name)
                let module = isNetworking ? "FoundationNetworking" : "FoundationCompatibility"
                return "\(isPublic ? "public " : "")typealias \(name) = \(module).\(name)"
            }
    }
}

/// A visitor that finds names used as types.
private final class NameFinder: SyntaxVisitor {
    private let names: Set<String>
    private var uses: [String: Bool] = [:]

    private init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the names that a file uses, and whether a public declaration does.
    static func uses(in file: SourceFile, of names: Set<String>) -> [String: Bool] {
        // Most files use none, which a text search shows faster than the tree.
        guard names.contains(where: { file.text.contains($0) }) else { return [:] }
        let finder = NameFinder(names)
        finder.walk(file.tree)
        return finder.uses
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName.text, Syntax(node))
        return .visitChildren
    }

    private func note(_ name: String, _ node: Syntax) {
        guard names.contains(name) else { return }
        uses[name] = (uses[name] ?? false) || isInPublicSignature(node)
    }

    private func isInPublicSignature(_ node: Syntax) -> Bool {
        var current = node.parent
        while let next = current {
            if next.is(CodeBlockSyntax.self) { return false }
            if let declaration = next.asProtocol((any WithModifiersSyntax).self),
                let level = AccessLevel(declaration.modifiers)
            {
                return level == .public
            }
            current = next.parent
        }
        return false
    }
}
