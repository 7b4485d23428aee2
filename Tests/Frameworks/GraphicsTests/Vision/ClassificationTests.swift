import Foundation
import Testing
import Vision

@Suite("Classification", .tags(.network))
struct ClassificationTests {
    @Test(
        "A picture answers what it shows, specific and general",
        arguments: [(Fixture.cat, ["cat", "animal"]), (.coffee, ["coffee", "drink"])]
    )
    func labels(fixture: Fixture, expected: [String]) async throws {
        let observations = try await ClassifyImageRequest().perform(on: fixture.url)
        let top = observations.prefix(10).map(\.identifier)
        for label in expected { #expect(top.contains(label), "the first ten are \(top)") }
    }

    @Test("The whole vocabulary comes back, highest confidence first")
    func vocabulary() async throws {
        let request = ClassifyImageRequest()
        let observations = try await request.perform(on: Fixture.cat.url)
        #expect(Set(observations.map(\.identifier)) == Set(request.supportedIdentifiers))
        #expect(observations.count == request.supportedIdentifiers.count)
        #expect(
            zip(observations, observations.dropFirst()).allSatisfy { $0.confidence >= $1.confidence }
        )
        #expect(observations.allSatisfy { (0...1).contains($0.confidence) })
    }

    @Test("Precision and recall filters keep the few that are sure")
    func filters() async throws {
        let observations = try await ClassifyImageRequest().perform(on: Fixture.cat.url)
        let precise = observations.filter {
            $0.hasPrecisionRecallCurve && $0.hasMinimumRecall(0.01, forPrecision: 0.9)
        }
        let loose = observations.filter {
            $0.hasPrecisionRecallCurve && $0.hasMinimumPrecision(0.1, forRecall: 0.8)
        }
        #expect(precise.contains { $0.identifier == "cat" })
        #expect(precise.count < 40)
        #expect(loose.contains { $0.identifier == "cat" })
        #expect(!precise.contains { $0.identifier == "cup" })
    }

    @Test("A label survives archiving")
    func coding() async throws {
        let label = try #require(try await ClassifyImageRequest().perform(on: Fixture.cat.url).first)
        #expect(
            try JSONDecoder().decode(ClassificationObservation.self, from: JSONEncoder().encode(label))
                == label
        )
    }
}
