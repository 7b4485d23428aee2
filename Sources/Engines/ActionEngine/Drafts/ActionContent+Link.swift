import DetectorEngine
import Foundation

extension ActionContent {
    /// The link by which another program does the action, such as `tel:+493012345`; nil where none does.
    package var link: String? {
        switch self {
        case .openLink(let link): CodeText.link(link)
        case .call(let number): Self.digits(number.international ?? number.written).map { "tel:\($0)" }
        case .writeMessage(let message):
            Self.digits(message.number).map { "sms:\($0)" + Self.query([("body", message.body)]) }
        case .writeMail(let mail):
            if CodeText.isMailAddress(mail.address) {
                "mailto:" + Self.escaped(mail.address, but: "@,")
                    + Self.query([("subject", mail.subject), ("body", mail.body)])
            } else {
                nil
            }
        case .showPlace(let place):
            if let point = place.coordinates {
                "geo:\(point.latitude),\(point.longitude)" + Self.query([("q", place.name)])
            } else {
                place.name.map { "geo:0,0" + Self.query([("q", $0)]) }
            }
        case .event, .reminder, .contact, .reading, .joinNetwork, .copyText: nil
        }
    }

    /// The digits of a number that a call goes to.
    private static func digits(_ number: String) -> String? {
        guard CodeText.phone(number) != nil else { return nil }
        // From abroad the zero in parentheses isn't dialed.
        let dialed = number.hasPrefix("+") ? number.replacing("(0)", with: "") : number
        return dialed.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    }

    private static func query(_ values: [(name: String, text: String?)]) -> String {
        let pairs = values.compactMap { name, text in text.map { "\(name)=\(escaped($0))" } }
        return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
    }

    private static func escaped(_ text: String, but others: String = "") -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let plain = CharacterSet(charactersIn: letters + letters.uppercased() + "0123456789-._~" + others)
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
