import Foundation
import FoveaSessions
import TestSupport
import Testing

@Suite("The order of apps")
struct AppOrderTests {
    private let apps = ["c", "a", "b"].map { AppDescription(id: $0, name: $0.uppercased()) }
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Goes by name, then by identifier, whoever comes first")
    func goesByName() {
        let order = AppOrder(file: nil)
        let twins = [AppDescription(id: "y", name: "b"), AppDescription(id: "x", name: "B")]
        #expect(order.place(apps + twins).map(\.app.id) == ["a", "b", "x", "y", "c"])
        #expect(order.place((apps + twins).reversed()).map(\.app.id) == ["a", "b", "x", "y", "c"])
        #expect(order.place(apps).allSatisfy { $0.why == "By name" })
    }

    @Test("Puts pinned apps first, in the order of their pins, and outlives the process")
    func pins() throws {
        let file = folder.file("fovea/order.json")
        let order = AppOrder(file: file)
        try order.pin("c", true)
        try order.pin("b", true)
        try order.pin("b", true)
        #expect(order.place(apps).map(\.app.id) == ["c", "b", "a"])
        #expect(
            AppOrder(file: file).place(apps).map(\.why) == [
                "Pinned, number 1", "Pinned, number 2", "By name, after pinned apps",
            ]
        )
        try order.pin("c", false)
        #expect(AppOrder(file: file).place(apps).map(\.app.id) == ["b", "a", "c"])
    }

    @Test("Is by name where the file is damaged")
    func survivesDamage() throws {
        let file = folder.file("order.json")
        try Data("{".utf8).write(to: file)
        #expect(AppOrder(file: file).place(apps).map(\.app.id) == ["a", "b", "c"])
    }
}
