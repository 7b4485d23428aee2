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
            (kUTTypeGNUZipArchive, .gzip), (kUTTypeZipArchive, .zip), (kUTTypeContent, .content),
            (kUTTypeCompositeContent, .compositeContent), (kUTTypeDirectory, .directory), (kUTTypePackage, .package),
            (kUTTypeBundle, .bundle), (kUTTypeSymLink, .symbolicLink), (kUTTypeDiskImage, .diskImage),
            (kUTTypeArchive, .archive), (kUTTypeBzip2Archive, .bz2), (kUTTypeExecutable, .executable),
            (kUTTypeAppleICNS, .icns), (kUTTypeICO, .ico), (kUTTypeScalableVectorGraphics, .svg),
            (kUTTypeLivePhoto, .livePhoto), (kUTTypeUTF8PlainText, .utf8PlainText),
            (kUTTypeUTF16PlainText, .utf16PlainText), (kUTTypeRTF, .rtf), (kUTTypeHTML, .html), (kUTTypeXML, .xml),
            (kUTTypeCommaSeparatedText, .commaSeparatedText), (kUTTypeTabSeparatedText, .tabSeparatedText),
            (kUTTypeDelimitedText, .delimitedText), (kUTTypeSourceCode, .sourceCode),
            (kUTTypeSwiftSource, .swiftSource), (kUTTypeCSource, .cSource), (kUTTypePythonScript, .pythonScript),
            (kUTTypeJavaScript, .javaScript), (kUTTypeShellScript, .shellScript),
            (kUTTypeElectronicPublication, .epub), (kUTTypeURL, .url), (kUTTypeVCard, .vCard),
            (kUTTypeContact, .contact), (kUTTypeCalendarEvent, .calendarEvent), (kUTTypePropertyList, .propertyList),
            (kUTTypeXMLPropertyList, .xmlPropertyList), (kUTTypeBinaryPropertyList, .binaryPropertyList),
            (kUTTypeLog, .log), (kUTTypeDatabase, .database), (kUTTypeMessage, .message),
            (kUTTypeEmailMessage, .emailMessage), (kUTTypeAudiovisualContent, .audiovisualContent),
            (kUTTypeVideo, .video), (kUTTypeMPEG, .mpeg), (kUTTypeMPEG4Audio, .mpeg4Audio),
            (kUTTypeWaveformAudio, .wav), (kUTTypeAudioInterchangeFileFormat, .aiff), (kUTTypeFont, .font),
            (kUTType3DContent, .threeDContent), (kUTTypeVolume, .volume), (kUTTypeResolvable, .resolvable),
            (kUTTypeAliasFile, .aliasFile), (kUTTypeUTF16ExternalPlainText, .utf16ExternalPlainText),
            (kUTTypeToDoItem, .toDoItem),
        ]
    )
    func constants(identifier: CFString, type: UTType) {
        #expect(identifier as String == type.identifier)
    }

    @Test(
        "A constant without such a type is what files of an extension are, or a kind of them",
        arguments: [
            (kUTTypeAVIMovie, "avi"), (kUTTypeCHeader, "h"), (kUTTypeCPlusPlusSource, "cpp"),
            (kUTTypeJPEG2000, "jp2"), (kUTTypeM3UPlaylist, "m3u"), (kUTTypePlaylist, "m3u"), (kUTTypeMIDIAudio, "mid"),
            (kUTTypeMPEG2Video, "m2v"), (kUTTypeMPEG2TransportStream, "ts"), (kUTTypeObjectiveCSource, "m"),
            (kUTTypePICT, "pict"), (kUTTypePKCS12, "p12"), (kUTTypeQuickTimeImage, "qtif"), (kUTTypeRTFD, "rtfd"),
            (kUTTypeScript, "sh"), (kUTTypeWebArchive, "webarchive"), (kUTTypeX509Certificate, "cer"),
            (kUTTypeApplication, "app"), (kUTTypeApplicationBundle, "app"),
        ]
    )
    func kinds(identifier: CFString, filenameExtension: String) throws {
        let tag = filenameExtension as CFString
        let found = try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, tag, nil))
        #expect(UTTypeConformsTo(found.takeRetainedValue(), identifier))
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
