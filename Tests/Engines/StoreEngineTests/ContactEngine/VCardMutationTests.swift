import ContactEngine
import Foundation
import TestSupport
import Testing

@Suite("Damaged cards")
struct VCardMutationTests {
    /// What has a meaning in cards.
    private static let pieces = [
        "\n", "\r\n", "\r", "\n ", ":", ";", ",", "\\", "\"", "=", "=\n", "^", ".", "BEGIN:VCARD\n", "END:VCARD\n",
        "TEL;",
        ";ENCODING=QUOTED-PRINTABLE", ";BASE64", ";CHARSET=UTF-16", ";CHARSET=GB18030", "VERSION:2.1\n", "BDAY:", "--",
        "item1.", "X-ABLABEL:", "PHOTO:data:;base64,", "\u{0}", "\u{FEFF}", "=00", "=E2", "é", "T", "9999999999",
    ].map { Array($0.utf8) }

    @Test(
        "Are read or refused, and what is read is written and reads the same",
        arguments: Array(CardSamples.all.indices)
    )
    func mutations(index: Int) throws {
        let text = CardSamples.all[index]
        var random = SplitMix(state: UInt64(index))
        for _ in 0..<150 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: start)
                case 2: bytes.replaceSubrange(start..<end, with: [UInt8.random(in: 0...255, using: &random)])
                default:
                    bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
                }
            }
            guard let cards = try? VCard.cards(in: Data(bytes)) else { continue }
            for var card in cards {
                let old = ContactRecord(card, identifier: "a")
                let again = try VCard.cards(in: card.data)
                try #require(
                    again.map { ContactRecord($0, identifier: "a") } == [old],
                    "\(String(decoding: bytes, as: UTF8.self))"
                )
                var new = old
                new.note = "New note"
                new.phones.append(Labeled("Boat", "1"))
                card.apply(new, since: old)
                _ = card.data
            }
        }
    }
}
