import CoreGraphics
import CoreImage
import Foundation
import FoveaSearch
import ImageIO
import Testing
import Vision

@Suite("A loop over prints beside a catalogue")
struct PrintLoopTests {
    /// Both ways to find the pictures that come with the examples.
    private struct Ways: Sendable {
        var images: [String: CGImage] = [:]
        var prints: [(id: String, print: FeaturePrintObservation)] = []
        let catalog: VisualCatalog

        init() async throws {
            catalog = try await .inMemory()
            let folder = URL(filePath: #filePath).appending(path: "../../../../../Examples/Pictures").standardized
            for name in ["balloon.png", "cat.jpg", "coffee.jpg", "lighthouse.png"] {
                let file = folder.appending(path: name)
                let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
                images[name] = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
                prints.append((name, try await GenerateImageFeaturePrintRequest().perform(on: file)))
                try await catalog.add(VisualItem(id: name, pictures: [.file(file)]))
            }
        }

        /// The loop of an app: every print within a fixed distance, nearest first.
        func loop(_ photo: CGImage) async throws -> [String] {
            let seen = try await GenerateImageFeaturePrintRequest().perform(on: photo)
            return try prints.map { (id: $0.id, distance: try $0.print.distance(to: seen)) }
                .filter { $0.distance < 1 }
                .sorted { $0.distance < $1.distance }
                .map(\.id)
        }

        func search(_ photo: CGImage) async throws -> [String] {
            try await catalog.search(VisualQuery(picture: .image(photo))).matches.map(\.id)
        }
    }

    /// Built once for all tests.
    private static let ways = Task { try await Ways() }

    /// A photo of a picture on a table: turned, and as large a part of the frame's side as asked for.
    private func photo(of subject: CGImage, degrees: Double = 0, share: Double = 1) throws -> CGImage {
        let side = 640.0
        let context = try #require(
            CGContext(
                data: nil,
                width: Int(side),
                height: Int(side),
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(red: 0.45, green: 0.36, blue: 0.3, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        context.translateBy(x: side / 2, y: side / 2)
        context.rotate(by: degrees * .pi / 180)
        let (width, height) = (Double(subject.width), Double(subject.height))
        let scale = share * side / max(width, height)
        context.draw(
            subject,
            in: CGRect(
                x: -scale * width / 2,
                y: -scale * height / 2,
                width: scale * width,
                height: scale * height
            )
        )
        return try #require(context.makeImage())
    }

    private static let names = ["balloon.png", "cat.jpg", "coffee.jpg", "lighthouse.png"]

    @Test("A small, clean catalogue is ranked alike", arguments: names, [0.0, 3])
    func clean(name: String, degrees: Double) async throws {
        let ways = try await Self.ways.value
        let photo = try photo(of: try #require(ways.images[name]), degrees: degrees, share: 0.97)
        let found = try await ways.search(photo)
        #expect(found.first == name)
        #expect(try await ways.loop(photo) == found)
    }

    @Test(
        "The catalogue finds a picture that is small in its photo, or turned",
        arguments: names,
        [(8.0, 0.35), (130, 0.6)]
    )
    func photos(name: String, view: (degrees: Double, share: Double)) async throws {
        let ways = try await Self.ways.value
        let photo = try photo(of: try #require(ways.images[name]), degrees: view.degrees, share: view.share)
        #expect(try await ways.search(photo) == [name])
    }

    @Test("The loop misses some of those", arguments: ["balloon.png", "lighthouse.png"], [(8.0, 0.35), (130, 0.6)])
    func misses(name: String, view: (degrees: Double, share: Double)) async throws {
        let ways = try await Self.ways.value
        let photo = try photo(of: try #require(ways.images[name]), degrees: view.degrees, share: view.share)
        #expect(try await ways.loop(photo).isEmpty)
    }

    @Test("Setting it upright first makes up for a small picture", arguments: names)
    func upright(name: String) async throws {
        let ways = try await Self.ways.value
        let photo = try photo(of: try #require(ways.images[name]), degrees: 8, share: 0.35)
        let upright = try await VisualPicture.image(photo).upright()
        let recipe = upright.pixelBuffer.withUnsafeBuffer { CIImage(cvPixelBuffer: $0) }
        #expect(try await ways.loop(try #require(CIContext().createCGImage(recipe, from: recipe.extent))) == [name])
    }
}
