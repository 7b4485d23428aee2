import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension FixIt {
    /// Inserts a declaration before the other members of a type.
    static func insert(_ code: String, into declaration: some DeclGroupSyntax) -> FixIt {
        let members = declaration.memberBlock.members
        let leading = members.first?.leadingTrivia ?? .newline + .spaces(4)
        let indentation = leading.contains { $0.isNewline } ? leading : .newline + .spaces(4)
        let item = MemberBlockItemSyntax(leadingTrivia: indentation.withoutComments, decl: DeclSyntax("\(raw: code)"))
        var changed = declaration.memberBlock
        changed.members = MemberBlockItemListSyntax([item] + Array(members))
        return .change(
            "Insert '\(code)'",
            .replace(oldNode: Syntax(declaration.memberBlock), newNode: Syntax(changed))
        )
    }

    /// Renames a property and what refers to it inside a type.
    static func rename(_ property: StoredProperty, to name: String, in declaration: some DeclGroupSyntax) -> FixIt {
        let finder = ReferenceFinder(name: property.pattern.identifier.text)
        finder.walk(declaration.memberBlock)
        let tokens = [property.pattern.identifier] + finder.references
        return .change("Rename to '\(name)'", tokens.map { .replace($0, by: TokenSyntax.identifier(name)) })
    }
}

/// Finds where a type refers to one of its own properties.
private final class ReferenceFinder: SyntaxVisitor {
    private let name: String
    private(set) var references: [TokenSyntax] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .visitChildren }
        // `album.content` is a property of something else; `self.content` isn't.
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
            member.base?.trimmedDescription != "self"
        {
            return .visitChildren
        }
        references.append(node.baseName)
        return .visitChildren
    }
}

extension Trivia {
    fileprivate var withoutComments: Trivia {
        Trivia(pieces: pieces.filter { $0.isWhitespace }).collapsed
    }

    /// One line end at most, and the spaces behind the last one.
    private var collapsed: Trivia {
        guard let last = pieces.lastIndex(where: \.isNewline) else { return self }
        return .newline + Trivia(pieces: pieces[(last + 1)...])
    }
}
