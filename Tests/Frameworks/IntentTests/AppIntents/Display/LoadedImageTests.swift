@testable import AppIntents
import ImageHeaderEngine
import Testing

@Suite("Loading images")
struct LoadedImageTests {
    private typealias Image = DisplayRepresentation.Image

    @Test("Bytes of an image are what is drawn")
    func data() async throws {
        let data = try Data(contentsOf: Fixtures.folder("Pictures/cover.png"))
        let loaded = await Image(data: data, isTemplate: true, displayStyle: .circular).loadedImage()
        #expect(
            loaded.content == .picture(EncodedPicture(data: data, format: .png, pixelWidth: 4, pixelHeight: 3))
        )
        #expect(loaded.isTemplate == true)
        #expect(loaded.displayStyle == .circular)
        #expect(loaded.problem == nil)
    }

    @Test("A file is read from its address, at the size asked for")
    func file() async throws {
        let url = Fixtures.folder("Pictures/cover.png")
        let loaded = await Image(url: url, width: 20, height: 15).loadedImage()
        #expect(loaded.picture?.pixelWidth == 4)
        #expect(loaded.size == LoadedImage.Size(width: 20, height: 15))
    }

    @Test("A symbol stays a name")
    func symbol() async {
        #expect(await Image(systemName: "star").loadedImage().content == .symbol("star"))
    }

    @Test(
        "A name leads to a file or to an image set, the sharpest one",
        arguments: [
            ("cover", 8), ("cover.png", 4), ("blue", 15), ("Covers/hejira", 5), ("mingus", 6),
        ]
    )
    func named(name: String, width: Int) throws {
        #expect(try NamedPicture.read(name, in: .atURL(Fixtures.folder("Pictures"))).pixelWidth == width)
    }

    @Test("A name that leads nowhere, or out of the resources, is refused", arguments: ["gone", "hejira", "../x", ""])
    func notNamed(name: String) {
        #expect(throws: PictureProblem.self) {
            try NamedPicture.read(name, in: .atURL(Fixtures.folder("Pictures")))
        }
    }

    @Test(
        "An image that can't be shown becomes a placeholder that says why",
        arguments: [
            (Image(data: Data()), "no bytes"),
            (Image(data: Data("hello".utf8)), "no image of a known kind"),
            (Image(data: Data("%PDF-1.7 and more".utf8)), "no image of a known kind"),
            (Image(named: "no such picture"), "There is no image named"),
            (Image(url: URL(filePath: "/nonexistent/a.png")), "/nonexistent/a.png"),
            (Image(url: URL(filePath: "/dev/zero")), "/dev/zero"),
            (Image(url: URL(filePath: "/")), "no image file"),
            (Image(url: URL(string: "https://example.com/a.png") ?? URL(filePath: "/")), "isn't on this machine"),
        ] as [(DisplayRepresentation.Image, String)]
    )
    private func broken(image: DisplayRepresentation.Image, reason: String) async throws {
        try await expectPlaceholder(for: image, because: reason)
    }

    @Test("An image of more bytes than the limit becomes a placeholder that says so")
    func large() async throws {
        let image = Image(data: Data(count: EncodedPicture.byteLimit + 1))
        try await expectPlaceholder(for: image, because: "the limit is")
    }

    private func expectPlaceholder(for image: Image, because reason: String) async throws {
        let loaded = await image.loadedImage()
        let problem = try #require(loaded.problem)
        #expect(problem.description.contains(reason))
        #expect(loaded.picture == .placeholder)
    }

    @Test("The placeholder is a picture itself")
    func placeholder() throws {
        let picture = EncodedPicture.placeholder
        #expect(try EncodedPicture(picture.data) == picture)
    }

    @Test("A deferred image that fails becomes a placeholder, and none is none")
    func deferred() async throws {
        let look = DisplayRepresentation(title: "Album") { throw CocoaError(.fileReadUnknown) }
        #expect(try #require(await look.loadedPicture()).picture == .placeholder)
        let none = await DisplayRepresentation(title: "Album") { nil }.loadedPicture()
        #expect(none == nil)
    }
}
