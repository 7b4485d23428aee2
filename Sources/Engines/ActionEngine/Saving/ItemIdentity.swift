import CivilDateEngine
import ContactEngine
import DigestEngine
import Foundation

/// The identifiers of items, which follow from what they say.
///
/// So a second capture of the same poster or card finds the item of the first.
enum ItemIdentity {
    /// The identifier of an event or a reminder: of its title and its day.
    static func uid(_ kind: ActionKind, title: String, date: CivilDate?) -> String {
        identifier(kind, folded(title), date?.description ?? "").uuidString.lowercased()
    }

    /// The identifier of a contact: of the name and the first phone number or address for mail.
    static func uid(of contact: ContactRecord) -> String {
        // Seven digits are the same with and without the codes of country and area.
        let phone = contact.phones.first.map { String($0.value.filter(\.isNumber).suffix(7)) }
        let mail = contact.mails.first?.value.lowercased()
        return identifier(.contact, folded(contact.formattedName), phone ?? mail ?? "").uuidString.lowercased()
    }

    /// The identifier of a reading: of its kind and its moment.
    static func reading(_ kind: String, at moment: CivilMoment) -> UUID {
        identifier(.reading, kind, moment.description)
    }

    /// Returns a Boolean value that indicates whether two titles differ as two readings of the same letters do.
    ///
    /// That is in one letter of a long word: "Team B" isn't "Team C", nor is "Part 1" "Part 2".
    static func isMisreading(_ title: String, of other: String) -> Bool {
        let (words, others) = (folded(title).split(separator: " "), folded(other).split(separator: " "))
        guard words.count == others.count else { return false }
        let different = zip(words, others).filter { $0 != $1 }
        guard different.count == 1, let (word, other) = different.first else { return false }
        guard word.count >= 5, word.count == other.count, !word.contains(where: \.isNumber) else { return false }
        return zip(word, other).count { $0 != $1 } == 1
    }

    /// The words of a text without case, accents and signs.
    private static func folded(_ text: String) -> String {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        return text.folding(options: options, locale: nil).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    private static func identifier(_ kind: ActionKind, _ parts: String...) -> UUID {
        var bytes = Array(SHA256Digest(of: Array(([kind.rawValue] + parts).joined(separator: "\n").utf8)).bytes)
        // RFC 9562: version 8, whose bits have a meaning of their own.
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            )
        )
    }
}
