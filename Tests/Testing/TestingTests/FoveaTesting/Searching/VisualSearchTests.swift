import FoveaTesting
import Testing

@Suite("Visual searches in process")
struct VisualSearchTests {
    @Test("Results keep the app's order, without the union around them")
    func order() async throws {
        let catalog = MusicCatalog()
        let app = HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
        let results = try await VisualSearch(in: app).results(
            for: SemanticContentDescriptor(labels: ["record", "sleeve"])
        )
        #expect(results.titles == ["Hejira", "Massey Hall", "Blue"])
        #expect(results.map(\.unionCase) == ["album", "concert", "album"])
        #expect(results.map(\.subtitle) == ["Joni Mitchell", nil, "Joni Mitchell"])
        #expect(results.entities(AlbumEntity.self).map(\.id) == ["hejira", "blue"])
        #expect(results[1].identifier == EntityIdentifier(for: ConcertEntity.toronto))
        #expect(catalog.log == ["SemanticContentDescriptor(record, sleeve; no pixels)"])
    }

    @Test("Hosted apps side by side have dependencies of their own")
    func isolation() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let catalog = MusicCatalog { _, _ in
                        await Task.yield()
                        return [.concert(ConcertEntity(id: number, place: "\(number)"))]
                    }
                    let app = HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
                    let results = try await VisualSearch(in: app).results(for: SemanticContentDescriptor())
                    #expect(results.titles == ["\(number)"])
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("Results say whether the labels or the pixels are enough to find them")
    func evidence() async throws {
        let catalog = MusicCatalog { _, input in
            (input.labels.isEmpty ? [] : [.album(.blue)]) + (input.pixelBuffer == nil ? [] : [.album(.hejira)])
                + (input.labels.isEmpty || input.pixelBuffer == nil ? [] : [.concert(.toronto)])
        }
        let app = HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
        let results = try await VisualSearch(in: app).results(for: Pictures.cat)
        #expect(results.titles == ["Blue", "Hejira", "Massey Hall"])
        #expect(try await results.evidence() == [.labels, .pixels, []])
        #expect(try await results.evidence().map(\.description) == ["labels", "pixels", "neither alone"])
    }

    @Test("A result's image is measured against a picture")
    func distance() async throws {
        let cat = try Data(contentsOf: Pictures.cat)
        let app = HostedApp(queries: [PictureSearch.self]) { $0.add(dependency: cat) }
        let results = try await VisualSearch(in: app).results(for: SemanticContentDescriptor())
        #expect(try await results[0].distance(to: Pictures.cat) < 0.01)
        #expect(try await results[0].distance(to: Pictures.lighthouse) > 0.8)
        #expect(try await results[0].imageData() == cat)
        await #expect {
            try await results[1].distance(to: Pictures.cat)
        } throws: { error in
            (error as? HostedAppError)?.code == .unreadablePicture
        }
    }

    private struct PictureSearch: IntentValueQuery {
        @Dependency var picture: Data

        func values(for input: SemanticContentDescriptor) async throws -> [PictureEntity] {
            [PictureEntity(id: 1, picture: picture), PictureEntity(id: 2, picture: nil)]
        }
    }

    private struct PictureEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
        static let defaultQuery = Query()

        let id: Int
        let picture: Data?

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Picture \(id)", image: picture.map { .init(data: $0) })
        }

        struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [PictureEntity] { [] }
        }
    }
}
