import CoreVideo
import Foundation
import FoveaProvider
import FoveaTesting
import PictureSupport
import Testing
import Vision
import VisualIntelligence

@testable import Landmarks

@Suite("Searching for landmarks")
struct LandmarkSearchTests {
    private let trial: LandmarksTrial

    init() async throws {
        trial = try LandmarksTrial()
        try await trial.finder.looks.prepare()
    }

    private func content(_ picture: String, labels: [String] = []) async throws -> SemanticContentDescriptor {
        let landmark = try #require(trial.store.landmarks.first { $0.picture == picture })
        let seen = try await SemanticContentDescriptor(seeing: landmark.pictureURL)
        return SemanticContentDescriptor(labels: labels, pixelBuffer: seen.pixelBuffer)
    }

    /// Lines of text on paper.
    private func content(_ lines: [String], size: Double) throws -> SemanticContentDescriptor {
        let page = try Page.drawn(lines, font: "DejaVu Sans", look: PageLook(size: size), margin: 60)
        return SemanticContentDescriptor(
            labels: [],
            pixelBuffer: CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(page))
        )
    }

    @Test("Goes by labels where one is known, and says so")
    func labels() async throws {
        let content = try await content("uluru", labels: ["thing", "suspension bridge"])
        let results = try await VisualSearch(in: trial.hosted).results(for: content)
        #expect(results.titles == ["Golden Gate Bridge", "Bridges and Arches", "By the Sea"])
        #expect(results.map(\.unionCase) == ["landmark", "collection", "collection"])
        #expect(results.entities(LandmarkEntity.self).map(\.matchedBy) == [.label])
        #expect(results.first?.subtitle == "North America")
    }

    @Test("Goes by looks where no label is known, and finds every place in its picture")
    func looks() async throws {
        for landmark in trial.store.landmarks {
            let content = try await content(landmark.picture, labels: ["thing"])
            let results = try await VisualSearch(in: trial.hosted).results(for: content)
            let found = results.entities(LandmarkEntity.self)
            #expect(found.first?.id == landmark.id, "\(landmark.name): \(results.titles)")
            #expect(results.first?.subtitle == landmark.continent)
            #expect(try await results.first?.imageData()?.starts(with: Data("RIFF".utf8)) == true)
            #expect(found.allSatisfy { $0.matchedBy == .picture })
            #expect(found.count <= LandmarkFinder.limit)
        }
    }

    @Test("Goes by names that are read where nothing looks like a place")
    func names() async throws {
        let content = try content(["Greetings from", "Machu Picchu"], size: 48)
        let results = try await VisualSearch(in: trial.hosted).results(for: content)
        #expect(results.first?.title == "Machu Picchu")
        #expect(results.entities(LandmarkEntity.self).map(\.matchedBy) == [.name])
    }

    @Test("Doesn't read small print, which a screen may be full of")
    func smallPrint() async throws {
        let content = try content(Array(repeating: "Greetings from Machu Picchu", count: 60), size: 16)
        #expect(try await VisualSearch(in: trial.hosted).results(for: content).titles == [])
    }

    // A picture was drawn anew, or prints have a new revision? `make covers` makes them.
    @Test("Comes with the prints of its pictures, made ahead")
    func prints() async throws {
        let data = try Data(contentsOf: LandmarkLooks.file)
        let prints = try PropertyListDecoder().decode([String: FeaturePrintObservation].self, from: data)
        #expect(Set(prints.keys) == Set(trial.store.landmarks.map(\.picture)))
        let request = GenerateImageFeaturePrintRequest()
        for landmark in trial.store.landmarks {
            let print = try #require(prints[landmark.picture])
            #expect(print.originatingRequestDescriptor == request.descriptor)
            #expect(try await request.perform(on: landmark.pictureURL).distance(to: print) < 0.01, "\(landmark.name)")
        }
    }

    @Test("Looks at pictures itself where no prints were made ahead")
    func noPrints() async throws {
        let looks = LandmarkLooks(trial.store, file: URL(filePath: "/nowhere/PicturePrints.plist"))
        let uluru = try #require(trial.store.landmarks.first { $0.picture == "uluru" })
        let image = try #require(try await SemanticContentDescriptor(seeing: uluru.pictureURL).pixelBuffer?.image)
        #expect(try await looks.landmarks(like: ImageRequestHandler(image)).first == uluru)
    }

    @Test("Finds nothing in what is neither", arguments: [[], ["espresso"]])
    func nothing(labels: [String]) async throws {
        let results = try await VisualSearch(in: trial.hosted).results(for: SemanticContentDescriptor(labels: labels))
        #expect(results.isEmpty)
    }

    @Test("Opens each result on its page")
    func opening() async throws {
        let content = SemanticContentDescriptor(labels: ["geyser"])
        let results = try await VisualSearch(in: trial.hosted).results(for: content)
        #expect(results.titles == ["Geysir", "Falling and Rising Water"])
        for (result, path) in zip(results, ["/landmarks/15", "/collections/falling%20%26%20rising%20water"]) {
            try await result.open(lookingUp: true)
            #expect(trial.navigator.path == path)
            #expect(try trial.get(path).status == 200)
        }
    }

    @Test("Asks a person which landmark to open")
    func dialog() async throws {
        let entities = try await trial.hosted.query(LandmarkEntityQuery.self).allEntities()
        let petra = try #require(entities.first { $0.name == "Petra" })
        let outcome = try await trial.hosted.intent(OpenLandmarkIntent.self).answering(.value(petra)).run()
        #expect(outcome.questions.map(\.text) == ["Which landmark?"])
        #expect(trial.navigator.page == .landmark(petra.id))
    }

    @Test("Goes on in the app with everything that was found")
    func moreResults() async throws {
        let content = SemanticContentDescriptor(labels: ["tower"])
        let report = try await VisualSearch(in: trial.hosted).results(for: content).moreResults()
        let finding = try #require(trial.navigator.finding(1))
        #expect(finding.landmarks.count > 3)
        #expect(report.dialog == "Found \(finding.landmarks.count) landmarks.")
        #expect(report.cameForward)
        #expect(String(decoding: try trial.get("/found/1").body, as: UTF8.self).contains("Found by what it is"))
    }

    @Test(
        "Keeps whatever an identifier contains one part of a link",
        arguments: ["by the sea", "a/b", "../x", "?q=1#top", "ü&ö", "%2F", "a\"b'<c>", "landmarks://x"]
    )
    func links(id: String) throws {
        let entity = CollectionEntity(LandmarkCollection(id: id, name: "Any", about: "", landmarks: []), cover: nil)
        let url = try #require(entity.appLinkURL)
        #expect(url.absoluteString.hasPrefix("landmarks://collection/"))
        #expect(url.host() == "collection" && url.query() == nil && url.fragment() == nil)
        #expect(AppLink(url) == .collection(id))
        #expect(url.path(percentEncoded: true).count { $0 == "/" } == 1)
    }

    @Test(
        "Reads no links of others",
        arguments: [
            "https://landmark/1", "landmarks://landmark/x", "landmarks://landmark/1/2", "landmarks://collection/",
            "landmarks://page/1",
        ]
    )
    func badLinks(text: String) throws {
        #expect(AppLink(try #require(URL(string: text))) == nil)
    }
}
