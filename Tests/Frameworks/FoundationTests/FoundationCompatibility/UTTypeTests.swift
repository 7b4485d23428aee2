import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Uniform types")
struct UTTypeTests {
    @Test(
        "Extensions and media types lead to types and back",
        arguments: [
            ("jpg", "image/jpeg", UTType.jpeg), ("PNG", "image/png", .png), ("heic", "image/heic", .heic),
            ("webp", "image/webp", .webP), ("tif", "image/tiff", .tiff), ("gif", "image/gif", .gif),
            ("bmp", "image/bmp", .bmp), ("pdf", "application/pdf", .pdf), ("json", "application/json", .json),
            ("txt", "text/plain", .plainText), ("mov", "video/quicktime", .quickTimeMovie),
            ("zip", "application/zip", .zip),
        ]
    )
    func tags(name: String, mimeType: String, type: UTType) {
        #expect(UTType(filenameExtension: name) == type)
        #expect(UTType(mimeType: mimeType) == type)
        #expect(type.preferredMIMEType == mimeType)
        #expect(UTType(type.identifier) == type)
    }

    @Test("Kinds conform to what they are kinds of")
    func hierarchy() {
        #expect(UTType.jpeg.conforms(to: .image))
        #expect(UTType.jpeg.conforms(to: .data))
        #expect(UTType.jpeg.conforms(to: .content))
        #expect(UTType.jpeg.conforms(to: .item))
        #expect(UTType.jpeg.conforms(to: .jpeg))
        #expect(!UTType.jpeg.conforms(to: .text))
        #expect(!UTType.image.conforms(to: .jpeg))
        #expect(UTType.heic.isSubtype(of: .heif))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image))
    }

    @Test("Names that nobody declares give dynamic types that carry them")
    func dynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "fovea-test"))
        #expect(type.isDynamic)
        #expect(!type.isDeclared)
        #expect(type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "fovea-test")
        #expect(UTType(type.identifier) == type)
        #expect(UTType(filenameExtension: "fovea-test", conformingTo: .image) == nil)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
        #expect(UTType("no.such.type") == nil)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("Types are coded as their identifiers")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
}
