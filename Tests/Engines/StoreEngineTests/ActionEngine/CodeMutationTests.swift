import CivilDateEngine
import DetectorEngine
import Foundation
import TestSupport
import Testing

@testable import ActionEngine

@Suite("Damaged codes")
struct CodeMutationTests {
    private static let samples = [
        "WIFI:T:WPA;S:Caf\\;é;P:a\\:b;H:true;;", "geo:52.5,-13.25,30;u=10?q=1,2(Name)", "tel:+49-30-1234;ext=1",
        "sms:+491701234567?body=On%20my%20way", "mailto:ana@example.org?subject=%41&body=b",
        "MATMSG:TO:a@example.org;SUB:x;BODY:y;;", "https://exämple.org/path?q=1#f", "MECARD:N:Silva,Ana;TEL:1;;",
        "BEGIN:VCARD\nVERSION:3.0\nN:Silva;Ana\nTEL:1\nADR:;;S;C;;1;D\nEND:VCARD",
        "BEGIN:VEVENT\nUID:1\nSUMMARY:A\nDTSTART;TZID=Europe/Berlin:20260329T023000\nDURATION:PT1H\nEND:VEVENT",
        "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:2\nSUMMARY:B\nDUE;VALUE=DATE:20260101\nEND:VTODO\nEND:VCALENDAR",
    ]
    private static let pieces = [
        "\\", ";", ":", ",", "?", "&", "=", "%", "%00", "%E2%80%AE", "\u{202E}", "\u{0}", "\n", "\r\n", "@", "//", "-",
        "9999999999999999999", "1e400", "nan", "inf", "00000000", "P99999W", "\u{FFFE}", "é", "\u{1F468}\u{200D}",
    ]

    @Test("Offer something or nothing, never text that can't be shown", arguments: samples.indices)
    func mutations(index: Int) throws {
        var random = SplitMix(state: UInt64(index) + 77)
        let date = try #require(CivilDate(year: 2026, month: 11, day: 24))
        let context = DetectionContext(moment: CivilMoment(date: date, time: CivilTime(seconds: 0)))
        let local = try #require(TimeZone(identifier: "Europe/Berlin"))
        for _ in 0..<300 {
            var scalars = Array(Self.samples[index].unicodeScalars)
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let start = Int.random(in: 0...scalars.count, using: &random)
                let end = min(scalars.count, start + Int.random(in: 0...6, using: &random))
                let piece = Array(Self.pieces.randomElement(using: &random)?.unicodeScalars ?? "".unicodeScalars)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: scalars.removeSubrange(start..<end)
                case 1: scalars.insert(contentsOf: piece, at: start)
                default: scalars.replaceSubrange(start..<end, with: piece)
                }
            }
            let text = String(String.UnicodeScalarView(scalars))
            for content in ActionContent.contents(ofCode: text, context: context, local: local) {
                let draft = ActionDraft(content: content, origin: ActionOrigin(text: text, corners: []), confidence: 1)
                for field in draft.fields where content.kind != .contact {
                    try #require(ShownText.isPlain(field.text, withLines: true), "\(field) of \(text.debugDescription)")
                }
                // What is shown can be typed.
                for field in draft.fields where !field.text.isEmpty && content.kind != .contact {
                    var again = draft
                    #expect(throws: Never.self) { try again.set(field.name, to: field.text) }
                }
            }
        }
    }
}
