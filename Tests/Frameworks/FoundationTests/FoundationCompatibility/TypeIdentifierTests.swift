import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Identifiers of types")
struct TypeIdentifierTests {
    @Test(
        "A constant is the identifier of the type of its name",
        arguments: [
            (kUTTypeItem, UTType.item), (kUTTypeData, .data), (kUTTypeFolder, .folder), (kUTTypeFileURL, .fileURL),
            (kUTTypeText, .text), (kUTTypePlainText, .plainText), (kUTTypeJSON, .json), (kUTTypePDF, .pdf),
            (kUTTypeImage, .image), (kUTTypeJPEG, .jpeg), (kUTTypePNG, .png), (kUTTypeGIF, .gif), (kUTTypeTIFF, .tiff),
            (kUTTypeBMP, .bmp), (kUTTypeRawImage, .rawImage), (kUTTypeMovie, .movie), (kUTTypeAudio, .audio),
            (kUTTypeQuickTimeMovie, .quickTimeMovie), (kUTTypeMPEG4, .mpeg4Movie), (kUTTypeMP3, .mp3),
            (kUTTypeGNUZipArchive, .gzip), (kUTTypeZipArchive, .zip),
        ]
    )
    func constants(identifier: CFString, type: UTType) {
        #expect(identifier as String == type.identifier)
    }

    /// As programs from before `UTType` find what to say of a file.
    private func mimeType(of path: String) -> String? {
        let name = URL(fileURLWithPath: path).pathExtension as CFString
        guard let uti = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, name, nil),
            let type = UTTypeCopyPreferredTagWithClass(uti.takeRetainedValue(), kUTTagClassMIMEType)
        else { return nil }
        return type.takeRetainedValue() as String
    }

    @Test("A file's media type is found by its extension")
    func mimeTypes() {
        #expect(mimeType(of: "a/b.JPG") == "image/jpeg")
        #expect(mimeType(of: "movie.mov") == "video/quicktime")
        #expect(mimeType(of: "none.somethingelse") == nil)
        #expect(mimeType(of: "none") == nil)
    }

    @Test("Types are compared by their place among kinds")
    func comparing() throws {
        #expect(UTTypeConformsTo("public.jpeg" as CFString, kUTTypeImage))
        #expect(UTTypeConformsTo("com.example.own" as CFString, "com.example.OWN" as CFString))
        #expect(!UTTypeConformsTo(kUTTypeMovie, kUTTypeImage))
        #expect(!UTTypeConformsTo("com.example.own" as CFString, kUTTypeImage))
        #expect(UTTypeEqual("public.PNG" as CFString, kUTTypePNG))
        let made = try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "fvq", kUTTypeData))
        #expect(UTTypeIsDynamic(made.takeRetainedValue()))
        #expect(!UTTypeIsDeclared(made.takeUnretainedValue()))
        #expect(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue() == "PNG image")
        let all = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)?.takeRetainedValue()
        #expect(all as? [String] == UTType.jpeg.tags[.filenameExtension])
        let types = UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, "image/png" as CFString, nil)
        #expect(types?.takeRetainedValue() as? [String] == ["public.png"])
    }
}
