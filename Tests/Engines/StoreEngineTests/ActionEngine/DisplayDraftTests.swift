import ActionEngine
import CivilDateEngine
import DetectorEngine
import DisplayEngine
import GeometryEngine
import Testing
import TextEngine

@Suite struct DisplayDraftTests {
    @Test(
        "A weight in stones is told with its pounds",
        arguments: [(11.4571, "11 st 6.4 lb"), (9.5, "9 st 7 lb"), (4, "4 st 0 lb")]
    )
    func stones(value: Double, title: String) throws {
        let moment = try #require(CivilMoment("2026-11-18T08:00"))
        #expect(ActionContent.reading(.weight(value, .stones), at: moment).title == title)
        // What a person writes in place of it may be any number.
        for number in [1e300, -1, .infinity, .nan] {
            #expect(ActionContent.reading(.weight(number, .stones), at: moment).title.hasSuffix(" lb"))
        }
    }

    @Test("A device's reading is offered for the moment of capture, with the digits it was read from")
    func reading() throws {
        let date = try #require(CivilDate(year: 2026, month: 3, day: 10))
        let time = try #require(CivilTime(hour: 9, minute: 0, second: 0))
        let moment = CivilMoment(date: date, time: time)
        let corners = [Quadrilateral(Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.1))]
        let display = DisplayFinding(reading: .glucose(5.8, .millimoles), corners: corners, confidence: 0.7)
        let drafts = ActionFinder.drafts(
            in: PictureFindings(displays: [display]),
            context: DetectionContext(moment: moment, region: "GB")
        )
        let origin = ActionOrigin(text: "5.8 mmol/L", corners: corners)
        #expect(
            drafts == [
                ActionDraft(content: .reading(.glucose(5.8, .millimoles), at: moment), origin: origin, confidence: 0.7)
            ]
        )
    }

    @Test("A row of digits that fills the picture is offered for copying, before its text")
    func row() throws {
        let moment = try #require(CivilMoment("2026-11-18T08:00"))
        let corners = [Quadrilateral(Rect(x: 0, y: 0, width: 1, height: 1))]
        let row = ReadDigits(text: "2383.3", confidence: 0.9, corners: corners)
        let line = TextLine(
            corners: corners[0],
            readings: [LineReading(text: "38 3.3", confidence: 0.6, extents: [])]
        )
        let drafts = ActionFinder.drafts(
            in: PictureFindings(lines: [line], row: row),
            context: DetectionContext(moment: moment, region: "GB")
        )
        #expect(drafts.map(\.content) == [.copyText("2383.3"), .copyText("38 3.3")])
        #expect(drafts.first?.origin == ActionOrigin(text: "2383.3", corners: corners))
    }
}
