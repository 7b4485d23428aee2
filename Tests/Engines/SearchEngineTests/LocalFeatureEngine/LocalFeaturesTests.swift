import LocalFeatureEngine
import PictureSupport
import Testing

@Suite("Local features in a store")
struct LocalFeaturesTests {
    private let drawing = Drawing.cover(5)

    @Test("Come back from bytes as they were")
    func bytes() throws {
        let features = try LocalFeatureEngine.features(of: drawing.picture())
        #expect(features.count > 50)
        #expect(try LocalFeatures(bytes: features.bytes) == features)
    }

    @Test("Are the same for the same pixels")
    func repeated() async throws {
        let first = try LocalFeatureEngine.features(of: drawing.picture())
        try await withThrowingTaskGroup { [drawing] group in
            for _ in 0..<4 {
                group.addTask { try LocalFeatureEngine.features(of: drawing.picture()) }
            }
            for try await features in group { #expect(features == first) }
        }
    }

    @Test("Refuse bytes that are cut, foreign or of another revision")
    func damaged() throws {
        let bytes = try LocalFeatureEngine.features(of: drawing.picture()).bytes
        let error = try #require(throws: LocalFeatureError.self) { try LocalFeatures(bytes: [UInt8](bytes.dropLast())) }
        #expect(error.code == .damaged)
        #expect(error.description.contains("make them again from the picture"))
        let none = #expect(throws: LocalFeatureError.self) { try LocalFeatures(bytes: []) }
        #expect(none?.code == .damaged)
        let foreign = #expect(throws: LocalFeatureError.self) {
            try LocalFeatures(bytes: [UInt8](repeating: 7, count: 148))
        }
        #expect(foreign?.code == .damaged)
        var other = bytes
        other[4] = 99
        let revision = try #require(throws: LocalFeatureError.self) { try LocalFeatures(bytes: other) }
        #expect(revision.code == .otherRevision)
    }
}
