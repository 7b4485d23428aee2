package import DetectorEngine
package import Foundation
package import TextEngine

/// Finds the actions that the text of a picture offers.
///
/// The time is bounded by the length of the text, of which no more than a large page is looked at.
package enum TextFinder {
    /// Returns the actions in the order of their use: events, a contact, reminders, then what single lines offer, and at
    /// last the copy of the text.
    ///
    /// - Parameters:
    ///   - lines: What was read.
    ///   - context: The moment of capture, the region and the languages.
    ///   - local: The time zone of the person.
    package static func drafts(
        in lines: [TextLine],
        context: DetectionContext,
        local: TimeZone = .current
    ) -> [ActionDraft] {
        let read = ReadPage(lines, context: context)
        let singles = SingleFinder(read: read)
        let contact = ContactFinder(read: read).draft()
        let events = contact == nil ? EventFinder(read).drafts() : []
        let reminders = contact == nil && events.isEmpty ? ReminderFinder(read: read, local: local).drafts() : []
        return events + (contact.map { [$0] } ?? []) + reminders + singles.drafts()
            + (singles.copy().map { [$0] } ?? [])
    }
}
