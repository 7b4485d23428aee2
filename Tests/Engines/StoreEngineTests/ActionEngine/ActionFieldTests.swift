import CivilDateEngine
import ContactEngine
import DisplayEngine
import Foundation
import Testing

@testable import ActionEngine

@Suite("Fields of drafts")
struct ActionFieldTests {
    private func draft(_ content: ActionContent) -> ActionDraft {
        ActionDraft(content: content, origin: ActionOrigin(text: "", corners: []), confidence: 1)
    }

    private func event() throws -> ActionDraft {
        var event = EventDraft(title: "Concert", date: try #require(CivilDate("2026-06-10")), time: CivilTime("19:30"))
        event.end = CivilMoment("2026-06-10T21:00")
        return draft(.event(event))
    }

    private func texts(_ draft: ActionDraft) -> [String: String] {
        Dictionary(uniqueKeysWithValues: draft.fields.map { ($0.name, $0.text) })
    }

    @Test("An event shows its times in ISO forms, and its end moves with its beginning")
    func eventTimes() throws {
        var draft = try event()
        #expect(texts(draft)["date"] == "2026-06-10" && texts(draft)["end"] == "2026-06-10T21:00")
        try draft.set("date", to: "2026-06-30")
        try draft.set("time", to: " 20:00 ")
        #expect(texts(draft)["end"] == "2026-06-30T21:30")
        try draft.set("end", to: "01:15")
        #expect(texts(draft)["end"] == "2026-07-01T01:15")
        try draft.set("time", to: "")
        #expect(draft.fields.first { $0.name == "end" }?.kind == .date && texts(draft)["end"] == "2026-07-01")
        try draft.set("end", to: "2026-06-30")
        #expect(texts(draft)["end"]?.isEmpty == true)
    }

    @Test(
        "A value that can't be meant is refused with its field and how it is written",
        arguments: [
            ("date", "10.6.2026", "a day such as 2026-12-24"), ("time", "25:00", "a time such as 19:30"),
            ("end", "2026-06-10T19:30", "a day and a time such as"), ("title", "", "a line of text"),
            ("title", "a\u{202E}b", "a line of text"), ("link", "javascript:x", "an address such as https"),
            ("date", "2026-02-30", "a day"),
        ]
    )
    func refusals(name: String, text: String, expected: String) throws {
        var draft = try event()
        let before = draft
        let error = #expect(throws: ActionError.self) { try draft.set(name, to: text) }
        #expect(error?.code == .badValue && error?.field == name)
        #expect(error?.message.contains(expected) == true && draft == before)
    }

    @Test("The zone and the rule of a code are shown, checked and removed")
    func zoneAndRule() throws {
        var draft = try event()
        #expect(draft.fields.allSatisfy { $0.name != "zone" && $0.name != "repeats" })
        try draft.set("zone", to: "America/New_York")
        try draft.set("repeats", to: "FREQ=WEEKLY;COUNT=3")
        #expect(texts(draft)["zone"] == "America/New_York" && texts(draft)["repeats"] == "FREQ=WEEKLY;COUNT=3")
        for (name, text) in [("zone", "Mars/Base"), ("repeats", "weekly")] {
            let error = #expect(throws: ActionError.self) { try draft.set(name, to: text) }
            #expect(error?.code == .badValue && error?.field == name)
        }
        try draft.set("repeats", to: "")
        #expect(texts(draft)["repeats"] == nil)
    }

    @Test("An unknown field is refused with those that there are")
    func unknown() throws {
        var draft = try event()
        let error = #expect(throws: ActionError.self) { try draft.set("titel", to: "x") }
        #expect(error?.code == .unknownField && error?.message.contains("title, date, time, end") == true)
    }

    @Test("Values of lists are added, changed and removed by number")
    func lists() throws {
        var contact = ContactRecord(identifier: "")
        contact.phones = [Labeled(ContactLabel.work, "030 1")]
        var draft = draft(.contact(contact))
        #expect(draft.fields.first { $0.name == "phone" }?.label == "Phone (work)")
        try draft.set("phone-2", to: "030 2")
        try draft.set("mail", to: "a@example.org")
        #expect(draft.fields.filter { $0.kind == .phone }.map(\.text) == ["030 1", "030 2"])
        try draft.set("phone", to: "")
        try draft.set("city", to: "Graz")
        #expect(texts(draft)["phone"] == "030 2" && texts(draft)["city"] == "Graz")
        let error = #expect(throws: ActionError.self) { try draft.set("mail-2", to: "no address") }
        #expect(error?.code == .badValue)
    }

    @Test("A measure has its units, and keeps its own without one")
    func measures() throws {
        let moment = try #require(CivilMoment("2026-06-10T08:00"))
        var glucose = draft(.reading(.glucose(5.4, .millimoles), at: moment))
        #expect(glucose.fields.first?.text == "5.4 mmol/L" && glucose.fields.first?.choices == ["mg/dL", "mmol/L"])
        try glucose.set("value", to: "5,6")
        #expect(glucose.content == .reading(.glucose(5.6, .millimoles), at: moment))
        try glucose.set("value", to: "99 mg/dl")
        #expect(glucose.content == .reading(.glucose(99, .milligrams), at: moment))
        var pressure = draft(.reading(.bloodPressure(systolic: 128, diastolic: 82, pulse: 71), at: moment))
        try pressure.set("pulse", to: "")
        try pressure.set("systolic", to: "131")
        #expect(pressure.content == .reading(.bloodPressure(systolic: 131, diastolic: 82, pulse: nil), at: moment))
        let error = #expect(throws: ActionError.self) { try pressure.set("diastolic", to: "") }
        #expect(error?.code == .badValue && error?.field == "diastolic")
    }

    @Test("A description keeps everything through JSON, under the names that pages know")
    func json() throws {
        let description = ActionDescription(try event())
        let data = try JSONEncoder().encode(description)
        #expect(try JSONDecoder().decode(ActionDescription.self, from: data) == description)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["kind"] as? String == "event" && object["savable"] as? Bool == true)
        let field = try #require((object["fields"] as? [[String: Any]])?.first)
        #expect(field["name"] as? String == "title" && field["required"] as? Bool == true)
    }
}
