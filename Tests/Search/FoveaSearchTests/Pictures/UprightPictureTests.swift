import CoreGraphics
import CoreVideo
import Foundation
import FoveaSearch
import PictureSupport
import Testing
import Vision
import VisualIntelligence

@Suite("Setting the thing in a picture upright")
struct UprightPictureTests {
    /// A light card with a dark upper half on a dark table.
    private func scene(degrees: Double) -> Drawing {
        var card = Drawing(width: 120, height: 160, gray: 230)
        for index in 0..<120 * 80 { card.pixels[index] = 120 }
        var scene = Drawing(width: 320, height: 280, gray: 30)
        scene.place(card, x: 160, y: 140, degrees: degrees, scale: 1.2)
        return scene
    }

    /// The gray level at a place, from the upper left corner, of both sides.
    private func gray(_ buffer: CVReadOnlyPixelBuffer, x: Double, y: Double) -> Int {
        buffer.withUnsafeBuffer { buffer in
            CVPixelBufferLockBaseAddress(buffer, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
            let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
            let place =
                Int(y * Double(height)) * CVPixelBufferGetBytesPerRow(buffer) + Int(x * Double(width)) * 4
            return CVPixelBufferGetBaseAddress(buffer).map { Int($0.load(fromByteOffset: place, as: UInt8.self)) } ?? -1
        }
    }

    @Test("A slanting card comes out straight, in its proportions", arguments: [0.0, 20, -35])
    func card(degrees: Double) async throws {
        let upright = try await scene(degrees: degrees).picture().upright()
        let size = upright.pixelBuffer.size
        #expect(abs(Double(size.width) / Double(size.height) - 0.75) < 0.03)
        #expect(try #require(upright.confidence) > 0.5)
        #expect(upright.quad.contains(NormalizedPoint(x: 0.5, y: 0.5)))
        #expect(gray(upright.pixelBuffer, x: 0.5, y: 0.1) == 120)
        #expect(gray(upright.pixelBuffer, x: 0.5, y: 0.9) == 230)
    }

    @Test("A card is given only where it is as sure as is asked for")
    func confidence() async throws {
        let picture = try scene(degrees: 20).picture()
        let sure = try #require(try await picture.upright().confidence)
        let found = try await picture.upright(withConfidence: sure)
        #expect(found?.confidence == sure)
        #expect(try await picture.upright(withConfidence: sure + 0.01) == nil)
        #expect(try await Drawing(width: 200, height: 100, gray: 90).picture().upright(withConfidence: 0) == nil)
    }

    @Test("A card on its side stands upright in one of the four turns")
    func turns() async throws {
        let upright = try await scene(degrees: 90).picture().upright()
        let tops = try (0..<4).map { gray(try upright.turned(clockwise: $0), x: 0.5, y: 0.1) }
        #expect(tops.count { $0 == 120 } == 1)
        #expect(tops.count { $0 == 230 } == 1)
        let (a, b) = (upright.pixelBuffer.size, try upright.turned(clockwise: -1).size)
        #expect((a.width, a.height) == (b.height, b.width))
        #expect(try upright.turned(clockwise: 4) === upright.pixelBuffer)
    }

    @Test("A picture without a rectangle stays whole, and so does a region of it")
    func whole() async throws {
        let plain = try Drawing(width: 200, height: 100, gray: 90).picture()
        let upright = try await plain.upright()
        #expect(upright.confidence == nil)
        #expect((upright.pixelBuffer.size.width, upright.pixelBuffer.size.height) == (200, 100))
        #expect(upright.quad.corners == [(0.0, 1.0), (1, 1), (1, 0), (0, 0)].map { NormalizedPoint(x: $0.0, y: $0.1) })
        let half = try await plain.upright(in: NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 1), maximumSide: 50)
        #expect((half.pixelBuffer.size.width, half.pixelBuffer.size.height) == (50, 50))
        #expect(half.quad.bottomLeft == NormalizedPoint(x: 0.5, y: 0))
    }

    @Test("A point chooses among several things", arguments: [0.25, 0.75])
    func point(x: Double) async throws {
        var scene = Drawing(width: 480, height: 240, gray: 30)
        scene.place(Drawing(width: 100, height: 140, gray: 120), x: 120, y: 120, degrees: 8, scale: 1)
        scene.place(Drawing(width: 100, height: 140, gray: 230), x: 360, y: 120, degrees: -8, scale: 1)
        let upright = try await scene.picture().upright(at: NormalizedPoint(x: x, y: 0.5))
        #expect(upright.quad.contains(NormalizedPoint(x: x, y: 0.5)))
        #expect(gray(upright.pixelBuffer, x: 0.5, y: 0.5) == (x < 0.5 ? 120 : 230))
    }

    @Test("Every kind of picture is taken, and they agree")
    func kinds() async throws {
        let image = try scene(degrees: 20).image()
        let buffer = try await VisualPicture.image(image).upright(maximumSide: 4_096).pixelBuffer
        let descriptor = SemanticContentDescriptor(terms: ["card"], pixels: buffer)
        let again = try await #require(VisualPicture.descriptor(descriptor)).upright()
        let direct = try await VisualPicture.pixelBuffer(buffer).upright()
        #expect(again.quad == direct.quad)
        #expect(VisualPicture.descriptor(SemanticContentDescriptor(terms: ["card"], pixels: nil)) == nil)
    }

    @Test("What can't be read or asked for is refused, with what to do")
    func refusals() async throws {
        func code(_ picture: VisualPicture, side: Int = 100, point: NormalizedPoint? = nil) async -> VisualCatalogError
            .Code?
        {
            let error = await #expect(throws: VisualCatalogError.self) {
                try await picture.upright(at: point, maximumSide: side)
            }
            return error?.code
        }
        #expect(await code(.data(Data([1, 2, 3]))) == .unreadablePicture)
        #expect(await code(.file(URL(filePath: "/nowhere/photo.jpg"))) == .unreadablePicture)
        let plain = try Drawing(width: 20, height: 10).picture()
        #expect(await code(plain, side: 0) == .invalidQuery)
        #expect(await code(plain, point: NormalizedPoint(x: 0.5, y: -0.1)) == .invalidQuery)
        #expect(await code(plain, point: NormalizedPoint(x: .nan, y: 0.5)) == .invalidQuery)
    }
}
