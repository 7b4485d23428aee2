import SwiftSyntax

/// The system reaches only types that the module's own code can name.
enum ReachRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        program.unreachable.map { unreachable in
            let type = unreachable.type
            switch unreachable.reason {
            case .generic:
                return Diagnostic(
                    severity: .warning,
                    message: """
                        '\(type.name)' is generic, so the system can't list it. Declare a type without generic \
                        parameters for every kind of value.
                        """,
                    place: type.file.place(of: type.declaration.name)
                )
            case .access: return access(type)
            }
        }
    }

    private static func access(_ type: NominalType) -> Diagnostic {
        let modifier = type.declaration.modifiers.first { ["private", "fileprivate"].contains($0.name.text) }
        guard let modifier else {
            return Diagnostic(
                severity: .warning,
                message: """
                    '\(type.name)' is inside a private declaration, so the system can't find it. Make what surrounds \
                    it internal.
                    """,
                place: type.file.place(of: type.declaration.name)
            )
        }
        let level = modifier.name.text
        var diagnostic = Diagnostic(
            severity: .warning,
            message: "'\(type.name)' is \(level), so the system can't find it. Remove '\(level)'.",
            place: type.file.place(of: type.declaration.name)
        )
        diagnostic.fixIt = Diagnostic.FixIt(
            message: "remove '\(level)'",
            path: type.file.path,
            range: modifier.positionAfterSkippingLeadingTrivia.utf8Offset..<modifier.endPosition.utf8Offset,
            replacement: ""
        )
        return diagnostic
    }
}
