/// Finds addresses of the Unified Payments Interface: a name, "@" and the handle of a bank.
struct PaymentDetector {
    let text: ScannedText

    /// Handles of banks and of payment apps; an address of mail has a dot where these end.
    private static let handles: Set<String> = [
        "upi", "paytm", "ptyes", "ptaxis", "pthdfc", "ptsbi", "ybl", "ibl", "axl", "okaxis", "oksbi", "okicici",
        "okhdfcbank", "apl", "yapl", "rapl", "axisbank", "icici", "hdfcbank", "sbi", "kotak", "barodampay", "cnrb",
        "pnb", "idfcbank", "indus", "federal", "freecharge", "airtel", "jio", "axisb", "yesbank", "waicici",
        "wahdfcbank",
        "wasbi", "waaxis", "superyes", "naviaxis", "fam", "slice", "jupiteraxis",
    ]

    func detections() -> [Detection] {
        var found: [Detection] = []
        var free = 0
        for (place, unit) in text.units.enumerated() where unit == UInt16(ascii: "@") {
            var start = place
            while start > free, place - start < 64, Self.isNameUnit(text.units[start - 1]) { start -= 1 }
            var end = place + 1
            while end < text.units.count, end - place <= 24, text.units[end].isASCIILetter { end += 1 }
            guard place - start >= 2, Self.handles.contains(text.string(place + 1..<end).lowercased()) else { continue }
            let after = text.unit(end)
            let continues = after.isWordUnit || (after == UInt16(ascii: ".") && text.unit(end + 1).isWordUnit)
            guard !continues, after != UInt16(ascii: "-") else { continue }
            found.append(
                Detection(range: start..<end, value: .payment(text.string(start..<end)), confidence: 0.9)
            )
            free = end
        }
        return found
    }

    private static func isNameUnit(_ unit: UInt16) -> Bool {
        unit.isDigit || unit.isASCIILetter || unit == UInt16(ascii: ".") || unit == UInt16(ascii: "-")
            || unit == UInt16(ascii: "_")
    }
}
