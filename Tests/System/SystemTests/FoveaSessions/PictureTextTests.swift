import ActionEngine
import Foundation
import FoveaCapture
import GeometryEngine
import ImageCodingEngine
import PictureSupport
import PixelEngine
import SymbolEngine
import Testing

@testable import FoveaSessions

@Suite("The text of pictures")
struct PictureTextTests {
    private static let lines = ["The quick brown fox", "jumps over 13 lazy dogs."]

    private static func page() throws -> CapturedPicture {
        let page = try Page.drawn(lines, font: "DejaVu Sans", look: PageLook(size: 32), margin: 60)
        return CapturedPicture(page, kind: .screenshot)
    }

    private func kind(_ work: () async throws -> some Sendable) async -> Problem.Kind? {
        await #expect(throws: Problem.self) { try await work() }?.kind
    }

    @Test("Is read in order, with the place of every word", arguments: [[], ["en"], ["EN-us"]])
    func page(languages: [String]) async throws {
        let found = try await EngineDescriber().reading(of: Self.page(), languages: languages).text
        #expect(found.text == Self.lines.joined(separator: "\n"))
        #expect(
            found.lines.map { $0.words.map(\.text) } == Self.lines.map { $0.split(separator: " ").map(String.init) }
        )
        #expect(found.codes.isEmpty)
        for line in found.lines {
            #expect(line.corners.count == 4 && (0...1).contains(line.confidence))
            let starts = line.words.map(\.corners[0].x)
            #expect(starts == starts.sorted())
            #expect((line.corners + line.words.flatMap(\.corners)).allSatisfy { (0...1).contains($0.x) })
        }
    }

    @Test("Is empty where there is none")
    func blank() async throws {
        let gray = try Raster(width: 200, height: 100, format: .gray8, alpha: .opaque) { _, _ throws(PixelError) in }
        let found = try await EngineDescriber().reading(of: CapturedPicture(gray, kind: .photo), languages: []).text
        #expect(found == PictureText(lines: [], codes: []))
    }

    @Test("Comes with the codes, of which websites are links")
    func codes() async throws {
        let address = "https://example.org/a?b=c"
        let symbol = try #require(QRSymbol(Data(address.utf8), correction: .medium)).modules.bordered(4)
        let side = 8
        let drawn = try Raster(
            width: symbol.width * side,
            height: symbol.height * side,
            format: .gray8,
            alpha: .opaque
        ) { bytes, bytesPerRow in
            for y in 0..<symbol.height * side {
                for x in 0..<symbol.width * side {
                    bytes[y * bytesPerRow + x] = symbol[x / side, y / side] ? 0 : 255
                }
            }
        }
        let found = try await EngineDescriber().reading(of: CapturedPicture(drawn, kind: .screenshot), languages: [])
            .text
        let code = try #require(found.codes.first)
        #expect(found.codes.count == 1 && code.symbology == "qr")
        #expect(code.text == address && code.link == address && code.byteCount == address.utf8.count)
    }

    @Test(
        "Has no link but to a website",
        arguments: [
            "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "http:", "https:///x", "example.org",
            "https://bank.example@evil.example/", "https://example.org/ x", "https://example.org/\n",
            "https://ex\u{0430}mple.org/", "https://example.org/\u{202E}gpj", " https://example.org",
            "WIFI:S:home;P:secret;;", "",
        ]
    )
    func noLinks(text: String) { #expect(CodeText.link(text) == nil) }

    @Test("Has links to websites", arguments: ["http://example.org", "HTTPS://EXAMPLE.ORG:8443/A%20B?c#d"])
    func links(text: String) { #expect(CodeText.link(text) == text) }

    @Test("Isn't read in a language that is unknown", arguments: ["tlh", "", "en-"])
    func unknownLanguage(tag: String) async throws {
        let picture = try Self.page()
        #expect(await kind { try await EngineDescriber().reading(of: picture, languages: [tag]) } == .badRequest)
    }

    @Test("Is no longer read once the request is cancelled")
    func cancelled() async throws {
        let picture = try Self.page()
        let reading = Task { try await EngineDescriber().reading(of: picture, languages: []) }
        reading.cancel()
        let error = await #expect(throws: (any Error).self) { try await reading.value }
        #expect(error is CancellationError || (error as? Problem)?.kind == .cancelled)
    }
}
