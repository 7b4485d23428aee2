import SwiftParser
import SwiftSyntax

/// A parsed Swift file.
package final class SourceFile: Sendable {
    /// The path for diagnostics.
    package let path: String
    /// The path relative to the package.
    let shortPath: String
    /// The text.
    let text: String
    /// The syntax tree.
    let tree: SourceFileSyntax
    /// The imported modules with their access levels.
    let imports: [Import]

    /// Parses a text.
    package init(path: String, shortPath: String? = nil, text: String) {
        self.path = path
        self.shortPath = shortPath ?? path
        self.text = text
        let tree = Parser.parse(source: text)
        self.tree = tree
        let finder = ImportFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        imports = finder.imports
    }

    /// The modules that the file imports, by name.
    var importedModules: Set<String> { Set(imports.map(\.module)) }

    /// A module that a file imports.
    struct Import: Sendable {
        /// The name of the module.
        let module: String
        /// The access level of the import, or nil for the default.
        let access: AccessLevel?
    }
}

private final class ImportFinder: SyntaxVisitor {
    var imports: [SourceFile.Import] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text {
            imports.append(SourceFile.Import(module: module, access: AccessLevel(node.modifiers)))
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
