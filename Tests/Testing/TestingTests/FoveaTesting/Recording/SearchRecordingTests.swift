import FoveaTesting
import TestSupport
import Testing

@Suite("Recordings of searches")
struct SearchRecordingTests {
    private func app(_ answer: [MusicResult]? = nil) -> HostedApp {
        let catalog = answer.map { answer in MusicCatalog { _, _ in answer } } ?? MusicCatalog()
        return HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
    }

    private func recording() async throws -> SearchRecording {
        try await VisualSearch(in: app(), limits: VisualSearchLimits(maximumSide: 256))
            .results(for: Pictures.lighthouse)
            .recording()
    }

    @Test("A recording comes back from its file with pixels, labels, results and times")
    func roundTrip() async throws {
        let recording = try await recording()
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let url = folder.file("search.json")
        try recording.write(to: url)
        let read = try SearchRecording(contentsOf: url)
        #expect(read.appName == "Music")
        #expect(read.results == recording.results)
        #expect(read.results.map(\.title) == ["Hejira", "Massey Hall", "Blue"])
        #expect(read.results.map(\.openIntent) == ["OpenAlbum", "OpenConcert", "OpenAlbum"])
        #expect(read.descriptor.labels == recording.descriptor.labels)
        #expect(!read.descriptor.labels.isEmpty)
        let size = try #require(read.descriptor.pixelBuffer?.size)
        #expect((size.width, size.height) == (256, 192))
        #expect(abs((read.queryTime - recording.queryTime) / .seconds(1)) < 1e-6)
        #expect(try read.data() == recording.data())
    }

    @Test("A time is stored to a millionth of a second", arguments: [3.943264313, 3.657167783, 0.000000499, 7200])
    func times(seconds: Double) async throws {
        let number = #/"querySeconds" ?: ?([-0-9.e]+)/#
        let text = String(decoding: try await recording().data(), as: UTF8.self)
        let changed = text.replacing(number, with: #""querySeconds": \#(seconds)"#)
        #expect(changed != text)
        let read = try SearchRecording(data: Data(changed.utf8))
        let stored = String(decoding: try read.data(), as: UTF8.self)
        let found = try #require(stored.firstMatch(of: number))
        // Of finer ones, one in three thousand comes back with another last digit.
        #expect(Double(found.1) == (seconds * 1e6).rounded() / 1e6)
    }

    @Test("A replay against the same app finds no difference")
    func replay() async throws {
        let comparison = try await recording().replay(in: app())
        #expect(comparison.isSame)
        #expect(comparison.description == "Music answers as it was recorded.")
    }

    @Test("A replay against an app that changed shows the lines that differ")
    func changed() async throws {
        let renamed = AlbumEntity(id: "blue", name: "Blue (Remastered)", artist: "Joni Mitchell")
        let comparison = try await recording().replay(in: app([.album(.hejira), .album(renamed)]))
        #expect(!comparison.isSame)
        #expect(comparison.difference.contains("- 2. Massey Hall"))
        #expect(comparison.difference.contains("+ 2. Blue (Remastered)"))
        #expect(comparison.results.count == 2)
    }

    @Test("A file that is cut short anywhere is refused with a reason and a remedy")
    func truncated() async throws {
        let data = try await recording().data()
        for count in stride(from: 0, to: data.count - 2, by: max(1, data.count / 50)) {
            let error = #expect(throws: SearchRecordingError.self) { try SearchRecording(data: data.prefix(count)) }
            #expect(error?.code == .notARecording)
            #expect(error?.message.contains("Record the search again") == true)
        }
    }

    @Test(
        "What isn't a recording of this version is named",
        arguments: [
            ("[]", SearchRecordingError.Code.notARecording, "lacks a format or a version"),
            (#"{"format": "other", "version": 1}"#, .notARecording, "“other”"),
            (#"{"format": "fovea.search-recording", "version": 2}"#, .unsupportedVersion, "version 2"),
            (#"{"format": "fovea.search-recording", "version": 1}"#, .damaged, "at app"),
            ("\u{0}\u{1}", .notARecording, "no JSON"),
        ]
    )
    func foreign(text: String, code: SearchRecordingError.Code, part: String) {
        let error = #expect(throws: SearchRecordingError.self) { try SearchRecording(data: Data(text.utf8)) }
        #expect(error?.code == code)
        #expect(error?.message.contains(part) == true)
    }

    @Test(
        "A damaged part is named by its place",
        arguments: [
            ("\"title\" : \"Hejira\"", "\"title\" : 5", "results[0].title"),
            ("\"pixels\" : \"iVBOR", "\"pixels\" : \"AAAAA", "descriptor.pixels"),
            ("\"querySeconds\" : ", "\"querySeconds\" : -", "timing"),
        ]
    )
    func damaged(part: String, replacement: String, place: String) async throws {
        let text = String(decoding: try await recording().data(), as: UTF8.self)
        try #require(text.contains(part))
        let damaged = text.replacing(part, with: replacement)
        let error = #expect(throws: SearchRecordingError.self) { try SearchRecording(data: Data(damaged.utf8)) }
        #expect(error?.code == .damaged)
        #expect(error?.message.contains(place) == true)
    }

    @Test(
        "More than the limits allow is refused",
        arguments: [
            SearchRecordingLimits(maximumByteCount: 100), SearchRecordingLimits(maximumResultCount: 2),
            SearchRecordingLimits(maximumLabelCount: 0), SearchRecordingLimits(maximumTextByteCount: 4),
        ]
    )
    func limits(limits: SearchRecordingLimits) async throws {
        let data = try await recording().data()
        let error = #expect(throws: SearchRecordingError.self) { try SearchRecording(data: data, limits: limits) }
        #expect(error?.code == .limitExceeded)
        #expect(error?.message.contains("Raise maximum") == true)
    }

    @Test("A file that isn't there is named", arguments: ["/nowhere/search.json", "/tmp"])
    func missing(path: String) {
        let error = #expect(throws: SearchRecordingError.self) {
            try SearchRecording(contentsOf: URL(filePath: path))
        }
        #expect(error?.code == .unreadable)
        #expect(error?.message.contains(path) == true)
    }

    @Test("The schema names every member of a file")
    func schema() async throws {
        let url = Checkout.folder.appending(path: "Schemas/search-recording.schema.json")
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let file = try JSONSerialization.jsonObject(with: try await recording().data())
        #expect(Self.unknownMembers(of: file, schema) == [])
        #expect(Self.unknownMembers(of: ["format": "x", "stranger": 1], schema).contains("stranger"))
    }

    /// The members that a schema doesn't know, and those it requires that aren't there.
    private static func unknownMembers(of value: Any, _ schema: [String: Any]) -> [String] {
        if let items = schema["items"] as? [String: Any] {
            return (value as? [Any] ?? []).flatMap { unknownMembers(of: $0, items) }
        }
        guard let object = value as? [String: Any] else { return [] }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        return missing
            + object.flatMap { name, member in
                properties[name].map { unknownMembers(of: member, $0) } ?? [name]
            }
    }
}
