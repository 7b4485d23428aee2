@testable import AppIntents
import CoreLocation
import TestSupport
import Testing
import UniformTypeIdentifiers

@Suite("Files as values")
struct IntentFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A file in memory has bytes, a name and the type of its extension")
    func data() async throws {
        let file = IntentFile(data: Data("hello".utf8), filename: "note.txt")
        #expect(file.data == Data("hello".utf8))
        #expect(file.fileURL == nil)
        #expect(file.type == .plainText)
        #expect(!file.removedOnCompletion)
        #expect(try await file.data(contentType: .text) == Data("hello".utf8))
        #expect(String(localized: file.displayRepresentation.title) == "note.txt")
        #expect(IntentFile(data: Data(), filename: "note").type == nil)
        #expect(IntentFile(data: Data(), filename: "note.txt", type: .json).type == .json)
    }

    @Test("A file on disk is read when it is asked for, under the name it is given")
    func fileURL() async throws {
        let url = try folder.write("first", to: "a.txt")
        let file = IntentFile(fileURL: url, filename: "b")
        #expect(file.filename == "b")
        #expect(file.fileURL == url)
        #expect(file.type == .plainText)
        #expect(IntentFile(fileURL: url).filename == "a.txt")
        _ = try folder.write("second", to: "a.txt")
        #expect(file.data == Data("second".utf8))
    }

    @Test("A file that can't be read has no bytes, and says why when it is asked as a type")
    func missing() async {
        let file = IntentFile(fileURL: URL(fileURLWithPath: "/nowhere/a.txt"))
        #expect(file.data.isEmpty)
        let error = await #expect(throws: CocoaError.self) { try await file.data(contentType: .plainText) }
        #expect(error?.code == .fileReadNoSuchFile)
    }

    @Test("A file can't be had as another type")
    func otherType() async {
        let file = IntentFile(data: Data(), filename: "note.txt")
        let error = await #expect(throws: AppIntentError.self) { try await file.data(contentType: .png) }
        #expect(
            error?.localizedDescription
                == "note.txt can’t be had as public.png. Ask for one of its types: public.plain-text."
        )
    }

    @Test(
        "A file is on disk while somebody needs it there, and never leaves its folder",
        arguments: ["../a.txt", "a.txt", ".."]
    )
    func withFile(name: String) async throws {
        let file = IntentFile(data: Data("hello".utf8), filename: name, type: .plainText)
        let url = try await file.withFile(contentType: .plainText) { url, isOriginal in
            #expect(!isOriginal)
            #expect(url.lastPathComponent == (name == ".." ? "file" : "a.txt"))
            let data = try Data(contentsOf: url)
            #expect(data == Data("hello".utf8))
            return url
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("A file on disk is copied unless it may be opened in place", arguments: [true, false])
    func inPlace(isAllowed: Bool) async throws {
        let original = try folder.write("hello", to: "a.txt")
        let file = IntentFile(fileURL: original)
        try await file.withFile(contentType: .plainText, allowOpenInPlace: isAllowed) { url, isOriginal in
            #expect(isOriginal == isAllowed)
            #expect((url == original) == isAllowed)
        }
        #expect(FileManager.default.fileExists(atPath: original.path))
    }

    @Test("A host gives a file by its path or its address")
    func fromPath() async throws {
        let url = try folder.write("hello", to: "a.txt")
        let intent = ReadFile()
        for answer in [url, url.path, url.absoluteString] as [any Sendable] {
            #expect(try await intent.$file.assign(answer))
            #expect(intent.file.data == Data("hello".utf8))
        }
        #expect(try await intent.$file.assign(url.path + ".gone") == false)
    }
}

@Suite("People, money and places as values")
struct SystemValueTests {
    @Test("A person looks like their name, or like the way to reach them")
    func people() {
        let handle = IntentPerson.Handle(emailAddress: "joni@example.com", label: .work)
        let known = IntentPerson(identifier: .applicationDefined("1"), name: .displayName("Joni"), handle: handle)
        #expect(String(localized: known.displayRepresentation.title) == "Joni")
        #expect(known.displayRepresentation.subtitle.map { String(localized: $0) } == "joni@example.com")
        #expect(String(localized: IntentPerson(handle: handle).displayRepresentation.title) == "joni@example.com")
        var components = PersonNameComponents()
        components.givenName = "Joni"
        components.familyName = "Mitchell"
        #expect(IntentPerson.Name.components(components).displayString == "Joni Mitchell")
        #expect(IntentPerson.Name.unknown.displayString.isEmpty)
        #expect(known == known)
        #expect(Set([known, IntentPerson(handle: handle)]).count == 2)
        #expect(IntentPerson(name: .displayName("Joni"), handle: handle).identifier == .unknown)
        #expect(IntentPerson.Handle(applicationDefined: "@joni", label: "chat").label == .applicationDefined("chat"))
    }

    @Test("A way to reach a person is encoded whole")
    func handles() throws {
        let handles = [
            IntentPerson.Handle(phoneNumber: "+1", label: .mobile), IntentPerson.Handle(applicationDefined: "x"),
        ]
        let data = try JSONEncoder().encode(handles)
        #expect(try JSONDecoder().decode([IntentPerson.Handle].self, from: data) == handles)
    }

    @Test("An amount of money keeps its digits and looks like its currency")
    func money() throws {
        let price = IntentCurrencyAmount(amount: try #require(Decimal(string: "12.30")), currencyCode: "EUR")
        #expect(try JSONDecoder().decode(IntentCurrencyAmount.self, from: JSONEncoder().encode(price)) == price)
        #expect(String(localized: price.displayRepresentation.title).contains("12"))
    }

    @Test("A way to pay looks like its name, or like its kind")
    func payment() {
        let named = IntentPaymentMethod(type: .credit, name: "Gold", identificationHint: "•• 42")
        #expect(named.name == "Gold")
        #expect(named.displayRepresentation.subtitle.map { String(localized: $0) } == "•• 42")
        let unnamed = IntentPaymentMethod(type: .prepaid)
        #expect(unnamed.name == nil)
        #expect(String(localized: unnamed.displayRepresentation.title) == "Prepaid Card")
    }

    @Test("A search for a text comes from the text")
    func criteria() async throws {
        let intent = ReadFile()
        #expect(try await intent.$search.assign("blue"))
        #expect(intent.search.term == "blue")
    }

    @Test("A place is a value")
    func places() async throws {
        let intent = ReadFile()
        let place = CLPlacemark(location: CLLocation(latitude: 1, longitude: 2))
        #expect(try await intent.$place.assign(place))
        #expect(intent.place == place)
        #expect(try await intent.$place.assign("Berlin") == false)
    }
}

private struct ReadFile: AppIntent {
    static let title: LocalizedStringResource = "Read"
    @Parameter(title: "File") var file: IntentFile
    @Parameter(title: "Search") var search: StringSearchCriteria
    @Parameter(title: "Place") var place: CLPlacemark?
    func perform() async throws -> some IntentResult { .result() }
}

extension TemporaryFolder {
    /// Writes a text as a file, and returns its location.
    fileprivate func write(_ text: String, to name: String) throws -> URL {
        let url = file(name)
        try Data(text.utf8).write(to: url)
        return url
    }
}
