public import CoreTransferable

extension IntentPerson: Transferable {
    /// A card of the person, or the name alone.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .vCard) { Data($0.card.utf8) }
        ProxyRepresentation { String(localized: $0.displayRepresentation.title) }
    }

    /// What is known of the person in the format vCard 3.0.
    private var card: String {
        let name = name.displayString
        let lines =
            ["FN:\(name.escaped)", "N:;\(name.escaped);;;"] + ([handle].compactMap(\.self) + aliases).map(\.line)
        return (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }
}

extension IntentPerson.Handle {
    fileprivate var line: String {
        switch value {
        case .emailAddress(let address): "EMAIL:\(address.escaped)"
        case .phoneNumber(let number): "TEL:\(number.escaped)"
        case .applicationDefined(let text): "X-HANDLE:\(text.escaped)"
        }
    }
}

extension String {
    /// The text with what has a meaning in a card escaped.
    fileprivate var escaped: String {
        var text = ""
        for character in self {
            switch character {
            case "\\", ",", ";": text += "\\\(character)"
            case _ where character.isNewline: text += "\\n"
            default: text.append(character)
            }
        }
        return text
    }
}
