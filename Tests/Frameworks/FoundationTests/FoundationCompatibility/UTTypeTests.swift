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
            ("zip", "application/zip", .zip), ("avi", "video/avi", .avi), ("mid", "audio/midi", .midi),
            ("m3u", "audio/mpegurl", .m3uPlaylist), ("css", "text/css", .css), ("jxl", "image/jxl", .jpegxl),
            ("geojson", "application/geo+json", .geoJSON), ("cer", "application/x-x509-ca-cert", .x509Certificate),
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

    @Test(
        "Files of an extension are of a kind",
        arguments: [
            ("m4a", UTType.mpeg4Audio), ("m4v", .mpeg4Movie), ("flac", .audio), ("tgz", .gzip), ("tar", .archive),
            ("hpp", .sourceCode), ("mm", .sourceCode), ("s", .assemblyLanguageSource), ("py", .script), ("rb", .script),
            ("php", .shellScript), ("pl", .text), ("mk", .makefile), ("exe", .executable), ("app", .package),
            ("rtfd", .package), ("framework", .bundle), ("m4p", .appleProtectedMPEG4Audio), ("pfx", .pkcs12),
        ]
    )
    func kinds(name: String, kind: UTType) throws {
        let type = try #require(UTType(filenameExtension: name, conformingTo: kind))
        #expect(type.isDeclared)
    }

    @Test(
        "Kinds without an extension are declared",
        arguments: [
            UTType.volume, .resolvable, .aliasFile, .application, .unixExecutable, .utf8TabSeparatedText,
            .utf16ExternalPlainText, .flatRTFD, .spreadsheet, .presentation, .toDoItem, .bookmark, .internetLocation,
            .playlist, .appleProtectedMPEG4Video,
        ]
    )
    func kinds(type: UTType) {
        #expect(UTType(type.identifier) == type)
        #expect(type.isDeclared && !type.isDynamic)
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
