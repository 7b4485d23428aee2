import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("Localized strings with attributes")
struct AttributedStringTests {
    @Test(
        "Read Markdown inside a line",
        arguments: [
            ("plain", "plain"), ("a *b* c", "a {i:b} c"), ("**b**", "{b:b}"), ("__b__ _i_", "{b:b} {i:i}"),
            ("***x***", "{bi:x}"), ("~~gone~~", "{s:gone}"), ("`a*b*`", "{c:a*b*}"), ("``a`b``", "{c:a`b}"),
            ("*a **b***", "{i:a }{bi:b}"), (#"\*a\*"#, "*a*"), ("2 * 3 * 4", "2 * 3 * 4"),
            ("snake_case_name", "snake_case_name"), ("*open", "*open"), ("[a](b", "[a](b"),
            ("[Museum](https://m.org/a)", "{l:Museum}"), ("**[a](b:c)**", "{bl:a}"),
            ("<https://a.b>", "{l:https://a.b}"),
            ("1 < 2 > 0", "1 < 2 > 0"), ("^[3 apples](inflect: true)", "3 apples"), ("  a\n b", "  a\n b"), ("", ""),
        ]
    )
    func markdown(_ text: String, _ expected: String) {
        #expect(describe(InlineMarkdown.attributed(text)) == expected)
    }

    @Test("End in time over marks without a partner")
    func hostile() {
        for text in ["*", "[", "`a", "~~a", "_", "^[", "<"] {
            let long = String(repeating: text, count: 300)
            #expect(String(InlineMarkdown.attributed(long).characters).isEmpty == false)
        }
    }

    @Test("Leave values as they are")
    func values() {
        let name = "A*s*"
        var strong = AttributedString("Ada")
        strong.link = URL(string: "a:b")
        #expect(describe(AttributedString(localized: "**\(name)** and \(3)")) == "{b:A*s*} and 3")
        #expect(describe(AttributedString(localized: "*\(strong)*!")) == "{il:Ada}!")
        #expect(describe(AttributedString(localized: "KEY", defaultValue: "_v \(1)_")) == "{i:v 1}")
        #expect(describe(AttributedString(localized: LocalizedStringResource("**x** \(2)"))) == "{b:x} 2")
    }

    @Test("Mark values with their positions on demand")
    func positions() {
        let text = AttributedString(localized: "\("a") of \("b")", options: .applyReplacementIndexAttribute)
        #expect(text.runs.map { $0.replacementIndex } == [1, nil, 2])
    }

    @Test("Compare and encode by their characters")
    func resource() throws {
        let resource = LocalizedStringResource("\(AttributedString("Ada"))!")
        #expect(String(localized: resource) == "Ada!")
        let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(String(localized: decoded) == "Ada!")
    }

    /// The text with each run in braces behind the letters of its attributes.
    private func describe(_ text: AttributedString) -> String {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let letters = [
                intent.contains(.stronglyEmphasized) ? "b" : "", intent.contains(.emphasized) ? "i" : "",
                intent.contains(.code) ? "c" : "", intent.contains(.strikethrough) ? "s" : "",
                run.link == nil ? "" : "l",
            ].joined()
            let part = String(text[run.range].characters)
            return letters.isEmpty ? part : "{\(letters):\(part)}"
        }.joined()
    }
}
