import GeometryEngine
import PictureEngine
import PixelEngine
import Synchronization
import Testing

@testable import FoveaSearch

@Suite("What was found of a picture before")
struct EarlierLooksTests {
    private func gray() throws -> Picture {
        Picture(try Raster(width: 64, height: 64, format: .rgba8, alpha: .opaque) { _, _ throws(PixelError) in })
    }

    @Test("A picture is opened once, however often it is asked for")
    func opening() throws {
        let looks = EarlierLooks()
        var count = 0
        func opened() throws -> Picture {
            try looks.picture {
                count += 1
                return try gray()
            }
        }
        #expect(try opened() === opened())
        #expect(count == 1)
    }

    @Test("A picture that can't be opened is tried again")
    func failing() throws {
        let looks = EarlierLooks()
        let error = #expect(throws: VisualCatalogError.self) {
            try looks.picture { throw VisualCatalogError(code: .unreadablePicture, message: "Broken.") }
        }
        #expect(error?.code == .unreadablePicture)
        #expect(try looks.picture(gray).width == 64)
    }

    @Test("That there is no rectangle is known as well")
    func nothing() throws {
        let looks = EarlierLooks()
        let picture = try gray()
        for _ in 0..<2 { #expect(try looks.mainRectangle(in: picture, region: .whole) == nil) }
    }
}
