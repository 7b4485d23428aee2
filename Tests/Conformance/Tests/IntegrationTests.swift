import CoreSpotlight
import FoveaSearch
import FoveaTesting
import Testing
import Vision

#if SWIFT_5_MODE
    @testable import Integrations5
#else
    @testable import Integrations6
#endif

@Suite("Integrations as others write them")
struct IntegrationTests {
    private func titles(
        _ query: any IntentValueQuery.Type,
        for input: some VisualSearchInput,
        dependencies: @Sendable (AppDependencyManager) -> Void = { _ in }
    ) async throws -> [String] {
        let app = HostedApp(queries: [query], dependencies: dependencies)
        return try await VisualSearch(in: app).results(for: input).titles
    }

    @Test("A struct is a dependency")
    func plants() async throws {
        let found = try await titles(PlantIntentValueQuery.self, for: SemanticContentDescriptor(labels: ["flower"])) {
            let rose = Plant(latin: "Rosa canina", common: "Dog rose", tags: ["flower"])
            let fern = Plant(latin: "Pteridium", common: "Fern", tags: ["leaf"])
            $0.add(dependency: Herbarium(plants: [rose, fern]))
        }
        #expect(found == ["Dog rose"])
    }

    @Test("An actor over completion handlers is a dependency under a key")
    func sneakers() async throws {
        let shoe = SemanticContentDescriptor(labels: ["footwear"])
        let found = try await titles(SneakerSearch.self, for: shoe) { dependencies in
            dependencies.add(key: "sneakers") { SneakerRepository() }
        }
        #expect(found == ["Runner 1", "Runner 2", "Runner 3"])
    }

    @Test("A loop over prints and a catalogue find the same record")
    func records() async throws {
        var prints = RecordPrints()
        let catalog = try await VisualCatalog.inMemory()
        for name in ["cat.jpg", "coffee.jpg"] {
            try await prints.add(name, sleeve: examples.appending(path: name))
            try await catalog.add(name, sleeve: examples.appending(path: name))
        }
        let records = prints
        for query: any IntentValueQuery.Type in [
            RecordPrintSearch.self, UprightRecordSearch.self, RecordCatalogSearch.self,
        ] {
            let found = try await titles(query, for: examples.appending(path: "coffee.jpg")) {
                $0.add(dependency: records)
                $0.add(dependency: catalog)
            }
            #expect(found == ["coffee.jpg"])
        }
    }

    @Test("A generic searcher over a protocol is a dependency, and its typed error comes out")
    func museum() async throws {
        let closed = MuseumSearcher(catalog: MuseumCollection())
        await #expect(throws: MuseumError.self) {
            try await titles(PaintingVisualSearch.self, for: examples.appending(path: "cat.jpg")) {
                $0.add(dependency: closed)
            }
        }
        var collection = MuseumCollection()
        for name in ["lighthouse.png", "cat.jpg"] {
            collection.prints[name] = try await GenerateImageFeaturePrintRequest().perform(
                on: examples.appending(path: name)
            )
        }
        let searcher = MuseumSearcher(catalog: collection)
        let found = try await titles(PaintingVisualSearch.self, for: examples.appending(path: "lighthouse.png")) {
            $0.add(dependency: searcher)
        }
        #expect(found == ["lighthouse.png", "cat.jpg"])
    }

    @Test("A query reads the bytes of the pixels")
    func stamps() async throws {
        let area = CGRect(x: 0, y: 0, width: 9, height: 7)
        #expect(try await titles(StampsByColor.self, for: CIImage(color: .red).cropped(to: area)) == ["red penny"])
        #expect(
            try await titles(StampsByColor.self, for: CIImage(color: .blue).cropped(to: area)) == ["blue mauritius"]
        )
    }

    @Test("A query runs on the main actor")
    @MainActor
    func posters() async throws {
        let found = try await titles(PosterSearch.self, for: SemanticContentDescriptor(labels: ["poster", "paper"]))
        #expect(found == ["poster", "paper"])
        #expect(PosterModel.shared.query?.labels == ["poster", "paper"])
    }

    @Test("One type finds entities by identifier and answers searches")
    func songs() async throws {
        let found = try await titles(SongQuery.self, for: SemanticContentDescriptor(labels: ["guitar"]))
        #expect(found == ["Song 0", "Song 1", "Song 2", "Song 3"])
        #expect(try await SongQuery().entities(for: [7]).map(\.title) == ["Song 7"])
    }

    @Test("A group of tasks answers in the order that the app chooses")
    func movies() async throws {
        let content = try await SemanticContentDescriptor(seeing: examples.appending(path: "cat.jpg"))
        let descriptor = SemanticContentDescriptor(labels: ["b", "a"], pixelBuffer: content.pixelBuffer)
        #expect(try await titles(MovieLens.self, for: descriptor) == ["b", "a", "451x300"])
    }

    @Test("Entities of another module are in a union")
    func statues() async throws {
        let found = try await titles(GalleryLens.self, for: SemanticContentDescriptor(labels: ["Waltz"]))
        #expect(found == ["Waltz, Camille", "Sunday"])
    }

    @Test("Where there is neither iOS nor UIKit, the other branches are taken")
    func recipes() async throws {
        #expect(Recipes.platform == "elsewhere")
        #expect(RecipePicture.self == CGImage.self)
        let found = try await titles(Recipes.Lens.self, for: SemanticContentDescriptor(labels: ["pea"]))
        #expect(found == ["pea soup"])
    }

    @Test("What a person points at as the talk teaches it")
    @MainActor
    func covers() async throws {
        let catalog = CoverCatalog()
        for name in ["cat.jpg", "coffee.jpg", "balloon.png"] {
            let source = try #require(CGImageSourceCreateWithURL(examples.appending(path: name) as CFURL, nil))
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            try await catalog.add(
                CoverEntity(id: name, name: name, artistName: "Somebody", coverArtData: Data()),
                image: image
            )
        }
        let found = try await titles(CoverSearchHandler.self, for: examples.appending(path: "coffee.jpg")) {
            $0.add(dependency: catalog)
        }
        #expect(found == ["coffee.jpg"])
    }

    @Test("A protocol's existential is a dependency, and a missing optional one is nil")
    func watches() async throws {
        let found = try await titles(WatchSearch.self, for: examples.appending(path: "cat.jpg")) {
            $0.add { WidthWatchFinder() as any WatchFinding }
        }
        #expect(found == ["Watch 451"])
    }

    @Test("Filters of Core Image look at the pixels, and the app logs")
    func insects() async throws {
        #expect(try await titles(InsectSearch.self, for: examples.appending(path: "cat.jpg")) == ["451 px"])
    }

    @Test("An intent asks which one, and leads to the intent that opens it")
    func wines() async throws {
        let app = HostedApp(intents: [PickWineIntent.self, OpenWineIntent.self])
        let outcome = try await app.intent(PickWineIntent.self).answering(.choice(titled: "Rioja")).run()
        #expect(outcome.questions.map(\.text) == ["Which one?"])
        #expect(outcome.opened.map(\.identifier) == [WineQuery.cellar[1].id.uuidString])
    }

    @Test("A value that an intent needs after all is asked for, and its own error comes out")
    func needs() async throws {
        let intent = HostedApp(intents: [NeedyIntent.self]).intent(NeedyIntent.self)
        #expect(try await intent.answering(.value(3)).run().questions.map(\.text) == ["How much?"])
        await #expect(throws: NeedyIntent.WineError.self) { try await intent.answering(.value(-1)).run() }
    }

    @Test("An enumeration is a parameter with a default, a limit holds, and values come back")
    func books() async throws {
        let shelf = Bookshelf([
            BookEntity(title: "Fog", genre: .crime), BookEntity(title: "Dew", genre: .poetry),
            BookEntity(title: "Night", genre: .crime),
        ])
        let app = HostedApp(intents: [FindBooksIntent.self]) { $0.add(dependency: shelf) }
        let crime = try await app.intent(FindBooksIntent.self).run()
        #expect(crime.value?.map(\.title) == ["Fog", "Night"])
        #expect(crime.dialog == "Found 2 books.")
        let one = try await app.intent(FindBooksIntent.self).with(\.$limit, 1).run()
        #expect(one.value?.map(\.title) == ["Fog"])
        #expect(try await app.query(BookQuery.self).entities(matching: "dew").map(\.title) == ["Dew"])
    }

    @Test("The schema's intent runs however its parameter is written")
    func cars() async throws {
        let search = VisualSearch(in: HostedApp(intents: [CarSearchWithParameter.self]))
        let report = try await search.moreResults(for: SemanticContentDescriptor(labels: ["car", "wheel"]))
        #expect(report.dialog == "2 cars")

        let garage = Garage()
        let own = HostedApp(intents: [CarSearchWithOwnConformance.self]) { $0.add(dependency: garage) }
        let forward = try await VisualSearch(in: own).moreResults(for: SemanticContentDescriptor(labels: ["van"]))
        #expect(forward.cameForward)
        #expect(await garage.searched == "van")
    }

    @Test("Properties are computed, and deferred until somebody asks")
    func fabrics() async throws {
        let fabric = try #require(try await FabricQuery().entities(for: [7]).first)
        #expect(fabric.name == "Linen 7")
        #expect(fabric.length == 7)
        #expect(try await fabric.story == "Woven as Linen 7.")
    }

    @Test("A query filters by properties")
    func furniture() async throws {
        let four = [ChairFilter.legs(4, .equal), .name("b")]
        let found = try await ChairQuery().entities(matching: four, mode: .and, sortedBy: [], limit: nil)
        #expect(found.map(\.id) == ["b"])
        #expect(try await ChairQuery().entities(matching: four, mode: .or, sortedBy: [], limit: 1).map(\.id) == ["b"])
    }

    @Test("Computed properties are found by an index, and words find entities over extensions")
    @MainActor
    func monuments() async throws {
        let data = MonumentData()
        let app = HostedApp(queries: [MonumentLens.self], intents: [OpenMonumentIntent.self]) {
            $0.add(dependency: data)
        }
        let results = try await VisualSearch(in: app).results(for: SemanticContentDescriptor(labels: ["arch"]))
        #expect(results.map(\.subtitle) == ["A monument, Arch"])
        #expect(try await results.first?.open(lookingUp: true).opened.map(\.identifier) == ["Arch"])
        let monument = try #require(results.entities(MonumentEntity.self).first)
        #expect(monument.attributeSet.displayName == "Arch")
        #expect(monument.attributeSet.contentDescription == "A monument, Arch")
        #expect(monument.attributeSet.keywords == ["stone"])
        #expect(try await monument.crowd == 4)
        #expect(try await app.query(MonumentQuery.self).entities(matching: "obe").map(\.title) == ["Obelisk"])
    }
}
