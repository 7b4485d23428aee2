import AppIntentsManifest
import SwiftSyntax

/// A reader of shortcuts providers.
struct ShortcutReader {
    private let index: ProgramIndex

    init(_ index: ProgramIndex) {
        self.index = index
    }

    /// Returns the shortcuts with literal phrases.
    func shortcuts(of type: NominalType, origin: AppIntentsManifest.Origin) -> [AppIntentsManifest.Shortcut] {
        guard let variable = type.variable("appShortcuts", isStatic: true) else { return [] }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(variable.binding)
        return finder.calls.compactMap { call in
            guard let intent = LiteralReader.argument("intent", of: call.arguments)?.as(FunctionCallExprSyntax.self)
            else { return nil }
            let phrases = LiteralReader.argument("phrases", of: call.arguments)?.as(ArrayExprSyntax.self)
            return AppIntentsManifest.Shortcut(
                provider: origin,
                intent: intent.calledExpression.trimmedDescription,
                phrases: phrases?.elements.compactMap { LiteralReader.spelling($0.expression) } ?? [],
                shortTitle: LiteralReader.text(LiteralReader.argument("shortTitle", of: call.arguments)),
                systemImageName: LiteralReader.text(LiteralReader.argument("systemImageName", of: call.arguments))
            )
        }
    }
}

private final class CallFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "AppShortcut" else { return .visitChildren }
        calls.append(node)
        return .skipChildren
    }
}
