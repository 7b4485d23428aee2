import AppIntents
import Testing

@Suite("How values look")
struct DisplayRepresentationTests {
    private typealias Image = DisplayRepresentation.Image

    @Test("A literal is a title")
    func literals() {
        let look: DisplayRepresentation = "Album"
        #expect(String(localized: look.title) == "Album")
        #expect(look.subtitle == nil)
        let type: TypeDisplayRepresentation = "Album"
        #expect(String(localized: type.name) == "Album")
    }

    @Test("Images of every source survive coding")
    func imageCoding() throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        let images = [
            Image(named: "cover"), Image(named: "cover", isTemplate: true, displayStyle: .circular),
            Image(systemName: "star", isTemplate: false), Image(data: Data([1, 2, 3])),
            Image(url: url), Image(url: url, width: 20, height: 30, displayStyle: .circular),
        ]
        let data = try JSONEncoder().encode(images)
        #expect(try JSONDecoder().decode([Image].self, from: data) == images)
    }

    @Test("Images differ by source, mask and shape")
    func imageEquality() {
        #expect(Image(named: "a") != Image(systemName: "a"))
        #expect(Image(named: "a") != Image(named: "a", isTemplate: true))
        #expect(Image(named: "a") != Image(named: "a", displayStyle: .circular))
    }

    @Test("A deferred image is loaded when asked for")
    func deferredImage() async throws {
        let look = DisplayRepresentation(title: "Album") { Image(named: "late") }
        #expect(look.image == nil)
        #expect(try await look.loadedImage() == Image(named: "late"))
        #expect(look == look)
        #expect(look != DisplayRepresentation(title: "Album") { Image(named: "late") })
    }
}
