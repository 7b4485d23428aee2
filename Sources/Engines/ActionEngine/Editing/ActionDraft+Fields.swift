import CivilDateEngine
import ContactEngine
import DetectorEngine
import DisplayEngine

extension ActionDraft {
    /// The values that a person may edit, in the order in which they are shown.
    package var fields: [ActionField] { content.fields }

    /// Sets a value to a text as people write it.
    ///
    /// An empty text removes a value that isn't required. Where a draft has several phones, addresses for mail or
    /// links, `phone-2` is the second, and the number after the last one adds one.
    package mutating func set(_ field: String, to text: String) throws(ActionError) {
        try content.set(field, to: text)
    }
}

extension ActionContent {
    var fields: [ActionField] {
        func fields<Content>(_ values: [EditableValue<Content>], _ content: Content) -> [ActionField] {
            values.filter { !$0.isSpare }.map { $0.field(of: content) }
        }
        switch self {
        case .event(let event): return fields(event.values, event)
        case .reminder(let reminder): return fields(ReminderDraft.values, reminder)
        case .contact(let contact): return fields(contact.values, contact)
        case .reading(let reading, let moment):
            let timed = TimedReading(reading: reading, moment: moment)
            return fields(timed.values, timed)
        case .openLink(let link): return fields([Self.word("link", "Link", .link)], link)
        case .call(let number): return fields([Self.word("number", "Number", .phone)], number.written)
        case .writeMessage(let message): return fields(MessageDraft.values, message)
        case .writeMail(let mail): return fields(MailDraft.values, mail)
        case .joinNetwork(let network): return fields(WirelessNetwork.values, network)
        case .showPlace(let place): return fields(MapPlace.values, place)
        case .copyText(let text): return fields([Self.word("text", "Text", .longText)], text)
        }
    }

    mutating func set(_ field: String, to text: String) throws(ActionError) {
        func edited<Content>(_ values: [EditableValue<Content>], _ content: Content) throws(ActionError) -> Content {
            guard let value = values.first(where: { $0.name == field }) else {
                let names = values.filter { !$0.isSpare }.map(\.name).joined(separator: ", ")
                throw ActionError(
                    .unknownField,
                    field: field,
                    "There is no field '\(ShownText.excerpt(field))'; the fields are \(names)."
                )
            }
            var content = content
            try value.set(&content, to: text)
            return content
        }
        switch self {
        case .event(let event): self = .event(try edited(event.values, event))
        case .reminder(let reminder): self = .reminder(try edited(ReminderDraft.values, reminder))
        case .contact(let contact): self = .contact(try edited(contact.values, contact))
        case .reading(let reading, let moment):
            let timed = TimedReading(reading: reading, moment: moment)
            let new = try edited(timed.values, timed)
            self = .reading(new.reading, at: new.moment)
        case .openLink(let link): self = .openLink(try edited([Self.word("link", "Link", .link)], link))
        case .call(let number):
            let written = try edited([Self.word("number", "Number", .phone)], number.written)
            if written != number.written {
                self = .call(PhoneNumber(written: written, international: nil, region: nil))
            }
        case .writeMessage(let message): self = .writeMessage(try edited(MessageDraft.values, message))
        case .writeMail(let mail): self = .writeMail(try edited(MailDraft.values, mail))
        case .joinNetwork(let network): self = .joinNetwork(try edited(WirelessNetwork.values, network))
        case .showPlace(let place): self = .showPlace(try edited(MapPlace.values, place))
        case .copyText(let old): self = .copyText(try edited([Self.word("text", "Text", .longText)], old))
        }
    }

    /// The only value of a draft that is one text.
    private static func word(_ name: String, _ label: String, _ kind: ActionField.Kind) -> EditableValue<String> {
        .text(name, label, kind, isRequired: true, at: \.self)
    }
}
