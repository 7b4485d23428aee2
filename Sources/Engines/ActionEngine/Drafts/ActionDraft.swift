package import CivilDateEngine
package import ContactEngine
package import DetectorEngine
package import DisplayEngine

/// An action that a picture offers, which a person may edit before it is done.
package struct ActionDraft: Hashable, Sendable {
    /// What is done.
    package var content: ActionContent
    /// What is done where the person edits nothing.
    package let read: ActionContent
    /// What it was read from.
    package let origin: ActionOrigin
    /// How sure it is that the picture means this, from 0 to 1.
    package let confidence: Double

    package init(content: ActionContent, origin: ActionOrigin, confidence: Double) {
        self.content = content
        read = content
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
    /// Writes a message to a phone number.
    case writeMessage(MessageDraft)
    /// Writes mail to an address; a code may give the subject and the text.
    case writeMail(MailDraft)
    /// Joins a wireless network.
    case joinNetwork(WirelessNetwork)
    /// Shows a place on a map.
    case showPlace(MapPlace)
    /// Copies text.
    case copyText(String)
}

/// A kind of action, under the name that programs exchange.
package enum ActionKind: String, CaseIterable, Codable, Hashable, Sendable {
    case event, reminder, contact, reading, link, call, message, mail, network, place, text

    /// A Boolean value that indicates whether the action adds an item to one of the person's stores.
    package var isSavable: Bool { [.event, .reminder, .contact, .reading].contains(self) }
}

extension ActionContent {
    /// The kind.
    package var kind: ActionKind {
        switch self {
        case .event: .event
        case .reminder: .reminder
        case .contact: .contact
        case .reading: .reading
        case .openLink: .link
        case .call: .call
        case .writeMessage: .message
        case .writeMail: .mail
        case .joinNetwork: .network
        case .showPlace: .place
        case .copyText: .text
        }
    }

    /// A few words that tell the action from others of its kind.
    package var title: String {
        switch self {
        case .event(let event): event.title
        case .reminder(let reminder): reminder.title
        case .contact(let contact): contact.formattedName
        case .reading(let reading, _): reading.title
        case .openLink(let link): link
        case .call(let number): number.international ?? number.written
        case .writeMessage(let message): message.number
        case .writeMail(let mail): mail.address
        case .joinNetwork(let network): network.name
        case .showPlace(let place):
            place.name ?? place.coordinates.map { "\($0.latitude), \($0.longitude)" } ?? ""
        case .copyText(let text): text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        }
    }
}

extension DeviceReading {
    /// The reading in a few words.
    var title: String {
        switch self {
        case .bloodPressure(let systolic, let diastolic, let pulse):
            "\(systolic)/\(diastolic) mmHg" + (pulse.map { ", \($0)/min" } ?? "")
        case .glucose(let value, let unit): "\(EditableValue<Double>.text(of: value)) \(unit.rawValue)"
        case .weight(let value, .stones): Self.stones(value)
        case .weight(let value, let unit): "\(EditableValue<Double>.text(of: value)) \(unit.rawValue)"
        }
    }

    /// "11 st 6.4 lb".
    private static func stones(_ value: Double) -> String {
        // Numbers that a person writes may be larger than any integer.
        let tenths = (value * 140).rounded()
        let stones = (tenths / 140).rounded(.down)
        let pounds = (tenths - 140 * stones) / 10
        return "\(EditableValue<Double>.text(of: stones)) st \(EditableValue<Double>.text(of: pounds)) lb"
    }
}
