import GeometryEngine
import PictureEngine
import PixelEngine
import Synchronization
import Testing

@testable import FoveaSearch

@Suite("What was found of a picture before")
struct PictureFindingsTests {
    private func gray() throws -> Picture {
        Picture(try Raster(width: 64, height: 64, format: .rgba8, alpha: .opaque) { _, _ throws(PixelError) in })
    }

    @Test("A picture is opened once, however often it is asked for")
    func opening() throws {
        let findings = PictureFindings()
        var count = 0
        func opened() throws -> Picture {
            try findings.picture {
                count += 1
                return try gray()
            }
        }
        #expect(try opened() === opened())
        #expect(count == 1)
    }

    @Test("A picture that can't be opened is tried again")
    func failing() throws {
        let findings = PictureFindings()
        #expect(throws: VisualCatalogError.self) {
            try findings.picture { throw VisualCatalogError(code: .unreadablePicture, message: "Broken.") }
        }
        #expect(try findings.picture(gray).width == 64)
    }

    @Test("That there is no rectangle is known as well")
    func nothing() throws {
        let findings = PictureFindings()
        let picture = try gray()
        for _ in 0..<2 { #expect(try findings.mainRectangle(in: picture, region: .whole) == nil) }
    }
}
