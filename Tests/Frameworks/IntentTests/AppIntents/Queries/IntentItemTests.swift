import AppIntents
import Testing

@Suite("Values to choose from")
struct IntentItemTests {
    @Test("Sections list values and items, in order")
    func sections() async throws {
        let found = try await Authors().results()
        #expect(found.items == ["Dante Alighieri", "Primo Levi", "Anton Chekhov", "A", "B", "late"])
        #expect(found.sections.map { $0.title.map { String(localized: $0.title) } ?? "" } == ["Italian", "Russian"])
        #expect(found.promptLabel.map { String(localized: $0) } == "Which author?")
        #expect(found.sections[1].title?.subtitle.map { String(localized: $0) } == "In translation")
        #expect(await Authors().defaultResult() == "Primo Levi")
    }

    @Test("Items without sections are one section")
    func flat() {
        let collection = IntentItemCollection<Int> {
            IntentItem(1, title: "One")
            IntentItem(2)
        }
        #expect(collection.items == [1, 2])
        #expect(collection.sections.count == 1)
        #expect(IntentItemCollection<Int> {}.items.isEmpty)
    }

    @Test("Lists without elements are empty collections and sections")
    func nothing() {
        #expect(IntentItemCollection<Int>(items: []).items.isEmpty)
        #expect(IntentItemSection<Int>("None", items: []).items.isEmpty)
        #expect(IntentItemCollection<Int>(items: [1, 2]).items == [1, 2])
    }

    @Test("An item looks like itself, or like its value")
    func looks() {
        #expect(String(localized: IntentItem(1, title: "One").description.title) == "One")
        #expect(String(localized: IntentItem(2).description.title) == "2")
        #expect(String(localized: IntentItem(Genre.jazz).description.title) == "Jazz")
        #expect(String(localized: IntentItem(AlbumEntity(id: "7", name: "Blue")).description.title) == "Blue")
    }

    private struct Authors: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> {
            let isLate = true
            return ItemCollection(promptLabel: "Which author?") {
                ItemSection("Italian") {
                    "Dante Alighieri"
                    Item("Primo Levi", title: "Levi", subtitle: "Primo", image: .init(named: "levi"))
                }
                ItemSection("Russian", subtitle: "In translation") {
                    "Anton Chekhov"
                    for letter in ["A", "B"] { letter }
                    if isLate { "late" }
                }
            }
        }

        func defaultResult() async -> String? { "Primo Levi" }
    }
}
