/// A text by its UTF-16 code units, in which detections have their places.
struct ScannedUnits {
    private let units: [UInt16]

    init(_ text: String) {
        units = Array(text.utf16)
    }

    /// Returns a part as a string.
    func string(_ range: Range<Int>) -> String {
        String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    }

    private static let labels: Set<String> = [
        "home", "work", "office", "mobile", "cell", "phone", "tel", "fax", "main", "direct", "mail", "email", "e-mail",
        "address", "private", "business", "telefon", "handy", "mobil", "portable", "bureau", "móvil", "trabajo",
    ]

    /// Returns the word that names the kind of what follows it, as in "Mobile: 555 0100".
    func label(before place: Int) -> String? {
        var end = min(place, units.count)
        while end > 0, place - end < 4, " :.\t".utf16.contains(units[end - 1]) { end -= 1 }
        var start = end
        while start > 0, end - start < 12, units[start - 1] > 0x40 || units[start - 1] == 0x2D { start -= 1 }
        let word = String(decoding: units[start..<end], as: UTF16.self)
        return Self.labels.contains(word.lowercased()) ? word : nil
    }
}
