import HTTPEngine
import Testing

@Suite("The target of a request")
struct HTTPTargetTests {
    @Test("Is decoded once")
    func isDecoded() throws {
        let target = try #require(HTTPTarget("/apps/my%20app/a%2Bb?q=caf%C3%A9+noir&flag&x=1=2"))
        #expect(target.segments == ["apps", "my app", "a+b"])
        #expect(target.values("q") == ["café noir"])
        #expect(target.values("flag") == [""])
        #expect(target.values("x") == ["1=2"])
    }

    @Test("Keeps the slash at the end")
    func keepsSlash() throws {
        #expect(try #require(HTTPTarget("/")).segments == [""])
        #expect(try #require(HTTPTarget("/apps/music/")).segments == ["apps", "music", ""])
    }

    @Test(
        "Isn't made of what means two things",
        arguments: [
            "", "x", "http://localhost/", "*", "/..", "/a/../b", "/a/./b", "/%2e%2e/etc", "/a%2fb", "/a%5cb",
            "/a\\b/%5C", "/a#b",
            "/a//b", "/%00", "/%0a", "/%zz", "/%a", "/caf\u{e9}", "/%ff", "/a b", "/?q=%ff",
        ]
    )
    func refuses(_ text: String) {
        #expect(HTTPTarget(text) == nil)
    }
}
