import Foundation
import Testing

@testable import Vision

@Suite("Places with text")
struct TextRectanglesTests {
    @Test("Lines are found where they are read")
    func lines() async throws {
        let page = try RecognizedTextTests.page()
        let places = try await DetectTextRectanglesRequest().perform(on: page)
        let lines = try await RecognizeTextRequest().perform(on: page)
        try #require(places.count == 2 && lines.count == 2)
        for (place, line) in zip(places, lines) {
            #expect(place.characterBoxes == nil)
            #expect(place.originatingRequestDescriptor == .detectTextRectanglesRequest(.revision1))
            #expect(
                abs(place.topLeft.x - line.topLeft.x) < 0.02 && abs(place.bottomRight.y - line.bottomRight.y) < 0.04
            )
        }
        #expect(Set(places.map(\.uuid)).count == 2)
    }

    @Test("Characters have boxes from left to right, spaces none")
    func characters() async throws {
        var request = DetectTextRectanglesRequest()
        request.reportCharacterBoxes = true
        let place = try #require(try await request.perform(on: RecognizedTextTests.page()).first)
        let boxes = try #require(place.characterBoxes)
        #expect(boxes.count == "HelloLinux".count)
        #expect(boxes.map(\.boundingBox.origin.x) == boxes.map(\.boundingBox.origin.x).sorted())
    }

    @Test("Both interfaces answer the same, and archives keep it")
    func twins() async throws {
        let older = VNDetectTextRectanglesRequest()
        older.reportCharacterBoxes = true
        #expect(older.results == nil)
        let page = try RecognizedTextTests.page()
        try VNImageRequestHandler(data: page).perform([older])
        var newer = DetectTextRectanglesRequest()
        newer.reportCharacterBoxes = true
        let observations = try await newer.perform(on: page)
        let results = try #require(older.results)
        #expect(results.map(\.topLeft) == observations.map(\.topLeft.cgPoint))
        #expect(results.map { $0.characterBoxes?.count } == observations.map { $0.characterBoxes?.count })
        let first = try #require(results.first)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: first, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: VNTextObservation.self, from: archive)
        #expect(read?.characterBoxes?.count == first.characterBoxes?.count && read?.topLeft == first.topLeft)
        #expect(TextObservation(first).boundingBox == observations.first?.boundingBox)
    }

    @Test("A blank page has none")
    func nothing() async throws {
        #expect(try await DetectTextRectanglesRequest().perform(on: RecognizedTextTests.page([])).isEmpty)
    }
}
