import CoreImage
import Foundation
import Testing
import Vision

#if SWIFT_5_MODE
    @testable import Integrations5
#else
    @testable import Integrations6
#endif

@Suite("A scanner of text, codes and pages, as others write it")
struct PageScannerTests {
    private let poster = examples.appending(path: "poster.jpg")
    private let letter = examples.appending(
        path: "../../Tests/Frameworks/GraphicsTests/Vision/Fixtures/page.jpg"
    ).standardized

    @Test(
        "Lines become JSON with boxes in pixels from the upper left, whatever languages are asked for",
        arguments: [[], ["en-US"], ["zh-Hans", "en-US"], ["ja-JP"], ["ko-KR", "en-US"]]
    )
    func json(languages: [String]) throws {
        let text = try TextScanner.json(url: poster, languages: languages)
        let lines = try JSONDecoder().decode([ScannedLine].self, from: Data(text.utf8))
        let venue = try #require(lines.first { $0.text.contains("Palm House") })
        let name = try #require(lines.first { $0.text.contains("OKAFOR") })
        #expect(name.y + name.height < venue.y && name.height > venue.height)
        #expect(venue.x >= 0 && venue.x + venue.width <= 900 && venue.y + venue.height <= 1240)
        #expect(lines.allSatisfy { (0...1).contains($0.confidence) })
    }

    @Test("Reading fast finds the large letters too")
    func fast() throws {
        #expect(try TextScanner.json(url: poster, fast: true).contains("OKAFOR"))
    }

    @Test("The text comes by a completion handler, and an error for what is no picture")
    func completion() throws {
        var found: [String] = []
        try TextScanner.text(in: Data(contentsOf: poster)) { found = (try? $0.get()) ?? [] }
        #expect(found.contains("Palm House, Dublin"))
        var isFailure = false
        TextScanner.text(in: Data("no picture".utf8)) { if case .failure = $0 { isFailure = true } }
        #expect(isFailure)
    }

    @Test("A word has its place, in a Core Image image as well")
    func word() throws {
        let image = try #require(CIImage(contentsOf: poster))
        let dublin = try #require(try TextScanner.box(of: "Dublin", in: image))
        let palm = try #require(try TextScanner.box(of: "Palm", in: image))
        #expect(palm.maxX < dublin.minX && abs(palm.midY - dublin.midY) < 0.02)
        #expect(try TextScanner.box(of: "Lisbon", in: image) == nil)
    }

    @Test("A pixel buffer is read as the frame of a camera is, and text is found without reading it")
    func frame() async throws {
        let image = try #require(CIImage(contentsOf: poster))
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, 900, 1240, kCVPixelFormatType_32BGRA, nil, &buffer)
        let frame = try #require(buffer)
        CIContext().render(image, to: frame)
        #expect(try await TextScanner.lines(in: frame).contains("Palm House, Dublin"))
        let pixels = try #require(CIContext().createCGImage(image, from: image.extent))
        let pieces = try TextScanner.pieces(in: pixels)
        #expect((4...8).contains(pieces))
    }

    @Test("A code that was drawn is read again, from a file and from memory, and a poster has none")
    func codes() async throws {
        let code = try CodeScanner.draw("https://example.org/1")
        #expect(try await CodeScanner.first(in: code) == "https://example.org/1")
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        try CIContext().writePNGRepresentation(of: CIImage(cgImage: code), to: file, format: .RGBA8, colorSpace: space)
        #expect(try CodeScanner.payloads(url: file) == ["VNBarcodeSymbologyQR": "https://example.org/1"])
        #expect(try CodeScanner.payloads(url: poster).isEmpty)
    }

    @Test("A letter on a table is flattened, and a cat is no page")
    func pages() throws {
        let photo = try #require(CIImage(contentsOf: letter))
        let page = try #require(try PageFlattener.page(in: photo))
        #expect((0.6...0.85).contains(page.extent.width / page.extent.height))
        let cat = try #require(CIImage(contentsOf: examples.appending(path: "cat.jpg")))
        #expect(try PageFlattener.page(in: cat) == nil)
    }
}
