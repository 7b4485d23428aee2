import SwiftSyntax
import SwiftSyntaxBuilder

extension UnionDescription {
    /// The extension that makes the enumeration a union.
    ///
    /// Names of modules come first, so that types of the app that bear the same names don't get in the way. All of it
    /// is nonisolated: an app may make the main actor the default.
    func code(conformances: [String]) -> String {
        let inheritance = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
        let modifier = access.memberModifier
        return """
            extension \(type)\(inheritance) {
                \(modifier)nonisolated enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
                    \(modifier)typealias UnionValue = \(type)

            \(lines(indent: 8) { "case \($0.name)" })
                }

                \(modifier)nonisolated static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
                    [\(cases.map { "\($0.payload).self" }.joined(separator: ", "))]
                }

                \(modifier)nonisolated var asIntentValue: any AppIntents._IntentValue {
                    switch self {
            \(lines(indent: 8) { "case .\($0.name)(let value): value" })
                    }
                }
            }
            """
    }

    private func lines(indent: Int, _ line: (Case) -> String) -> String {
        cases.map { String(repeating: " ", count: indent) + line($0) }.joined(separator: "\n")
    }
}
