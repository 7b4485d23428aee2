import GeometryEngine
import Testing

@testable import DisplayEngine

@Suite("Rows of digits that were read at several places")
struct SettledRowTests {
    /// A row whose digits are 60 high and stand between two positions.
    private func row(_ digits: String, _ confidence: Double, _ left: Double, _ right: Double, y: Double = 100) throws
        -> ReadRow
    {
        let text = DigitText(digits.map { $0 == "." ? .point : .digit(Int(String($0)) ?? 0) })
        let place = RowPlace(start: Point(x: left, y: y), end: Point(x: right, y: y), height: 60, isLight: false)
        return try #require(ReadRow(text, confidence: confidence, place: place))
    }

    private func texts(_ rows: [ReadRow]) -> [String] { rows.map { $0.digits.map(String.init).joined() }.sorted() }

    @Test("The same digits at each of two neighbors are one row over both")
    func neighbors() throws {
        let rows = try [row("42", 0.99, 100, 150), row("42", 0.9, 160, 210)].settled()
        #expect(texts(rows) == ["42"])
        #expect(rows[0].confidence == 0.99)
        #expect((rows[0].place.start.x, rows[0].place.end.x) == (100, 210))
    }

    @Test("The beginning or the end of a row, read beside it, belongs to it", arguments: [(60.0, 95.0), (260, 290)])
    func parts(left: Double, right: Double) throws {
        let part = left < 100 ? "12" : "20"
        let rows = try [row("120", 0.99, 100, 250), row(part, 0.97, left, right)].settled()
        #expect(texts(rows) == ["120"])
        #expect(rows[0].confidence == 0.99)
    }

    @Test(
        "Neighbors that read something else are both in doubt: the row may have more digits, or a point",
        arguments: [("32", "13"), ("56", "5.6")]
    )
    func contradiction(right: String, left: String) throws {
        let rows = try [row(right, 0.87, 160, 260), row(left, 0.82, 100, 150)].settled()
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.confidence < 0.5 })
    }

    @Test("Rows far from each other don't matter to each other")
    func apart() throws {
        let rows = try [
            row("120", 0.99, 100, 250), row("80", 0.98, 100, 250, y: 200), row("72", 0.97, 400, 500),
        ].settled()
        #expect(texts(rows) == ["120", "72", "80"])
        #expect(rows.allSatisfy { $0.confidence > 0.9 })
    }

    @Test(
        "Another reading over the whole row leaves doubt, and one of a part of it, where digits are cut, doesn't",
        arguments: [(100.0, 210.0, true), (95, 215, true), (150, 210, false), (100, 160, false)]
    )
    func doubt(left: Double, right: Double, isDoubted: Bool) throws {
        let rows = try [row("95", 0.99, 100, 210), row("35", 0.8, left, right)].settled()
        #expect(texts(rows) == ["95"])
        #expect((rows[0].confidence < 0.5) == isDoubted)
    }
}
