import Foundation

extension ContactRecord {
    /// Reads a card; one without an identifier is given that of its file.
    package init(_ card: VCard, identifier: String, limits: VCardLimits = VCardLimits()) {
        let said = card.text("UID") ?? ""
        self.init(identifier: said.isEmpty ? identifier : said)
        readNames(card)
        let organization = card.parts(of: "ORG", joinedBy: ", ")
        organizationName = organization.first ?? ""
        departmentName = organization.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")
        for (path, name) in Self.texts { self[keyPath: path] = card.text(name) ?? "" }
        if card.isOrganization { kind = .organization }
        // A formatted name is all that simple programs write.
        if givenName.isEmpty, familyName.isEmpty, middleName.isEmpty { readFormattedName(card.text("FN") ?? "") }
        readPhoto(card, limit: limits.photoByteCount)
        for property in card.properties where property.name == "BDAY" || property.name == "X-ALTBDAY" {
            guard let date = PartialDate(property) else { continue }
            if date.calendar == nil {
                birthday = birthday ?? date
            } else {
                alternateBirthday = alternateBirthday ?? date
            }
        }
        phones = ContactFields.phones.entries(of: card)
        mails = ContactFields.mails.entries(of: card)
        links = ContactFields.links.entries(of: card)
        addresses = ContactFields.addresses.entries(of: card)
        relations = ContactFields.relations.entries(of: card)
        profiles = ContactFields.profiles.entries(of: card)
        messengers = ContactFields.messengers.entries(of: card)
        dates = ContactFields.dates.entries(of: card)
    }

    /// The texts that are a property of their own.
    static var texts: [(path: WritableKeyPath<ContactRecord, String>, name: String)] {
        [
            (\.nickname, "NICKNAME"), (\.jobTitle, "TITLE"), (\.note, "NOTE"), (\.previousFamilyName, "X-MAIDENNAME"),
            (\.phoneticGivenName, "X-PHONETIC-FIRST-NAME"), (\.phoneticMiddleName, "X-PHONETIC-MIDDLE-NAME"),
            (\.phoneticFamilyName, "X-PHONETIC-LAST-NAME"), (\.phoneticOrganizationName, "X-PHONETIC-ORG"),
        ]
    }

    /// The parts of a structured name, in order.
    static var nameParts: [WritableKeyPath<ContactRecord, String>] {
        [\.familyName, \.givenName, \.middleName, \.namePrefix, \.nameSuffix]
    }

    private mutating func readNames(_ card: VCard) {
        for (path, text) in zip(Self.nameParts, card.parts(of: "N", joinedBy: " ")) { self[keyPath: path] = text }
    }

    private mutating func readFormattedName(_ name: String) {
        if kind == .organization || (name == organizationName && !name.isEmpty) {
            kind = .organization
            if organizationName.isEmpty { organizationName = name }
            return
        }
        let words = name.split(separator: " ")
        givenName = words.count > 1 ? words.dropLast().joined(separator: " ") : name
        familyName = words.count > 1 ? words.last.map(String.init) ?? "" : ""
    }

    private mutating func readPhoto(_ card: VCard, limit: Int) {
        guard let property = card["PHOTO"] else { return }
        let value = property.value
        if property.isBase64 {
            photo = TransferCoding.base64(decoding: value, limit: limit)
        } else if value.lowercased().hasPrefix("data:"), let comma = value.firstIndex(of: ",") {
            let head = value[..<comma].lowercased()
            if head.hasSuffix(";base64") || head.hasSuffix(";base64\\") {
                photo = TransferCoding.base64(decoding: value[value.index(after: comma)...], limit: limit)
            }
        } else if value.contains(":") {
            photoLink = card.text(of: property)
        }
    }
}

extension VCard {
    /// A Boolean value that indicates whether the card is of a group of contacts.
    package var isGroup: Bool {
        (text("KIND") ?? text("X-ADDRESSBOOKSERVER-KIND"))?.lowercased() == "group"
    }

    fileprivate var isOrganization: Bool {
        text("KIND")?.lowercased() == "org" || text("X-ABSHOWAS")?.lowercased() == "company"
    }

    /// Returns the parts of a structured property as they are meant; a part with several values is joined.
    func parts(of name: String, joinedBy separator: String) -> [String] {
        guard let value = self[name]?.value else { return [] }
        return VCardText.parts(of: value, at: ";").map { part in
            guard version != .v2 else { return VCardText.unescaped(part, in: version) }
            return VCardText.parts(of: part, at: ",").map { VCardText.unescaped($0, in: version) }
                .filter { !$0.isEmpty }.joined(separator: separator)
        }
    }
}
