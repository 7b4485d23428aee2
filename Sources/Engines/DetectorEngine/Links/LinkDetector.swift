/// Finds links and mail addresses.
///
/// Each run of characters that hosts and names consist of is judged once, and what it takes is passed over.
struct LinkDetector {
    let text: ScannedText

    /// The schemes of links; others name nothing that a person opens.
    private static let schemes: Set<String> = ["http", "https", "ftp", "ftps", "sftp"]

    func detections() -> [Detection] {
        var found: [Detection] = []
        var place = 0
        let end = text.units.count
        while place < end {
            guard Self.isAtom(text.units[place]) else {
                place += 1
                continue
            }
            let start = place
            var hasDot = false
            while place < end, Self.isAtom(text.units[place]) {
                if text.units[place] == Self.dot { hasDot = true }
                place += 1
            }
            if text.unit(place) == Self.at, let mail = mail(start: start, at: place) {
                found.append(mail)
                place = mail.range.upperBound
            } else if text.unit(place) == Self.colon, text.unit(place + 1) == Self.slash,
                text.unit(place + 2) == Self.slash
            {
                if let link = link(schemeEnd: place, runStart: start) {
                    found.append(link)
                    place = link.range.upperBound
                } else {
                    // Of an address whose scheme isn't one of ours, no part is an address.
                    while place < end, Self.isPathUnit(text.units[place]) { place += 1 }
                }
            } else if hasDot, text.unit(place) != Self.at, let link = bareLink(start, place) {
                found.append(link)
                place = link.range.upperBound
            }
        }
        return found
    }

    // MARK: - Forms

    private func mail(start: Int, at: Int) -> Detection? {
        var start = start
        while start < at, !text.units[start].isWordUnit, text.units[start] != UInt16(ascii: "_") { start += 1 }
        guard start < at, at - start <= 64, text.units[at - 1] != Self.dot, !hasTwoDots(start..<at) else { return nil }
        let end: Int
        if text.unit(at + 1) == UInt16(ascii: "[") {
            let address = scanHost(at + 2)
            guard Self.isIPv4(text.string(at + 2..<address)), text.unit(address) == UInt16(ascii: "]") else {
                return nil
            }
            end = address + 1
        } else {
            end = trimmed(from: at + 1, to: scanHost(at + 1))
            guard let host = HostName(text.string(at + 1..<end)), host.hasKnownEnding else { return nil }
        }
        return Detection(range: start..<end, value: .mail(text.string(start..<end)), confidence: 0.98)
    }

    private func link(schemeEnd: Int, runStart: Int) -> Detection? {
        var start = schemeEnd
        while start > runStart, schemeEnd - start < 8, text.units[start - 1].isASCIILetter { start -= 1 }
        guard Self.schemes.contains(text.string(start..<schemeEnd).lowercased()) else { return nil }
        var hostStart = schemeEnd + 3
        // A name and password before the host.
        let name = scanHost(hostStart)
        if text.unit(name) == Self.at { hostStart = name + 1 }
        let hostEnd = trimmed(from: hostStart, to: scanHost(hostStart))
        let written = text.string(hostStart..<hostEnd)
        guard written.lowercased() == "localhost" || Self.isIPv4(written) || HostName(written)?.hasKnownEnding == true
        else { return nil }
        let end = tail(from: hostEnd)
        return Detection(range: start..<end, value: .link(text.string(start..<end)), confidence: 0.98)
    }

    private func bareLink(_ start: Int, _ end: Int) -> Detection? {
        var start = start
        while start < end, !text.units[start].isWordUnit { start += 1 }
        let end = trimmed(from: start, to: end)
        guard end - start >= 4, end - start <= 253, isFree(before: start) else { return nil }
        guard let host = HostName(text.string(start..<end)), host.hasKnownEnding else { return nil }
        let linkEnd = tail(from: end)
        let hasPath = linkEnd > end
        guard host.beginsWithWWW || hasPath || isPlausible(host, end: linkEnd) else { return nil }
        let url = (host.beginsWithWWW ? "http://" : "https://") + text.string(start..<linkEnd)
        return Detection(
            range: start..<linkEnd,
            value: .link(url),
            confidence: host.beginsWithWWW || hasPath ? 0.95 : 0.8
        )
    }

    /// Returns a Boolean value that indicates whether a host without scheme, www and path is one.
    ///
    /// "readme.md" is a file, "7.am" a time, and "end.It" lacks a space.
    private func isPlausible(_ host: HostName, end: Int) -> Bool {
        if host.labels.count > 2 { return host.labels.first?.contains(where: \.isLetter) == true }
        guard let name = host.labels.first, name.contains(where: \.isLetter) else { return false }
        if HostName.fileEndings.contains(host.ending) { return false }
        if host.writtenEnding.first?.isUppercase == true, name.last?.isLowercase == true { return false }
        guard HostName.wordEndings.contains(host.ending) else { return true }
        // A sentence goes on after a word.
        return !(text.unit(end) == UInt16(ascii: " ") && text.unit(end + 1).isASCIILetter)
    }

    private func isFree(before start: Int) -> Bool {
        guard start > 0 else { return true }
        let previous = text.units[start - 1]
        return !["/", "\\", "@", "#", "=", "&", "~", "$"].contains { UInt16(ascii: $0) == previous }
    }

    // MARK: - Parts

    /// Returns where a host ends that begins at a place.
    private func scanHost(_ start: Int) -> Int {
        var end = start
        while end < text.units.count, end - start <= 254, Self.isHostUnit(text.units[end]) { end += 1 }
        return end
    }

    /// Returns the end without dots, hyphens and underscores that end a sentence.
    private func trimmed(from start: Int, to end: Int) -> Int {
        var end = end
        while end > start, !text.units[end - 1].isWordUnit, UnitSort(text.units[end - 1]) != .ideograph { end -= 1 }
        return end
    }

    /// Returns where port, path, query and fragment end.
    private func tail(from start: Int) -> Int {
        var end = start
        if text.unit(end) == Self.colon, text.unit(end + 1).isDigit {
            end += 1
            while end - start < 6, text.unit(end).isDigit { end += 1 }
        }
        guard ["/", "?", "#"].contains(where: { UInt16(ascii: $0) == text.unit(end) }) else { return end }
        let path = end
        var open = 0
        while end < text.units.count, Self.isPathUnit(text.units[end]) {
            if text.units[end] == UInt16(ascii: "(") { open += 1 }
            if text.units[end] == UInt16(ascii: ")") { open -= 1 }
            // A parenthesis that the path didn't open closes one around the link.
            if open < 0 { break }
            end += 1
        }
        while end > path + 1, Self.endsSentence(text.units[end - 1]) { end -= 1 }
        return end
    }

    private func hasTwoDots(_ range: Range<Int>) -> Bool {
        zip(text.units[range], text.units[range].dropFirst()).contains { $0 == Self.dot && $1 == Self.dot }
    }

    // MARK: - Units

    private static let dot = UInt16(ascii: ".")
    private static let at = UInt16(ascii: "@")
    private static let colon = UInt16(ascii: ":")
    private static let slash = UInt16(ascii: "/")

    private static func isHostUnit(_ unit: UInt16) -> Bool {
        unit.isWordUnit || unit == dot || unit == UInt16(ascii: "-") || unit == UInt16(ascii: "_")
            || (unit > 0x2FFF && UnitSort(unit) == .ideograph)
    }

    private static func isAtom(_ unit: UInt16) -> Bool {
        isHostUnit(unit) || unit == UInt16(ascii: "+") || unit == UInt16(ascii: "%")
    }

    private static func isPathUnit(_ unit: UInt16) -> Bool {
        switch unit {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: false
        case 0x80...: UnitSort(unit) == .letter || UnitSort(unit) == .ideograph
        default: true
        }
    }

    private static func endsSentence(_ unit: UInt16) -> Bool {
        [".", ",", ";", ":", "!", "?", "'", "*", "]", "["].contains { UInt16(ascii: $0) == unit }
    }

    private static func isIPv4(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { $0.count <= 3 && Int($0).map { (0...255).contains($0) } == true }
    }
}
