import Foundation

/// What the contents of codes are made of: addresses, and fields with escapes.
package enum CodeText {
    /// Returns the address of a page, exactly as it will be opened, or nil for another text.
    ///
    /// A host in other letters than those of ASCII can look like another one, and a name or a password before the host
    /// would hide it, so such addresses are none.
    package static func link(_ text: String) -> String? {
        guard text.utf8.count <= 8 << 10, ShownText.isPlain(text), !text.contains(where: \.isWhitespace),
            text.prefixMatch(of: /(?i)https?:\/\/[a-z0-9.\-\[\]:]+([\/?#]|$)/) != nil,
            let url = URL(string: text), url.host()?.isEmpty == false, url.user() == nil
        else { return nil }
        let address = url.absoluteString
        return address.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? address : nil
    }

    /// Returns whether a text is one address for mail, or several with commas between them.
    static func isMailAddress(_ text: String) -> Bool {
        guard text.utf8.count <= 2048, ShownText.isPlain(text) else { return false }
        return text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { address in
            address.wholeMatch(of: /[^\s@"<>()\[\]\\,;:]{1,64}@[^\s@"<>()\[\]\\,;:]{1,255}/) != nil
        }
    }

    /// Returns a phone number in an address such as `tel:+493012345;ext=5`, or nil where no call goes to.
    ///
    /// Those with an asterisk or a number sign change settings of the phone, such as the forwarding of calls.
    static func phone(_ text: some StringProtocol) -> String? {
        let number = text.prefix { $0 != ";" && $0 != "?" }
        let written = (number.removingPercentEncoding ?? "").trimmingCharacters(in: .whitespaces)
        guard (2...40).contains(written.utf8.count), written.wholeMatch(of: /\+?[0-9(][0-9 .()\/-]*/) != nil,
            written.contains(where: \.isNumber)
        else { return nil }
        return written
    }

    /// Returns the values of the query of an address, by their lower-case names; the first of a name counts.
    static func query(_ text: some StringProtocol) -> [String: String] {
        var values: [String: String] = [:]
        for part in text.split(separator: "&").prefix(50) {
            let name = part.prefix { $0 != "=" }
            let value = part.dropFirst(name.count + 1)
            let key = name.lowercased()
            guard values[key] == nil, let text = value.removingPercentEncoding else { continue }
            values[key] = ShownText.cleaned(text).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return values
    }

    /// Returns the fields of a text such as `T:WPA;S:name;;`, whose values have a backslash before special signs.
    static func fields(_ text: some StringProtocol) -> [String: String] {
        var fields: [String: String] = [:]
        var name: String?
        var value = String.UnicodeScalarView()
        var isEscaped = false
        func store() {
            guard let name, fields.count < 50, fields[name] == nil else { return }
            fields[name] = String(value)
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where isEscaped:
                value.append(scalar)
                isEscaped = false
            case "\\": isEscaped = true
            case ";":
                store()
                (name, value) = (nil, String.UnicodeScalarView())
            case ":" where name == nil:
                name = String(value).uppercased()
                value = String.UnicodeScalarView()
            default: value.append(scalar)
            }
        }
        store()
        return fields
    }
}
