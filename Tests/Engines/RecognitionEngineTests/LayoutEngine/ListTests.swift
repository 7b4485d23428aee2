import LayoutEngine
import Testing

@Suite("Lists of a page")
struct ListTests {
    @Test("Items may have several lines, and lists in them")
    func nested() {
        var page = WrittenPage()
        page.write("Before you go there is something to be done at home:", x: 100, y: 60)
        page.write("1. Pack the ropes and the harness and also the", x: 100, y: 110)
        page.write("helmets of all", x: 136, y: 142)
        page.write("a) two long ropes", x: 150, y: 174)
        page.write("b) a short one", x: 150, y: 206)
        page.write("2. Close the door", x: 100, y: 238)
        page.write("and walk away after that without looking back at it.", x: 100, y: 340)
        #expect(
            page.structure.outline == [
                "text Before you go there is something to be done at home:",
                "list [1.] Pack the ropes and the harness and also the helmets of all "
                    + "{list [a)] two long ropes / [b)] a short one} / [2.] Close the door",
                "text and walk away after that without looking back at it.",
            ]
        )
    }

    @Test("A marker that was read as a line of its own belongs to its text")
    func apart() {
        var page = WrittenPage()
        for (row, text) in ["Bring the ropes", "Check the knots"].enumerated() {
            page.write("\(row + 1).", x: 100, y: 100 + Double(row) * 32)
            page.write(text, x: 160, y: 100 + Double(row) * 32)
        }
        #expect(page.structure.outline == ["list [1.] Bring the ropes / [2.] Check the knots"])
    }

    @Test(
        "A number, dash or letter alone makes none",
        arguments: [
            ["3. May is the day", "on which we leave"], ["- he said", "and went"],
            ["A. Smith lives here", "B and C don't"],
            ["1. Introduction", "4. Methods"], ["1.5 liters of milk", "1.9 liters of water"],
        ]
    )
    func alone(_ lines: [String]) {
        var page = WrittenPage()
        page.write(lines, x: 100, y: 100)
        #expect(page.structure.outline.allSatisfy { $0.hasPrefix("text ") })
    }

    @Test("Lists of different markers are apart, and a dot makes one alone")
    func kinds() {
        var page = WrittenPage()
        page.write(["• one", "1) two", "2) three", "- four", "- five"], x: 100, y: 100)
        #expect(
            page.structure.outline == ["list [•] one", "list [1)] two / [2)] three", "list [-] four / [-] five"]
        )
    }

    @Test("Ever deeper lists end somewhere")
    func deep() {
        var page = WrittenPage()
        for row in 0..<30 { page.write("• item \(row)", x: 20 + Double(row) * 25, y: 40 + Double(row) * 32) }
        #expect(page.structure.lines.count == 30)
    }
}
