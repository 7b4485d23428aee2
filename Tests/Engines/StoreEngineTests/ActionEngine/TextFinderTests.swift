import ActionEngine
import DetectorEngine
import TestSupport
import TextEngine
import Testing

@Suite("Actions of a text")
struct TextFinderTests {
    @Test("Single lines are called, written to, opened, shown and at last copied")
    func singles() {
        let lines = note(
            "Call (212) 555-0143",
            "info@example.com",
            "https://example.com",
            "350 Fifth Avenue, New York, NY 10118"
        )
        let kinds = TextFinder.drafts(in: lines, context: context()).map { draft in
            switch draft.content {
            case .call: "call"
            case .writeMail: "mail"
            case .openLink: "link"
            case .showPlace: "place"
            case .copyText: "copy"
            default: "other"
            }
        }
        #expect(kinds == ["call", "mail", "link", "place", "copy"])
    }

    @Test("A picture without text offers nothing")
    func empty() {
        #expect(TextFinder.drafts(in: [], context: context()).isEmpty)
        #expect(TextFinder.drafts(in: note("", "   "), context: context()).isEmpty)
    }

    @Test("Hostile text takes no more than its length", .timeLimit(.minutes(5)))
    func hostile() {
        let texts = [
            String(repeating: "May 8 ", count: 12000), String(repeating: "a", count: 65536),
            String(repeating: " ", count: 3_000_000), String(repeating: "7pm-", count: 16000),
            String(repeating: "é\u{301}", count: 30000), String(repeating: "1/2/", count: 16000),
        ]
        for text in texts { #expect(TextFinder.drafts(in: note(text, "The Comets"), context: context()).count < 100) }
        let many = (0..<5000).map { line("June \($0 % 28 + 1) 8pm Boston, MA", x: 10, y: Double($0 % 90), height: 1) }
        #expect(TextFinder.drafts(in: many, context: context()).count < 100)
    }

    @Test("Changed lines never trap")
    func mutations() {
        var random = SplitMix(state: 27)
        let source = Array(
            "THE COMETS Friday, May 8, 2026 Doors 7pm / Show 8pm 12-14 June jane@doe.org (212) 555-0143 3月4日 @ · |"
                .unicodeScalars
        )
        for _ in 0..<400 {
            let lines = (0..<Int.random(in: 1...8, using: &random)).map { index in
                var text = String.UnicodeScalarView()
                for _ in 0..<Int.random(in: 0...40, using: &random) {
                    text.append(source[Int.random(in: source.indices, using: &random)])
                }
                return line(
                    String(text),
                    x: .random(in: -10...90, using: &random),
                    y: .random(in: -10...90, using: &random),
                    height: .random(in: 0...9, using: &random)
                )
            }
            #expect(TextFinder.drafts(in: lines, context: context()).count < 100)
        }
    }
}
