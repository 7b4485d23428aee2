import CoreTransferable
import TestSupport
import Testing

@Suite("Values that travel as files")
struct FileRepresentationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A value made of data becomes a file under its name, and others find names of their own")
    func export() async throws {
        let note = Note(title: "Sea", text: "Salt")
        let first = try await note.export(to: folder.url, contentType: .plainText)
        let second = try await note.export(to: folder.url, contentType: .plainText)
        #expect([first, second].map(\.lastPathComponent) == ["Sea.txt", "Sea 2.txt"])
        #expect(try String(contentsOf: second, encoding: .utf8) == "Salt")
        let escaping = try await Note(title: "../../Sea", text: "").export(to: folder.url, contentType: nil)
        #expect(escaping.deletingLastPathComponent().path == folder.path)
    }

    @Test("A file is lent while a closure runs")
    func lending() async throws {
        let url = try await Note(title: "Sea", text: "Salt").withExportedFile(contentType: nil) { url in
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(text == "Salt")
            return url
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test(
        "A value that is a file lends itself where it allows that, and a copy where it doesn't",
        arguments: [true, false]
    )
    func original(isOpen: Bool) async throws {
        let file = folder.file("a clip.mov")
        try Data("film".utf8).write(to: file)
        let movie = Movie(url: file, isOpen: isOpen)
        try await movie.withExportedFile(contentType: .movie) { url in
            #expect((url == file) == isOpen)
            let data = try Data(contentsOf: url)
            #expect(data == Data("film".utf8))
        }
        #expect(try await movie.exported(as: .movie) == Data("film".utf8))
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A value is made from a copy of a file, which is gone afterwards")
    func importing() async throws {
        let file = folder.file("a clip.mov")
        try Data("film".utf8).write(to: file)
        let movie = try await Movie(importing: file, contentType: nil)
        #expect(movie.url != file)
        #expect(!movie.isOpen)
        #expect(!FileManager.default.fileExists(atPath: movie.url.path))
        let inPlace = try await Placed(importing: file, contentType: .quickTimeMovie)
        #expect(inPlace.url == file)
        #expect(inPlace.isOriginal)
        let fromData = try await Placed(importing: Data("film".utf8), contentType: .movie)
        #expect(!fromData.isOriginal)
    }
}

private struct Note: Transferable {
    let title: String
    let text: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
            .suggestedFileName { $0.title }
    }
}

private struct Movie: Transferable {
    let url: URL
    var isOpen = false

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) { movie in
            SentTransferredFile(movie.url, allowAccessingOriginalFile: movie.isOpen)
        } importing: { received in
            Self(url: received.file, isOpen: received.isOriginalFile)
        }
    }
}

private struct Placed: Transferable {
    let url: URL
    let isOriginal: Bool

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .movie, shouldAttemptToOpenInPlace: true) { received in
            Placed(url: received.file, isOriginal: received.isOriginalFile)
        }
    }
}
