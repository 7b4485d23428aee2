import SwiftSyntax

/// Names that come with Foundation on Apple's systems, for the files that import nothing that brings them here.
struct FoundationAliases {
    /// The names, sorted, with whether a public declaration uses them.
    private let names: [(name: String, isPublic: Bool)]

    init(_ program: Program, frameworks: Set<String>) {
        let main = program.index.main
        let uses = main.files
            .filter { $0.importedModules.isDisjoint(with: frameworks) && $0.importedModules.contains("Foundation") }
            .map { NameFinder.uses(in: $0, of: AppleNames.foundation) }
        names = AppleNames.foundation.sorted().compactMap { name in
            let found = uses.compactMap { $0[name] }
            // The module's own type goes before any import, and so does that of a module that the files may import.
            let isDeclared = program.index.modules.contains { program.index.type(at: [name], in: $0.name) != nil }
            return found.isEmpty || isDeclared ? nil : (name, found.contains(true))
        }
    }

    /// The imports that the declarations need.
    var imports: [String] {
        names.isEmpty ? [] : [(names.contains(where: \.isPublic) ? "public " : "") + "import FoundationCompatibility"]
    }

    /// The declarations.
    var declarations: [String] {
        guard !names.isEmpty else { return [] }
        let lines = names.map { name, isPublic in
            "\(isPublic ? "public " : "")typealias \(name) = FoundationCompatibility.\(name)"
        }
        return ["", "// Files that import Foundation alone use these names."] + lines
    }
}

/// Finds uses of names as types.
private final class NameFinder: SyntaxVisitor {
    private let names: Set<String>
    private var uses: [String: Bool] = [:]

    private init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the names that a file uses, with whether a public declaration does.
    static func uses(in file: SourceFile, of names: Set<String>) -> [String: Bool] {
        // Most files use none, which the text tells sooner than the tree.
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
