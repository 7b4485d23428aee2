import CoreVideo
import Foundation
import FoveaSearch
import PictureSupport
import Testing
import Vision
import VisualIntelligence

@Suite("Searching a catalogue with a picture")
struct VisualCatalogSearchTests {
    @Test("Finds a cover that is turned, and tells where it lies", arguments: [0.0, 90, 200])
    func turned(degrees: Double) async throws {
        let scene = Drawing.scene(of: Covers.covers[2], degrees: degrees)
        let response = try await Covers.shared.value.search(VisualQuery(picture: scene.picture()))
        #expect(response.matches.map(\.id) == ["cover-2"])
        let match = try #require(response.matches.first)
        #expect(match.path == .pixels)
        #expect(match.quad?.contains(NormalizedPoint(x: 0.5, y: 0.5)) == true)
        #expect(match.probability >= response.minimumProbability)
        #expect(match.pictureIndex == 0)
        #expect(match.item.title == "Giant Steps")
    }

    @Test("Finds a cover that leans back, and one that is half hidden", arguments: [(0.5, 0.0), (0, 0.5)])
    func distorted(slant: Double, hidden: Double) async throws {
        var scene = Drawing.scene(of: Covers.covers[1], degrees: 20, slant: slant)
        scene.hideLeft(hidden)
        let response = try await Covers.shared.value.search(VisualQuery(picture: scene.picture()))
        #expect(response.matches.map(\.id) == ["cover-1"])
    }

    @Test("Finds nothing in a picture of something else, nor in a mirrored one")
    func strangers() async throws {
        let catalog = try await Covers.shared.value
        let stranger = Drawing.scene(of: .cover(900), degrees: 10)
        #expect(try await catalog.search(VisualQuery(picture: stranger.picture())).matches.isEmpty)
        let mirrored = Drawing.scene(of: Covers.covers[1], isMirrored: true)
        #expect(try await catalog.search(VisualQuery(picture: mirrored.picture())).matches.isEmpty)
        let blank = Drawing(width: 80, height: 60)
        #expect(try await catalog.search(VisualQuery(picture: blank.picture())).matches.isEmpty)
    }

    @Test("Answers a pixel buffer and a descriptor in one line each")
    func descriptor() async throws {
        let catalog = try await Covers.shared.value
        let buffer = try Drawing.scene(of: Covers.covers[0], degrees: 5).pixelBuffer()
        #expect(try await catalog.search(buffer).matches.map(\.id) == ["cover-0"])
        let descriptor = SemanticContentDescriptor(labels: ["album"], pixelBuffer: buffer)
        let match = try #require(try await catalog.search(descriptor).matches.first)
        #expect(match.id == "cover-0")
        #expect(match.path == .pixels)
        #expect(match.signals.contains { $0.kind == .labels && $0.terms == ["album"] })
    }

    @Test("Says what speaks for a match, and the weights add up to its probability")
    func signals() async throws {
        let scene = Drawing.scene(of: Covers.covers[3], degrees: 30)
        let query = try VisualQuery(picture: scene.picture(), labels: ["painting"])
        let match = try #require(try await Covers.shared.value.search(query).matches.first)
        #expect(Set(match.signals.map(\.kind)) == [.features, .print, .labels])
        let features = try #require(match.signals.first { $0.kind == .features })
        #expect(features.value >= 8)
        #expect(features.details["agreement"] ?? 0 > 0.3)
        let chance = -log(100.0)
        let odds = match.signals.reduce(chance) { $0 + $1.weight }
        #expect(abs(match.probability - 1 / (1 + exp(-odds))) < 1e-9)
    }

    @Test("Gives the same answer to one thread and to two, and again")
    func deterministic() async throws {
        let picture = try Drawing.scene(of: Covers.covers[2], degrees: 70).picture()
        var answers: [[VisualMatch]] = []
        for workers in [1, 2, 2] {
            var options = VisualCatalog.Options()
            options.workerCount = workers
            options.exactLimit = 0
            let catalog = try await VisualCatalog.inMemory(options: options)
            try await catalog.add(Covers.items())
            answers.append(try await catalog.search(VisualQuery(picture: picture, minimumProbability: 0)).matches)
        }
        #expect(answers[0].map(\.id) == answers[1].map(\.id))
        #expect(answers[0].map(\.signals) == answers[1].map(\.signals))
        #expect(answers[1].map(\.probability) == answers[2].map(\.probability))
    }

    @Test("Orders equal matches by their identifiers")
    func ties() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let picture = try Covers.covers[0].picture()
        try await catalog.add(["b", "a", "c"].map { VisualItem(id: $0, pictures: [picture]) })
        let scene = try Drawing.scene(of: Covers.covers[0]).picture()
        let all = try await catalog.search(VisualQuery(picture: scene, minimumProbability: 0))
        #expect(all.matches.map(\.probability) == all.matches.map(\.probability).sorted(by: >))
        #expect(all.matches.map(\.id) == ["a", "b", "c"])
        let first = try await catalog.search(VisualQuery(picture: scene, limit: 1, minimumProbability: 0))
        #expect(first.matches.map(\.id) == ["a"])
        #expect(first.hasMore)
    }

    @Test("Looks as thoroughly for what is improbable as for the rest", arguments: [0, 0.01, 0.5])
    func improbable(minimumProbability: Double) async throws {
        let catalog = try await Covers.catalog()
        // Nothing but shades, which have no features: its print alone finds it.
        var plain = Drawing(width: 160, height: 200)
        for row in 0..<200 {
            for column in 0..<160 { plain.pixels[row * 160 + column] = UInt8(40 + row * column / 160) }
        }
        try await catalog.add(VisualItem(id: "plain", pictures: [plain.picture()]))
        let query = try VisualQuery(picture: plain.picture(), minimumProbability: minimumProbability)
        let best = try #require(try await catalog.search(query).matches.first)
        #expect(best.id == "plain")
        #expect(best.probability > 0.9)
    }

    @Test("Names the one in front first of two that are in a picture", arguments: [(0, 1), (1, 0), (2, 3), (3, 2)])
    func twoThings(front: Int, back: Int) async throws {
        var scene = Drawing.cover(77, width: 720, height: 520, shapes: 60)
        scene.place(Covers.covers[back], x: 110, y: 130, degrees: -8, scale: 1.1)
        scene.place(Covers.covers[front], x: 390, y: 270, degrees: 5, scale: 2)
        let matches = try await Covers.shared.value.search(VisualQuery(picture: scene.picture())).matches
        #expect(matches.map(\.id) == ["cover-\(front)", "cover-\(back)"])
    }

    @Test("Takes an item's best picture")
    func severalPictures() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let pictures = try [Covers.covers[0], Covers.covers[1]].map { try $0.picture() }
        try await catalog.add(VisualItem(id: "both", pictures: pictures))
        let scene = try Drawing.scene(of: Covers.covers[1], degrees: 15).picture()
        let response = try await catalog.search(VisualQuery(picture: scene))
        #expect(response.matches.map(\.id) == ["both"])
        #expect(response.matches.first?.pictureIndex == 1)
    }

    @Test("Accounts for its time by stages")
    func stages() async throws {
        let scene = Drawing.scene(of: Covers.covers[0])
        let durations = try await Covers.shared.value.search(VisualQuery(picture: scene.picture())).durations
        #expect(durations[.features] > .zero)
        #expect(durations.stages.contains(.placing))
        #expect(durations.total >= durations[.features] + durations[.placing])
    }
}
