import Foundation
import TestSupport
import Testing

@Suite("Expected errors")
struct ErrorCodeTests {
    /// The names of the error types that have a code.
    private func codedErrors() throws -> Set<String> {
        var names: Set<String> = []
        for file in House.sources(in: Checkout.folder.appending(path: "Sources")) {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains(" let code: Code") || text.contains(" var code: Code") else { continue }
            let declarations = text.matches(of: /(?:struct|class) (\w+):[^{]*\b(?:CustomNS|Localized)?Error\b/)
            names.formUnion(declarations.map { String($0.1) })
        }
        return names
    }

    /// Returns the lines of a test that expect an error of a type with a code, and drop the error.
    private func dropped(_ source: String, of coded: Set<String>) -> [Substring] {
        source.split(separator: "\n").filter { line in
            // Most lines don't need the slower search.
            guard line.contains("#expect(throws:"),
                let match = line.firstMatch(of: /#expect\(throws: (\w+)\.self/), coded.contains(String(match.1))
            else {
                return false
            }
            let before = line[..<match.range.lowerBound].replacing("await ", with: "").replacing("try ", with: "")
            return !before.hasSuffix("= ") && !before.hasSuffix("#require(")
        }
    }

    @Test("Are kept, to compare their codes, where their type has one")
    func codes() throws {
        let coded = try codedErrors()
        #expect(coded.isSuperset(of: ["ImageCodingError", "AppFailure", "VisualCatalogError", "MLModelError"]))
        for file in House.sources(in: Checkout.folder.appending(path: "Tests")) {
            #expect(
                try dropped(String(contentsOf: file, encoding: .utf8), of: coded) == [],
                "\(file.lastPathComponent)"
            )
        }
    }

    @Test(
        "Are noticed when they are dropped",
        arguments: [
            ("#expect(throws: A.self) { try f() }", true), ("await #expect(throws: A.self) { try f() }", true),
            ("let error = #expect(throws: A.self) {", false), ("let error = await #expect(throws: A.self) {", false),
            ("try #require(await #expect(throws: A.self) { f() })", false), ("#expect(throws: B.self) { f() }", false),
        ]
    )
    func notices(line: String, isDropped: Bool) {
        #expect(!dropped(line, of: ["A"]).isEmpty == isDropped)
    }
}
