import AppIntents
import CoreTransferable
import FoveaTesting
import Testing

#if SWIFT_5_MODE
    @testable import Integrations5
    import Pixels5
#else
    @testable import Integrations6
    import Pixels6
#endif

@Suite("A guide to harbors, as others write it")
struct HarborTests {
    @Test("The schema's search finds what a predicate says, and an album that is computed opens")
    func search() async throws {
        let app = HostedApp(intents: [SearchHarborsIntent.self, OpenHarborAlbum.self])
        let criteria = StringSearchCriteria(term: "CORK")
        let found = try await app.intent(SearchHarborsIntent.self).with(\.$criteria, criteria).run()
        #expect(found.value?.map(\.place.commonName) == ["Cork Harbour"])
        let album = HarborAlbum(harbor: Harbors.all[0])
        #expect(try await app.intent(OpenHarborAlbum.self).with(\.$target, album).run().value == "Cork")
        #expect(album.$name.wrappedValue == "Cork")
    }

    @Test("An entity leaves as data, as text and as a file")
    func transfer() async throws {
        let harbor = Harbors.all[0]
        let data = try await harbor.exported(as: .json)
        #expect(try await HarborEntity(importing: data, contentType: .json).place == harbor.place)
        #expect(try await harbor.exported(as: .utf8PlainText) == Data("Cork".utf8))
        let name = try await harbor.withExportedFile(contentType: .plainText) { $0.lastPathComponent }
        #expect(name == "Cork.txt")
    }

    @Test("Settings are found, a filter is the current one once it ran, and shortcuts have names")
    func system() async throws {
        #expect(try await HarborSettings.defaultQuery.uniqueEntity().showsTides)
        let app = HostedApp(intents: [HarborFocusFilter.self])
        _ = try await app.intent(HarborFocusFilter.self).with(\.$harbor, Harbors.all[0]).run()
        #expect(try await HarborFocusFilter.current.harbor?.id == "cork")
        #expect(HarborShortcuts.appShortcuts.count == 2)
    }

    @Test("A target without intents has the names of Foundation")
    func pixels() throws {
        #expect(try PixelMaker.buffer(width: 2, height: 2) != nil)
        let error = #expect(throws: PixelError.self) { try PixelError.check(-50) }
        #expect(error?.status == -50)
    }
}
