import LocalFeatureEngine
import PictureSupport
import Testing

@Suite("Candidates by the votes of local features")
struct LocalFeatureIndexTests {
    private let covers = (1...12).map { Drawing.cover(UInt64($0)) }

    @Test("Propose the item of a photo first", arguments: [0, 5, 11])
    func first(number: Int) throws {
        let index = try index()
        #expect(index.pictures == Array(0..<12))
        let candidates = try index.candidates(for: photo(of: number).features, limit: 5)
        #expect(candidates.first?.picture == Int64(number))
        #expect(candidates.count <= 5)
        #expect(candidates.map(\.weight) == candidates.map(\.weight).sorted(by: >))
    }

    @Test("Are the same at every search")
    func repeated() throws {
        let (photo, index) = (try photo(of: 3).features, try index())
        let first = try index.candidates(for: photo, limit: 12)
        #expect(try index.candidates(for: photo, limit: 12) == first)
        #expect(try self.index().candidates(for: photo, limit: 12) == first)
    }

    @Test("Come in the order of the items where two are the same")
    func twins() throws {
        let item = try LocalFeatureEngine.features(of: covers[0].picture())
        let candidates = try LocalFeatureIndex([item, item]).candidates(for: photo(of: 0).features, limit: 2)
        #expect(candidates.map(\.picture) == [0, 1])
    }

    @Test("Are none where there is nothing to see or to find")
    func nothing() throws {
        let blank = try LocalFeatureEngine.scene(of: Drawing(width: 60, height: 60).picture()).features
        #expect(try index().candidates(for: blank, limit: 5).isEmpty)
        #expect(try LocalFeatureIndex([]).candidates(for: photo(of: 1).features, limit: 5).isEmpty)
        #expect(try LocalFeatureIndex([blank]).candidates(for: photo(of: 1).features, limit: 5).isEmpty)
    }

    private func index() throws -> LocalFeatureIndex {
        LocalFeatureIndex(try covers.map { try LocalFeatureEngine.features(of: $0.picture()) })
    }

    private func photo(of number: Int) throws -> LocalFeatureScene {
        var photo = Drawing.cover(77, width: 340, height: 320, shapes: 60)
        photo.place(covers[number], x: 170, y: 160, degrees: 40, scale: 1.1)
        return try LocalFeatureEngine.scene(of: photo.picture())
    }
}
