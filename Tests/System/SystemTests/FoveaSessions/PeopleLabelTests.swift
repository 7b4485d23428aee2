import Foundation
import FoveaCapture
import FoveaSessions
import ImageCodingEngine
import PixelEngine
import TestSupport
import Testing

@Suite("The labels of people and animals")
struct PeopleLabelTests {
    private static let people: Set<String> = ["people", "person", "face"]

    /// A photo among the fixtures of Vision's tests, whose folder tells its origin.
    private func photo(_ name: String) throws -> Data {
        let folder = Checkout.folder.appending(path: "Tests/Frameworks/GraphicsTests/Vision/Fixtures")
        return try Data(contentsOf: folder.appending(path: "\(name).jpg"))
    }

    private func labels(_ picture: CapturedPicture) async throws -> [String] {
        try await EngineDescriber().content(of: picture, SearchQuery()).labels
    }

    @Test("A person with a face is both, and comes before things")
    func person() async throws {
        let labels = try await labels(CapturedPicture(photo("astronaut")))
        #expect(labels.prefix(2) == ["person", "face"] && labels.count <= 8, "\(labels)")
        #expect(!labels.contains("people"))
    }

    @Test("Several persons are people")
    func people() async throws {
        let one = try ImageDecoder(data: photo("astronaut")).decode()
        let two = try Raster(width: 2 * one.width, height: one.height, format: .rgba8, alpha: .opaque) { to, rowBytes in
            one.withUnsafeBytes { from in
                for y in 0..<one.height {
                    for side in 0...1 {
                        UnsafeMutableRawBufferPointer(rebasing: to[(y * rowBytes + side * one.width * 4)...])
                            .copyMemory(from: .init(rebasing: from[y * one.bytesPerRow..<(y + 1) * one.bytesPerRow]))
                    }
                }
            }
        }
        let labels = try await labels(CapturedPicture(two, kind: .photo))
        #expect(labels.prefix(3) == ["people", "person", "face"], "\(labels)")
    }

    @Test("A cat is an animal and no person; a cup is neither")
    func others() async throws {
        let cat = try await labels(CapturedPicture(photo("cat")))
        #expect(cat.contains("animal") && Self.people.isDisjoint(with: cat), "\(cat)")
        let cup = try await labels(CapturedPicture(photo("coffee")))
        #expect(!cup.contains("animal") && Self.people.isDisjoint(with: cup), "\(cup)")
    }

    @Test("A highlight beside the person shows nobody")
    func highlight() async throws {
        let query = SearchQuery(highlight: .rectangle(.init(x: 0, y: 0, width: 0.2, height: 0.3)))
        let content = try await EngineDescriber().content(of: CapturedPicture(photo("astronaut")), query)
        #expect(Self.people.isDisjoint(with: content.labels))
    }

    @Test("Their probabilities are in order with the others")
    func probabilities() async throws {
        let labels = try await EngineDescriber().labels(of: CapturedPicture(photo("astronaut")), in: .whole)
        #expect(labels.map(\.confidence) == labels.map(\.confidence).sorted(by: >))
        #expect(labels.contains { $0.identifier == "person" && $0.confidence > 0.7 })
    }
}
