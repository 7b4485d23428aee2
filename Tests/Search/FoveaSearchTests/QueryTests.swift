import Foundation
import FoveaSearch
import PictureSupport
import Testing
import VisualIntelligence

@Suite("Searching a catalogue with words, labels, codes and filters")
struct QueryTests {
    private func ids(_ query: VisualQuery) async throws -> [String] {
        try await Covers.shared.value.search(query).matches.map(\.id)
    }

    @Test("Labels alone find items that have them, and the match says so")
    func labels() async throws {
        let descriptor = SemanticContentDescriptor(labels: ["Painting"], pixelBuffer: nil)
        let matches = try await Covers.shared.value.search(descriptor).matches
        #expect(matches.map(\.id) == ["cover-3"])
        #expect(matches.first?.path == .labels)
    }

    @Test("Labels don't make up for pixels that show something else")
    func contradiction() async throws {
        let stranger = try Drawing.scene(of: .cover(901)).picture()
        #expect(try await ids(VisualQuery(picture: stranger, labels: ["painting", "album"])).isEmpty)
    }

    @Test("Words find titles, and excluded words leave items out")
    func words() async throws {
        #expect(Set(try await ids(VisualQuery(text: "blue"))) == ["cover-0", "cover-1"])
        #expect(try await ids(VisualQuery(text: "blue", excludedText: "train")) == ["cover-1"])
        #expect(try await ids(VisualQuery(text: "green")).isEmpty)
        #expect(try await Covers.shared.value.search(VisualQuery(text: "steps")).matches.first?.path == .text)
    }

    @Test("Codes find the item that carries them")
    func codes() async throws {
        let matches = try await Covers.shared.value.search(VisualQuery(codes: ["400001", "5"])).matches
        #expect(matches.map(\.id) == ["cover-1"])
        #expect(matches.first?.path == .codes)
        #expect(matches.first?.signals.first?.terms == ["400001"])
    }

    @Test("A picture and words together leave out what the words exclude")
    func pictureAndWords() async throws {
        let scene = try Drawing.scene(of: Covers.covers[1], degrees: 8).picture()
        #expect(try await ids(VisualQuery(picture: scene, text: "blue")) == ["cover-1"])
        #expect(try await ids(VisualQuery(picture: scene, excludedText: "kind")).isEmpty)
    }

    @Test("Only the kinds of evidence that are named speak for an item")
    func kindsOfEvidence() async throws {
        let catalog = try await Covers.shared.value
        let scene = try Drawing.scene(of: Covers.covers[1], degrees: 8).picture()
        let seen = try await catalog.search(VisualQuery(picture: scene, text: "blue", kinds: [.features]))
        #expect(seen.matches.map(\.id) == ["cover-1"])
        #expect(seen.matches.first?.signals.map(\.kind) == [.features])
        let unread = try await catalog.search(VisualQuery(text: "steps", kinds: [.features]))
        #expect(unread.matches.isEmpty)
        // A stranger costs no prints.
        let stranger = try Drawing.scene(of: .cover(901)).picture()
        let nothing = try await catalog.search(VisualQuery(picture: stranger, kinds: [.features]))
        #expect(nothing.matches.isEmpty && nothing.durations[.prints] == .zero)
    }

    @Test("A query that no kind of evidence may answer is refused", arguments: [[], ["colour"]])
    func noKindOfEvidence(names: [String]) async throws {
        let query = VisualQuery(text: "blue", kinds: Set(names.map(VisualSignal.Kind.init)))
        let refused = await #expect(throws: VisualCatalogError.self) { try await Covers.shared.value.search(query) }
        #expect(refused?.code == .invalidQuery)
    }

    @Test("A filter that leaves few items has all of them compared, and says so")
    func filters() async throws {
        let scene = try Drawing.scene(of: Covers.covers[1], degrees: 8).picture()
        let catalog = try await Covers.shared.value
        let berlin = try await catalog.search(VisualQuery(picture: scene, filter: .equals("shop", "Berlin")))
        #expect(berlin.matches.map(\.id) == ["cover-1"])
        #expect(berlin.plan.kind == .exact)
        #expect(berlin.plan.allowedCount == 2)
        #expect(berlin.plan.reason.contains("2 of 4"))
        let wien = try await catalog.search(VisualQuery(picture: scene, filter: .equals("shop", "Wien")))
        #expect(wien.matches.isEmpty)
    }

    @Test(
        "A filter that compares with another kind of value than items have is told",
        arguments: [
            (MetadataFilter.equals("year", "1959"), "cover-0 has a number, 1957"),
            (.exists("shop") && .isLess("shop", 5), "cover-0 has a text, Berlin"),
            (.equals("price", 5), "No item has the key \"price\""),
        ]
    )
    func kinds(filter: MetadataFilter, advice: String) async throws {
        let response = try await Covers.shared.value.search(VisualQuery(text: "blue", filter: filter))
        #expect(response.matches.isEmpty)
        #expect(response.plan.reason.contains(advice))
    }

    @Test("A filter that leaves nothing for its value alone is not faulted")
    func rightKind() async throws {
        let query = VisualQuery(text: "blue", filter: .equals("year", 1900))
        #expect(try await Covers.shared.value.search(query).plan.reason.hasSuffix("compare each."))
    }

    @Test("A query that asks for nothing, or for what can't be, is refused with what to do")
    func refusals() async throws {
        for (query, remedy) in [
            (VisualQuery(), "give it one"), (VisualQuery(text: "blue", limit: 0), "ask for one"),
            (VisualQuery(text: "blue", minimumProbability: 2), "from 0 to 1"),
        ] {
            let error = await #expect(throws: VisualCatalogError.self) { _ = try await ids(query) }
            #expect(error?.code == .invalidQuery)
            #expect(error?.message.contains(remedy) == true)
        }
        let missing = VisualQuery(picture: .file(URL(filePath: "/nowhere/photo.jpg")))
        let error = await #expect(throws: VisualCatalogError.self) { _ = try await ids(missing) }
        #expect(error?.code == .unreadablePicture)
        #expect(error?.message.contains("/nowhere/photo.jpg") == true)
    }
}
