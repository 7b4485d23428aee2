import LayoutEngine
import Testing

@Suite("Lines as one text")
struct TextJointTests {
    @Test(
        "Are joined by a space, by nothing, or by a line break",
        arguments: [
            ("one", "two", true, "one two"), ("one", "two", false, "one\ntwo"), ("di-", "vided", true, "divided"),
            ("di-", "vided", false, "di-\nvided"), ("Rhine-", "Main", true, "Rhine- Main"),
            ("see a.b/c-", "d", true, "see a.b/c- d"), ("日本", "語の", true, "日本語の"), ("日本", "two", true, "日本 two"),
            ("", "two", true, " two"), ("-", "two", true, "- two"),
        ]
    )
    func joint(_ first: String, _ second: String, _ wraps: Bool, _ text: String) {
        #expect(JoinedText([first, second]) { _ in wraps }.text == text)
    }

    @Test("Know their places in it")
    func places() {
        let joined = JoinedText(["one di-", "vided", "e\u{301}nd", "\u{301}x"]) { $0 < 2 }
        let characters = Array(joined.text)
        #expect(joined.text == "one divided e\u{301}nd\n\u{301}x")
        #expect(String(characters[joined.ranges[0]]) == "one di" && String(characters[joined.ranges[1]]) == "vided")
        #expect(String(characters[joined.ranges[2]]) == "e\u{301}nd")
        #expect(JoinedText([]) { _ in true }.text.isEmpty)
    }
}
