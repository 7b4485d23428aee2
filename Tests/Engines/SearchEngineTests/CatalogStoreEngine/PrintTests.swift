import CatalogStoreEngine
import Foundation
import Testing

@Suite("Prints of a catalog")
struct PrintTests {
    private let store: CatalogStore

    init() throws { store = try .temporary() }

    @Test("Two revisions live side by side, and a query sees one of them until the switch")
    func revisions() throws {
        let numbers = try store.put("a", "b")
        #expect(try store.snapshot().activePrints == 1)
        try store.apply([.setPrints([CatalogPrint(revision: 2, values: [1, 0])], of: numbers[0])])
        let before = try store.snapshot()
        #expect(before.activePrints == 1)
        #expect(try before.prints(revision: 1, limit: 9).dimension == 4)
        #expect(try before.prints(revision: 2, limit: 9).pictures == [numbers[0]])
        #expect(try before.pictures(withoutPrints: 2, limit: 9) == [numbers[1]])
        #expect(try before.printRevisions() == [1: 2, 2: 1])

        let error = #expect(throws: CatalogStoreError.self) { try store.apply([.activatePrints(revision: 2)]) }
        #expect(error?.code == .incomplete)
        #expect(error?.message.contains("1 pictures") == true)

        try store.apply([
            .setPrints([CatalogPrint(revision: 2, values: [0, 1])], of: numbers[1]), .activatePrints(revision: 2),
        ])
        #expect(before.activePrints == 1)
        #expect(try store.snapshot().activePrints == 2)
        try store.apply([.removePrints(revision: 1)])
        #expect(try store.snapshot().printRevisions() == [2: 2])
        #expect(try before.prints(revision: 1, limit: 9).count == 2)
        #expect(try store.check().isWhole)
    }

    @Test("A picture without prints doesn't hold a switch up")
    func withoutPrints() throws {
        try store.put("a")
        let number = PictureNumber(rawValue: 1)
        try store.apply([.put(CatalogItem(id: "bad"), pictures: [.new(PictureContent())])])
        try store.apply([
            .setPrints([CatalogPrint(revision: 2, values: [1])], of: number), .activatePrints(revision: 2),
        ])
        #expect(try store.snapshot().activePrints == 2)
    }

    @Test("The prints in use aren't removed")
    func removingActive() throws {
        try store.put("a")
        let error = #expect(throws: CatalogStoreError.self) { try store.apply([.removePrints(revision: 1)]) }
        #expect(error?.code == .invalid)
        #expect(try store.snapshot().prints(revision: 1, limit: 9).count == 1)
    }

    @Test("Chunks hold whole pictures in order, whatever their size", arguments: 1...7)
    func chunks(limit: Int) throws {
        let prints = [1, 3, 0, 2, 1].map { count in
            (0..<count).map { CatalogPrint(revision: 1, variant: $0, values: [Float(count), Float($0)]) }
        }
        let receipt = try store.apply([
            .put(CatalogItem(id: "a"), pictures: prints.map { .new(PictureContent(prints: $0)) })
        ])
        let numbers = try #require(receipt.pictures["a"])
        let snapshot = try store.snapshot()
        var pictures: [PictureNumber] = []
        var variants: [Int] = []
        var values: [Float] = []
        while true {
            let chunk = try snapshot.prints(revision: 1, after: pictures.last, limit: limit)
            if chunk.isEmpty { break }
            #expect(chunk.count <= max(limit, 3))
            #expect(chunk.dimension == 2)
            pictures += chunk.pictures
            variants += chunk.variants
            values += chunk.values
        }
        #expect(pictures == zip(numbers, prints).flatMap { number, prints in prints.map { _ in number } })
        #expect(variants == prints.flatMap { $0.map(\.variant) })
        #expect(values == prints.flatMap { $0.flatMap(\.values) })
    }

    @Test("Setting prints replaces those of their revisions alone, and is told as a change of that revision")
    func setting() throws {
        let number = try store.put("a")[0]
        let before = try store.snapshot().change
        try store.apply([
            .setPrints([2, 3].map { CatalogPrint(revision: $0, values: [1]) }, of: number)
        ])
        try store.apply([.setPrints([CatalogPrint(revision: 2, variant: 5, values: [2])], of: number)])
        let snapshot = try store.snapshot()
        #expect(try snapshot.prints(of: number, revision: 2) == [CatalogPrint(revision: 2, variant: 5, values: [2])])
        #expect(try snapshot.prints(of: number, revision: 3).count == 1)
        #expect(try snapshot.prints(of: number, revision: 1).count == 1)
        #expect(try snapshot.printChanges(since: before, revision: 2) == [number])
        #expect(try snapshot.printChanges(since: before, revision: 1).isEmpty)
        #expect(try snapshot.changes(since: before)?.changed.isEmpty == true)
    }

    @Test("A picture whose prints are forgotten has changed, so that an index lets go of them")
    func forgetting() throws {
        let numbers = try store.put("a", "b")
        let before = try store.snapshot().change
        try store.apply([.forgetPrints(of: numbers[0])])
        let snapshot = try store.snapshot()
        #expect(try snapshot.changes(since: before)?.changed == [numbers[0]])
        #expect(try snapshot.prints(revision: 1, limit: 9).pictures == [numbers[1]])
        #expect(try store.apply([.forgetPrints(of: numbers[0])]).change == snapshot.change)
    }

    @Test("Calibrations stay, one for each name")
    func calibrations() throws {
        let first = CatalogCalibration(
            name: "print 2",
            threshold: 0.5,
            basis: "{}",
            date: .init(timeIntervalSince1970: 0.1)
        )
        var second = CatalogCalibration(name: "features 1", threshold: 12, precision: 0.99, date: first.date)
        try store.apply([.setCalibration(first), .setCalibration(second)])
        #expect(try store.snapshot().calibrations() == [second, first])
        second.recall = 0.5
        try store.apply([.setCalibration(second), .removeCalibration(name: "print 2")])
        #expect(try store.snapshot().calibrations() == [second])
        #expect(try store.snapshot().calibration("features 1") == second)
        #expect(try store.snapshot().calibration("print 2") == nil)
    }
}
