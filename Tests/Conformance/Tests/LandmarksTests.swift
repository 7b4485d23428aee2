import FoveaTesting
import Testing
import Vision

#if SWIFT_5_MODE
    @testable import Landmarks5
    private typealias Registration = Landmarks5AppIntents
#else
    @testable import Landmarks6
    private typealias Registration = Landmarks6AppIntents
#endif

@Suite("Landmarks")
struct LandmarksTests {
    /// The prints are made once for all tests.
    private static let loading = Task {
        let store = LandmarkStore(file: try LandmarkFile.load())
        try await store.prepare()
        return store
    }

    private let store: LandmarkStore
    private let screen: LandmarkScreen
    private let hosted: HostedApp

    init() async throws {
        let store = try await Self.loading.value
        self.store = store
        let screen = await LandmarkScreen()
        self.screen = screen
        hosted = HostedApp(Registration.self) { dependencies in
            dependencies.add(dependency: store)
            dependencies.add(dependency: screen)
        }
    }

    private func pixels(_ name: String) async throws -> CVReadOnlyPixelBuffer? {
        try await SemanticContentDescriptor(seeing: examples.appending(path: name)).pixelBuffer
    }

    @Test("A label that is known decides, and the result says so")
    func labels() async throws {
        let descriptor = SemanticContentDescriptor(
            labels: ["beacon", "lighthouse"],
            pixelBuffer: try await pixels("balloon.png")
        )
        let results = try await VisualSearch(in: hosted).results(for: descriptor)
        #expect(results.titles == ["Harbour Light", "Far Lighthouse", "Coast and Sea", "From Above"])
        #expect(results.entities(LandmarkEntity.self).map(\.matchedBy) == [.label, .label])
    }

    @Test(
        "Where no label is known the pixels decide, and the result says so",
        arguments: ["balloon.png", "coffee.jpg"]
    )
    func pixels(picture: String) async throws {
        let descriptor = SemanticContentDescriptor(labels: ["thing"], pixelBuffer: try await pixels(picture))
        let results = try await VisualSearch(in: hosted).results(for: descriptor)
        let landmarks = results.entities(LandmarkEntity.self)
        #expect(landmarks.map(\.landmark.picture) == [picture])
        #expect(landmarks.map(\.matchedBy) == [.picture])
    }

    @Test("The labels of a picture find its landmark")
    func picture() async throws {
        let results = try await VisualSearch(in: hosted).results(for: examples.appending(path: "lighthouse.png"))
        #expect(results.descriptor.labels.contains("lighthouse"))
        #expect(results.titles == ["Harbour Light", "Far Lighthouse", "Coast and Sea", "From Above"])
    }

    @Test("Landmarks show the continent and a thumbnail that is small")
    func looks() async throws {
        let results = try await VisualSearch(in: hosted).results(for: SemanticContentDescriptor(labels: ["balloon"]))
        let landmark = try #require(results.entities(LandmarkEntity.self).first)
        #expect(results.first?.subtitle == "Asia")
        let thumbnail = try #require(landmark.thumbnail)
        #expect(landmark.displayRepresentation.image == DisplayRepresentation.Image(data: thumbnail))
        #expect(thumbnail.count < 40_000)
    }

    @Test("Landmarks and collections open without a perform of their own")
    func opening() async throws {
        let results = try await VisualSearch(in: hosted).results(for: SemanticContentDescriptor(labels: ["castle"]))
        #expect(results.titles == ["Old Castle", "From Above"])
        for result in results {
            let report = try await result.open(lookingUp: true)
            #expect(report.opened == [result.identifier])
            #expect(report.cameForward)
        }
    }

    @Test("A person is asked which landmark to open")
    func dialog() async throws {
        let landmarks = try await hosted.query(LandmarkEntityQuery.self).allEntities()
        let castle = try #require(landmarks.first { $0.name == "Old Castle" })
        let outcome = try await hosted.intent(OpenLandmarkIntent.self).answering(.value(castle)).run()
        #expect(outcome.questions.map(\.text) == ["Which landmark?"])
        #expect(outcome.opened.map(\.identifier) == ["4"])
    }

    @Test("More results come by the protocol's spelling, by labels or by look")
    func moreResults() async throws {
        let search = VisualSearch(in: hosted)
        let byLabel = try await search.results(for: SemanticContentDescriptor(labels: ["beacon"])).moreResults()
        #expect(byLabel.intentName == "ViewMoreLandmarksIntent")
        #expect(byLabel.dialog == "Found 1 landmarks.")
        #expect(await screen.landmarks == [1])

        let pixels = try await pixels("coffee.jpg")
        try await search.results(for: SemanticContentDescriptor(pixelBuffer: pixels)).moreResults()
        #expect(await screen.landmarks.first == 3)
    }

    @Test("A count is said and returned")
    func counting() async throws {
        let outcome = try await hosted.intent(CountLandmarksIntent.self).run()
        #expect(outcome.value == 3)
        #expect(outcome.dialog == "Europe has 3 landmarks.")
    }

    @Test("Neither labels nor pixels find nothing")
    func nothing() async throws {
        #expect(try await VisualSearch(in: hosted).results(for: SemanticContentDescriptor()).isEmpty)
    }

    @Test("Links lead to landmarks and, percent-encoded, to collections")
    func links() async throws {
        let results = try await VisualSearch(in: hosted).results(for: SemanticContentDescriptor(labels: ["beacon"]))
        #expect(results.entities(LandmarkEntity.self).first?.appLinkURL?.absoluteString == "landmarks://landmark/1")
        let links = results.entities(CollectionEntity.self).compactMap { $0.appLinkURL?.absoluteString }
        #expect(links == ["landmarks://collection/coast%20&%20sea", "landmarks://collection/above"])
    }

    @Test("Both ways from pixels to an image see the same")
    func conversions() async throws {
        let buffer = try #require(try await pixels("lighthouse.png"))
        let converter = ImageConverter()
        let first = try #require(converter.imageByCoreImage(buffer))
        let second = try #require(converter.imageByVideoToolbox(buffer))
        #expect((first.width, first.height) == (second.width, second.height))
        let request = GenerateImageFeaturePrintRequest()
        #expect(try await request.perform(on: first).distance(to: request.perform(on: second)) < 0.02)
    }
}
