import Foundation

extension ContactRecord {
    /// The most bytes of a text that is read; the largest code has less than 8 KB.
    private static let meCardLimit = 16 << 10

    /// Reads a card in the short form of codes, `MECARD:N:Silva,Ana;TEL:…;;`, or returns nil for another text.
    package init?(meCard text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.utf8.count <= Self.meCardLimit, text.prefix(7).uppercased() == "MECARD:" else { return nil }
        self.init()
        for field in VCardText.parts(of: text.dropFirst(7), at: ";") {
            guard let colon = field.firstIndex(of: ":") else { continue }
            let value = field[field.index(after: colon)...]
            read(field[..<colon].trimmingCharacters(in: .whitespaces).uppercased(), value)
        }
        guard self != ContactRecord(identifier: identifier) else { return nil }
    }

    private mutating func read(_ name: String, _ value: Substring) {
        // Commas divide names and addresses alone.
        let text = VCardText.unescaped(value, in: .v2).trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return }
        let parts = VCardText.parts(of: value, at: ",").map {
            VCardText.unescaped($0, in: .v2).trimmingCharacters(in: .whitespaces)
        }
        switch name {
        case "N": setNames(parts)
        case "SOUND": (phoneticFamilyName, phoneticGivenName) = parts.count > 1 ? (parts[0], parts[1]) : ("", text)
        case "NICKNAME": nickname = text
        case "ORG": organizationName = text
        case "TITLE": jobTitle = text
        case "NOTE", "MEMO": note = note.isEmpty ? text : "\(note)\n\(text)"
        case "TEL", "TEL-AV": phones.append(Labeled(nil, text))
        case "EMAIL": mails.append(Labeled(nil, text))
        case "URL": links.append(Labeled(nil, text))
        case "BDAY": birthday = PartialDate(VCardProperty("BDAY", value: text))
        case "ADR": addresses.append(Labeled(nil, PostalAddress(meCard: parts)))
        default: break
        }
    }

    /// Sets the family name and the given name, or a name without a comma as it is written.
    private mutating func setNames(_ parts: [String]) {
        if parts.count > 1 {
            (familyName, givenName) = (parts[0], parts[1...].filter { !$0.isEmpty }.joined(separator: " "))
        } else {
            let words = parts[0].split(separator: " ")
            givenName = words.count > 1 ? words.dropLast().joined(separator: " ") : parts[0]
            familyName = words.count > 1 ? words.last.map(String.init) ?? "" : ""
        }
    }
}

extension PostalAddress {
    /// Creates an address from its seven parts, or from lines that have no such order.
    fileprivate init(meCard parts: [String]) {
        self.init()
        guard parts.count == 7 else {
            street = parts.filter { !$0.isEmpty }.joined(separator: ", ")
            return
        }
        street = [parts[0], parts[1], parts[2]].filter { !$0.isEmpty }.joined(separator: "\n")
        (city, state, postalCode, country) = (parts[3], parts[4], parts[5], parts[6])
    }
}
