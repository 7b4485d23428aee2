import CoreImage
import Foundation
import Testing
import Vision

@Suite("Cats and dogs", .tags(.network))
struct AnimalTests {
    @Test("A cat is found where it is")
    func cat() async throws {
        let request = RecognizeAnimalsRequest()
        #expect(request.revision == .revision2 && Set(request.supportedAnimals) == [.dog, .cat])
        let found = try await request.perform(on: Fixture.cat.url)
        let cat = try #require(found.first)
        #expect(found.count == 1 && cat.labels.map(\.identifier) == ["Cat"] && cat.confidence > 0.5)
        #expect(RecognizeAnimalsRequest.Animal(rawValue: cat.labels[0].identifier) == .cat)
        #expect(cat.originatingRequestDescriptor == .recognizeAnimalsRequest(.revision2))
        // Its eyes and nose.
        #expect(cat.boundingBox.cgRect.contains(CGRect(x: 0.3, y: 0.35, width: 0.3, height: 0.3)))
    }

    @Test("On an empty table the cat's box is around the cat")
    func place() async throws {
        let cat = try #require(CIImage(contentsOf: Fixture.cat.url))
            .transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))
        let table = CIImage(color: CIColor(red: 0.75, green: 0.72, blue: 0.7))
            .cropped(to: CGRect(x: 0, y: 0, width: 700, height: 400))
        let picture = cat.transformed(by: CGAffineTransform(translationX: 420, y: 40)).composited(over: table)
        let found = try await RecognizeAnimalsRequest().perform(on: picture)
        let box = try #require(found.first).boundingBox.cgRect
        #expect(found.count == 1 && box.midX > 0.6 && box.width < 0.5)
    }

    @Test("Pictures without a cat or a dog have none", arguments: [Fixture.coffee, .page, .cover, .astronaut])
    func none(fixture: Fixture) async throws {
        #expect(try await RecognizeAnimalsRequest().perform(on: fixture.url).isEmpty)
    }

    @Test("The older interface answers the same, and keeps to its regions")
    func twins() async throws {
        let request = VNRecognizeAnimalsRequest()
        #expect(try request.supportedIdentifiers() == [.dog, .cat] && VNAnimalIdentifier.cat.rawValue == "Cat")
        let handler = VNImageRequestHandler(url: try Fixture.cat.url)
        try handler.perform([request])
        let older = try #require(request.results?.first)
        let newer = try #require(try await RecognizeAnimalsRequest().perform(on: Fixture.cat.url).first)
        #expect(older.boundingBox == newer.boundingBox.cgRect && older.labels.first?.identifier == "Cat")
        #expect(RecognizedObjectObservation(older).boundingBox == newer.boundingBox)
        request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.05, height: 0.05)
        try handler.perform([request])
        #expect(request.results?.isEmpty == true)
        request.regionOfInterest = CGRect(x: 0.9, y: 0, width: 0.5, height: 1)
        #expect(throws: (any Error).self) { try handler.perform([request]) }
        #expect(request.results == nil)
    }
}
