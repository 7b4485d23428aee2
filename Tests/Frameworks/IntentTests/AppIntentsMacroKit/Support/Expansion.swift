@testable import AppIntentsMacroKit
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What the macros make of a source.
struct Expansion {
    /// The source with its macros expanded.
    let code: String
    /// The lines of the code without their indentation; how empty lines and braces are laid out isn't ours to say.
    var lines: [String] { Self.lines(of: code) }
    /// What is wrong with the source, as `line:column: message`.
    let findings: [String]
    /// The source after all fix-its.
    let repaired: String

    /// Expands all macros of the module in a source.
    init(of source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")]
        )
        let expanded = file.expand(
            macroSpecs: Self.specifications,
            contextGenerator: {
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            }
        )
        code = expanded.description
        findings = context.diagnostics.map { diagnostic in
            let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "App.swift")
            return "\(place.line):\(place.column): \(diagnostic.message)"
        }
        repaired = Self.repair(source, diagnostics: context.diagnostics, context: context)
    }

    private static let specifications: [String: MacroSpec] = [
        "UnionValue": MacroSpec(
            type: UnionValueMacro.self,
            conformances: ["_IntentValueRepresentable", "AppUnionValue"]
        ),
        "AppIntent": MacroSpec(
            type: AppIntentSchemaMacro.self,
            conformances: [
                "AppIntent", "AssistantSchemaIntent", "ShowInAppSearchResultsIntent", "OpenIntent", "DeleteIntent",
            ]
        ),
        "AppEntity": MacroSpec(
            type: AppEntitySchemaMacro.self,
            conformances: ["AppEntity", "FileEntity", "AssistantSchemaEntity"]
        ),
        "AppEnum": MacroSpec(type: AppEnumSchemaMacro.self, conformances: ["AppEnum", "AssistantSchemaEnum"]),
        "ComputedProperty": MacroSpec(type: ComputedPropertyMacro.self),
        "DeferredProperty": MacroSpec(type: DeferredPropertyMacro.self),
    ]

    /// Returns the lines that say something, without their indentation.
    static func lines(of code: String) -> [String] {
        code.split(separator: "\n").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
            .filter { !$0.isEmpty }
    }

    /// Applies every fix-it, from the end of the source to its beginning.
    private static func repair(
        _ source: String,
        diagnostics: [Diagnostic],
        context: BasicMacroExpansionContext
    ) -> String {
        let edits = diagnostics.flatMap(\.fixIts).flatMap(\.changes).compactMap { change -> (Range<Int>, [UInt8])? in
            guard case .replace(let old, let new) = change else { return nil }
            let start = context.location(for: old.position, anchoredAt: old, fileName: "App.swift").offset
            return (start..<start + old.totalLength.utf8Length, Array(new.description.utf8))
        }
        var bytes = Array(source.utf8)
        for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            bytes.replaceSubrange(range, with: text)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
