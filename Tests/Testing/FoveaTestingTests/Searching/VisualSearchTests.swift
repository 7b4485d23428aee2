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
}
