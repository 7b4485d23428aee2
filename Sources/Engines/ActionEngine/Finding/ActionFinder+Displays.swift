import CivilDateEngine
import DisplayEngine

extension ActionFinder {
    /// Returns the drafts of what devices show, taken to be of the moment of capture.
    static func drafts(ofDisplays displays: [DisplayFinding], at moment: CivilMoment) -> [ActionDraft] {
        displays.map { display in
            ActionDraft(
                content: .reading(display.reading, at: moment),
                origin: ActionOrigin(text: display.reading.title, corners: display.corners),
                confidence: display.confidence
            )
        }
    }

    /// Returns the draft that copies a row of digits.
    static func draft(ofRow row: ReadDigits) -> ActionDraft {
        ActionDraft(
            content: .copyText(row.text),
            origin: ActionOrigin(text: row.text, corners: row.corners),
            confidence: row.confidence
        )
    }
}
