import ActionEngine
import CivilDateEngine
import ContactEngine
import DetectorEngine
import Foundation
import GeometryEngine
import TextEngine

/// Lines of a picture: each with its text and its height in hundredths of the picture's, one below the other.
func page(_ lines: (String, Double)...) -> [TextLine] {
    var top = 5.0
    return lines.map { text, height in
        defer { top += height * 1.5 }
        return line(text, x: 10, y: top, height: height)
    }
}

/// Lines of one size.
func note(_ lines: String...) -> [TextLine] {
    lines.enumerated().map { line($1, x: 10, y: 5 + 4 * Double($0), height: 3) }
}

/// A line at a place in hundredths of the picture's sides.
func line(_ text: String, x: Double, y: Double, height: Double) -> TextLine {
    let width = min(85, max(1, Double(text.count)) * height * 0.5)
    let corners = Quadrilateral(Rect(x: x / 100, y: y / 100, width: width / 100, height: height / 100))
    return TextLine(corners: corners, readings: [LineReading(text: text, confidence: 0.9, extents: [])])
}

/// The context of tests: Tuesday, 10 March 2026, at nine in the morning.
func context(_ region: String = "US", _ languages: [DetectorLanguage] = [.english]) -> DetectionContext {
    DetectionContext(moment: CivilMoment(date: day(2026, 3, 10), time: clock(9)), region: region, languages: languages)
}

/// The events that a picture announces.
func events(
    _ lines: [TextLine],
    _ region: String = "US",
    _ languages: [DetectorLanguage] = [.english]
) -> [EventDraft] {
    TextFinder.drafts(in: lines, context: context(region, languages)).compactMap {
        if case .event(let event) = $0.content { event } else { nil }
    }
}

/// The contact of a card.
func contact(_ lines: [TextLine], _ region: String = "US") -> ContactRecord? {
    TextFinder.drafts(in: lines, context: context(region)).lazy.compactMap {
        if case .contact(let contact) = $0.content { contact } else { nil }
    }
    .first
}

/// The reminders of a picture.
func reminders(_ lines: [TextLine], local: TimeZone = .current) -> [ReminderDraft] {
    TextFinder.drafts(in: lines, context: context(), local: local).compactMap {
        if case .reminder(let reminder) = $0.content { reminder } else { nil }
    }
}
