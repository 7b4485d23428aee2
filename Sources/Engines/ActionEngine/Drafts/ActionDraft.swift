package import CivilDateEngine
package import ContactEngine
package import DetectorEngine
package import DisplayEngine

/// An action that a picture offers, which a person may edit before it is done.
package struct ActionDraft: Hashable, Sendable {
    /// What is done.
    package var content: ActionContent
    /// What it was read from.
    package let origin: ActionOrigin
    /// How sure it is that the picture means this, from 0 to 1.
    package let confidence: Double

    package init(content: ActionContent, origin: ActionOrigin, confidence: Double) {
        self.content = content
        self.origin = origin
        self.confidence = confidence
    }
}

/// What an action does.
package enum ActionContent: Hashable, Sendable {
    /// Adds an event to a calendar.
    case event(EventDraft)
    /// Adds a reminder to a calendar.
    case reminder(ReminderDraft)
    /// Adds a contact to an address book.
    case contact(ContactRecord)
    /// Adds a reading to the person's health data.
    case reading(DeviceReading, at: CivilMoment)
    /// Opens a link.
    case openLink(String)
    /// Calls a phone number.
    case call(PhoneNumber)
    /// Writes mail to an address; a code may give the subject and the text.
    case writeMail(MailDraft)
    /// Joins a wireless network.
    case joinNetwork(WirelessNetwork)
    /// Shows a place on a map.
    case showPlace(MapPlace)
    /// Copies text.
    case copyText(String)
}
