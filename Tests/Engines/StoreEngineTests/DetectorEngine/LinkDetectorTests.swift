import DetectorEngine
import Testing

@Suite("Links and mail addresses in text")
struct LinkDetectorTests {
    @Test(
        "Links have their scheme, path and query, and not what ends the sentence",
        arguments: [
            ("See https://example.com/a_(b)?q=1.", "https://example.com/a_(b)?q=1", "https://example.com/a_(b)?q=1"),
            ("(http://localhost:8080/x)", "http://localhost:8080/x", "http://localhost:8080/x"),
            ("http://127.0.0.1:80/#/1!", "http://127.0.0.1:80/#/1", "http://127.0.0.1:80/#/1"),
            ("at www.example.com.cn today", "www.example.com.cn", "http://www.example.com.cn"),
            ("münchen.de/straße", "münchen.de/straße", "https://münchen.de/straße"),
            ("visit example.museum, now", "example.museum", "https://example.museum"),
            ("https://例え.jp", "https://例え.jp", "https://例え.jp"),
        ]
    )
    func links(text: String, range: String, link: String) {
        #expect(found(.links, in: text) == [Found(text: range, value: .link(link))])
    }

    @Test(
        "Files, versions, times, sentences and unknown schemes aren't links",
        arguments: [
            "readme.md", "main.rs", "v1.2.3", "1.1.1.1", "at 7.am", "the end.It was", "working..is",
            "httt://example.com",
            "https://", "a.b", "setup.py and build.sh", "it is over.in the end", "src/example.com.swift",
        ]
    )
    func others(text: String) {
        #expect(found(.links, in: text) == [])
    }

    @Test("A mail address stands alone, and its host is no link")
    func mail() {
        let text = "Write to Bob.Smith+x@example.co.uk, not to @bob or bob@example."
        #expect(
            found([.mail, .links], in: text)
                == [Found(text: "Bob.Smith+x@example.co.uk", value: .mail("Bob.Smith+x@example.co.uk"))]
        )
    }
}
