@testable import CoreTransferable
import Testing

@Suite("Values that leave and come in")
struct TransferableTests {
    private let recipe = Recipe(name: "Farinata", steps: ["Mix", "Wait", "Bake"])

    @Test("A coded value comes back from its data")
    func codable() async throws {
        let data = try await recipe.exported(as: .json)
        #expect(try await Recipe(importing: data, contentType: .json) == recipe)
        let first = try await recipe.exported(as: nil)
        #expect(try JSONDecoder().decode(Recipe.self, from: first) == recipe)
    }

    @Test("Another coder writes another format")
    func propertyList() async throws {
        let data = try await Settings(volume: 3).exported(as: .propertyList)
        #expect(String(data: data, encoding: .utf8)?.contains("<integer>3</integer>") == true)
        #expect(try await Settings(importing: data, contentType: nil) == Settings(volume: 3))
    }

    @Test("A proxy lends the forms of its type, and a type is asked for by what it conforms to")
    func proxy() async throws {
        #expect(try await recipe.exported(as: .utf8PlainText) == Data("Farinata".utf8))
        #expect(try await recipe.exported(as: .plainText) == Data("Farinata".utf8))
        #expect(Recipe.exportedContentTypes() == [.json, .utf8PlainText])
        #expect(Recipe.importedContentTypes() == [.json])
    }

    @Test("What has no form of a type says which it has")
    func refusals() async throws {
        let export = await #expect(throws: TransferError.self) { try await recipe.exported(as: .png) }
        #expect(export == .notExported(type: "Recipe", contentType: .png, offered: [.json, .utf8PlainText]))
        let recipeImport = await #expect(throws: TransferError.self) {
            try await Recipe(importing: Data(), contentType: .png)
        }
        #expect(recipeImport == .notImported(type: "Recipe", contentType: .png, offered: [.json]))
        #expect(
            export?.localizedDescription
                == "Recipe can’t be had as public.png. Ask for public.json or public.utf8-plain-text."
        )
        await #expect(throws: DecodingError.self) { try await Recipe(importing: Data("{".utf8), contentType: .json) }
    }

    @Test("A form that fails, or whose condition doesn't hold, gives way to the next")
    func conditions() async throws {
        #expect(try await Secret(text: "x", isOpen: true).exported(as: nil) == Data("open x".utf8))
        #expect(try await Secret(text: "x", isOpen: false).exported(as: nil) == Data("fallback".utf8))
        #expect(Secret(text: "x", isOpen: false).exportedContentTypes() == [.html, .plainText])
        #expect(Secret(text: "x", isOpen: true).exportedContentTypes() == [.rtf, .html, .plainText])
    }

    @Test("A form is seen by those it is meant for")
    func visibility() {
        #expect(Draft.exportedContentTypes(.ownProcess) == [.json, .xml, .utf8PlainText])
        #expect(Draft.exportedContentTypes(.team) == [.xml, .utf8PlainText])
        #expect(Draft.exportedContentTypes() == [.utf8PlainText])
    }

    @Test("A representation may consist of others")
    func composed() async throws {
        #expect(try await Labelled(text: "a").exported(as: .plainText) == Data("a".utf8))
        #expect(try await Labelled(importing: Data("b".utf8), contentType: .utf8PlainText).text == "b")
    }

    @Test("A lent file is in a folder that other people of the machine can't enter")
    func privacy() async throws {
        let mode = try await recipe.withExportedFile(contentType: .json) { file in
            let folder = file.deletingLastPathComponent().path
            return try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
        }
        #expect(mode == 0o700)
    }

    @Test("Common types travel", arguments: ["Zürich", ""])
    func text(text: String) async throws {
        #expect(try await String(importing: try await text.exported(as: nil), contentType: nil) == text)
        #expect(try await String(importing: Data(text.utf8), contentType: .plainText) == text)
        let bytes = Data(text.utf8)
        #expect(try await Data(importing: try await bytes.exported(as: .data), contentType: .json) == bytes)
        let attributed = AttributedString(text)
        #expect(try await AttributedString(importing: bytes, contentType: .plainText) == attributed)
        #expect(try await attributed.exported(as: .plainText) == bytes)
    }

    @Test("An address travels as itself and as text")
    func addresses() async throws {
        let url = try #require(URL(string: "https://example.com/a?b=c"))
        #expect(try await URL(importing: try await url.exported(as: .url), contentType: .url) == url)
        #expect(try await url.exported(as: .plainText) == Data(url.absoluteString.utf8))
        let error = await #expect(throws: CocoaError.self) {
            try await String(importing: Data([0xFF]), contentType: nil)
        }
        #expect(error?.code == .fileReadInapplicableStringEncoding)
    }
}

private struct Recipe: Codable, Equatable, Transferable {
    var name: String
    var steps: [String]

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct Settings: Codable, Equatable, Transferable {
    var volume: Int

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .propertyList, encoder: encoder, decoder: PropertyListDecoder())
    }

    private static var encoder: PropertyListEncoder {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return encoder
    }
}

private struct Secret: Transferable {
    let text: String
    let isOpen: Bool

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .rtf) { Data("open \($0.text)".utf8) }
            .exportingCondition { $0.isOpen }
        DataRepresentation(exportedContentType: .html) { _ in throw CocoaError(.featureUnsupported) }
        DataRepresentation(exportedContentType: .plainText) { _ in Data("fallback".utf8) }
    }
}

private struct Draft: Codable, Transferable {
    var text = ""

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json).visibility(.ownProcess)
        CodableRepresentation(contentType: .xml).visibility(.team)
        ProxyRepresentation(exporting: \.text)
    }
}

private struct Labelled: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation { LabelledRepresentation() }
}

private struct LabelledRepresentation: TransferRepresentation {
    typealias Item = Labelled

    var body: some TransferRepresentation<Labelled> {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.text.utf8)
        } importing: {
            Labelled(text: String(decoding: $0, as: UTF8.self))
        }
    }
}
