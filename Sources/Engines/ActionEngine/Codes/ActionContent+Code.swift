import ContactEngine
import DetectorEngine
import Foundation

extension ActionContent {
    /// The most bytes of a code that is read; a QR code has less than 3 KB, and sixteen of them may belong together.
    private static var codeLimit: Int { 64 << 10 }

    /// Returns what the content of a code offers to do; what isn't understood can be copied.
    ///
    /// Nothing is opened, joined or called by this.
    static func contents(ofCode text: String, context: DetectionContext, local: TimeZone) -> [ActionContent] {
        guard text.utf8.count <= codeLimit else { return [] }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let understood = items(trimmed, local: local) + (address(trimmed, context).map { [$0] } ?? [])
        if !understood.isEmpty { return understood }
        let copied = ShownText.cleaned(trimmed)
        return copied.isEmpty ? [] : [.copyText(copied)]
    }

    /// The events, reminders and contacts of a text.
    private static func items(_ text: String, local: TimeZone) -> [ActionContent] {
        let start = text.prefix(20).uppercased()
        if ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VTODO"].contains(where: start.hasPrefix) {
            return items(ofCalendar: text, local: local)
        }
        if start.hasPrefix("MECARD:") {
            return ContactRecord(meCard: text).map { [.contact($0.cleaned)] } ?? []
        }
        guard start.hasPrefix("BEGIN:VCARD") else { return [] }
        var limits = VCardLimits()
        (limits.byteCount, limits.lineCount, limits.cardCount, limits.propertyCount) = (codeLimit, 2000, 20, 200)
        let cards = (try? VCard.cards(in: Data(text.utf8), limits: limits)) ?? []
        return cards.filter { !$0.isGroup }.compactMap { card in
            let contact = ContactRecord(card, identifier: "").cleaned
            return contact.formattedName.isEmpty ? nil : .contact(contact)
        }
    }

    /// What an address such as `tel:+493012345` offers.
    private static func address(_ text: String, _ context: DetectionContext) -> ActionContent? {
        if let link = CodeText.link(text) { return .openLink(link) }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let rest = text[text.index(after: colon)...]
        switch text[..<colon].lowercased() {
        case "wifi": return WirelessNetwork(code: rest).map(joinNetwork)
        case "geo": return MapPlace(code: rest).map(showPlace)
        case "tel": return CodeText.phone(rest).map { .call(phone($0, context)) }
        case "sms", "smsto", "mms", "mmsto": return message(rest).map(writeMessage)
        case "mailto": return mail(rest).map(writeMail)
        case "matmsg":
            let fields = CodeText.fields(rest).mapValues(ShownText.cleaned)
            guard let address = fields["TO"], CodeText.isMailAddress(address) else { return nil }
            return .writeMail(
                MailDraft(address: address, subject: fields["SUB"].map(ShownText.line), body: fields["BODY"])
            )
        default: return nil
        }
    }

    /// The number as its region reads it.
    private static func phone(_ written: String, _ context: DetectionContext) -> PhoneNumber {
        let found = TextDetector(.phones).detections(in: "tel: \(written)", context: context)
        for case .phone(let number) in found.map(\.value) {
            return PhoneNumber(written: written, international: number.international, region: number.region)
        }
        return PhoneNumber(written: written, international: nil, region: nil)
    }

    /// A message such as `+493012345?body=text` (RFC 5724), or `+493012345:text`.
    private static func message(_ text: Substring) -> MessageDraft? {
        let number = text.prefix { $0 != "?" && $0 != ":" }
        guard let phone = CodeText.phone(number) else { return nil }
        let rest = text.dropFirst(number.count)
        let body =
            rest.hasPrefix(":") ? ShownText.cleaned(String(rest.dropFirst())) : CodeText.query(rest.dropFirst())["body"]
        return MessageDraft(number: phone, body: body.flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Mail such as `ana@example.org?subject=Hello&body=…` (RFC 6068).
    private static func mail(_ text: Substring) -> MailDraft? {
        let path = text.prefix { $0 != "?" }
        let query = CodeText.query(text.dropFirst(path.count + 1))
        guard let address = path.removingPercentEncoding, case let all = address.isEmpty ? query["to"] ?? "" : address,
            CodeText.isMailAddress(all)
        else { return nil }
        return MailDraft(address: all, subject: query["subject"].map(ShownText.line), body: query["body"])
    }
}

extension ContactRecord {
    /// The contact without characters that hide or reorder others, and without an identifier of its own.
    fileprivate var cleaned: ContactRecord {
        var contact = self
        contact.identifier = ""
        let texts: [WritableKeyPath<ContactRecord, String>] = [
            \.namePrefix, \.givenName, \.middleName, \.familyName, \.nameSuffix, \.nickname, \.organizationName,
            \.departmentName, \.jobTitle, \.note,
        ]
        for text in texts { contact[keyPath: text] = ShownText.cleaned(contact[keyPath: text]) }
        for list in [\ContactRecord.phones, \.mails, \.links] {
            contact[keyPath: list] = contact[keyPath: list].prefix(20).map {
                Labeled($0.label, ShownText.cleaned($0.value))
            }
        }
        return contact
    }
}
