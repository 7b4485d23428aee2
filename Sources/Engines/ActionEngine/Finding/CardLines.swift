import ContactEngine
import DetectorEngine
import Foundation
import GeometryEngine

/// The lines of a card that say who somebody is.
struct CardLines {
    private var pieces: [PageSegment]
    private let read: ReadPage
    private let reach: CardReach
    /// Where what was taken stands.
    private(set) var used: [Range<Int>] = []

    init(_ pieces: [PageSegment], read: ReadPage, reach: CardReach) {
        self.pieces = pieces
        self.read = read
        self.reach = reach
    }

    // MARK: - Name

    /// Takes the piece that looks most like a person's name.
    mutating func takeName() -> CardName? {
        let scored = pieces.enumerated().compactMap { index, piece in
            CardName(piece.text).map { (index: index, name: $0, score: score(piece, $0)) }
        }
        guard let best = scored.max(by: { $0.score < $1.score }), best.score > 0 else { return nil }
        used.append(pieces[best.index].range)
        pieces.remove(at: best.index)
        return best.name
    }

    private func score(_ piece: PageSegment, _ name: CardName) -> Double {
        let words = FindingWords.words(of: piece.text)
        let largest = read.page.lines.map(\.height).max() ?? 1
        var score = 0.4 + read.page.lines[piece.line].height / max(largest, 0.0001)
        if Self.isOrganization(piece.text) { score -= 1 }
        if Self.isPosition(piece.text) || Self.isDepartment(piece.text) { score -= 1.5 }
        if reach.addressLines.contains(piece.line) || FindingWords.isTown(piece.text) { score -= 1 }
        if words.count == 1 { score -= 0.5 }
        if name.prefix != "" || name.suffix != "" { score += 0.8 }
        // The name stands in the address for mail.
        for mail in reach.mails {
            let local = mail.prefix { $0 != "@" }.lowercased()
            let parts = words.map(Self.plain).filter { $0.count > 2 }
            let count = parts.count { local.contains($0) }
            if count > 0 { score += count > 1 ? 1.5 : 0.8 }
            let domain = Self.plain(mail.drop { $0 != "@" }.lowercased())
            if count == 0, parts.contains(where: { $0.count > 3 && domain.contains($0) }) { score -= 0.8 }
        }
        return score
    }

    // MARK: - Organization and position

    /// Writes what the other lines say.
    mutating func write(to contact: inout ContactRecord) {
        contact.jobTitle = take(where: { Self.isPosition($0.text) && !Self.isCertainOrganization($0.text) }) ?? ""
        if let comma = contact.jobTitle.firstIndex(of: ",") {
            let rest = contact.jobTitle[contact.jobTitle.index(after: comma)...].drop { $0 == " " }
            if Self.isDepartment(String(rest)) {
                contact.departmentName = String(rest)
                contact.jobTitle = String(contact.jobTitle[..<comma])
            }
        }
        let domains = (reach.mails.map { String($0.drop { $0 != "@" }) } + reach.links).map { Self.plain($0) }
        contact.organizationName =
            take(where: { Self.isCertainOrganization($0.text) })
            ?? take(where: { Self.isOfDomain($0.text, domains) }) ?? ""
        if contact.departmentName.isEmpty {
            contact.departmentName = take(where: { Self.isDepartment($0.text) }) ?? ""
        }
        if contact.organizationName.isEmpty {
            contact.organizationName = take(where: { Self.isOrganization($0.text) }) ?? takeLargest() ?? ""
        }
    }

    private mutating func take(where isWanted: (PageSegment) -> Bool) -> String? {
        guard let index = pieces.firstIndex(where: { !reach.addressLines.contains($0.line) && isWanted($0) }) else {
            return nil
        }
        used.append(pieces[index].range)
        return PageLayout.clean(pieces.remove(at: index).text)
    }

    private mutating func takeLargest() -> String? {
        let largest = pieces.filter { !reach.addressLines.contains($0.line) && !FindingWords.isTown($0.text) }
            .max { read.page.lines[$0.line].height < read.page.lines[$1.line].height }
        guard let largest else { return nil }
        return take { $0.range == largest.range }
    }

    /// A Boolean value that indicates whether the domain of the mail or the link has a name's first words.
    private static func isOfDomain(_ text: String, _ domains: [String]) -> Bool {
        let plain = plain(text)
        let first = FindingWords.words(of: text).first.map(Self.plain) ?? ""
        return plain.count > 2 && domains.contains { $0.contains(plain) || first.count > 3 && $0.contains(first) }
    }

    static func isPosition(_ text: String) -> Bool {
        FindingWords.words(of: text).contains { CardWords.positions.contains($0) }
            || CardWords.positionEndings.contains { text.lowercased().hasSuffix($0) }
    }

    static func isDepartment(_ text: String) -> Bool {
        let words = FindingWords.words(of: text)
        return words.contains { CardWords.departments.contains($0) }
            || words.contains { CardWords.fields.contains($0) } && words.count <= 3
            || text.hasSuffix("部") || text.hasSuffix("课") || text.hasSuffix("課")
    }

    /// A Boolean value that indicates whether a text ends as the names of companies do.
    static func isCertainOrganization(_ text: String) -> Bool {
        let ends: Set<String> = [
            "inc", "llc", "ltd", "gmbh", "ag", "kg", "sa", "sas", "sarl", "sl", "srl", "plc", "corp", "corporation",
            "group",
            "bv", "oy", "se", "university", "co", "company", "bank", "hospital", "institute",
        ]
        let words = FindingWords.words(of: text)
        return words.count > 1 && words.last.map(ends.contains) == true
            || CardWords.organizationParts.contains(where: text.contains)
    }

    static func isOrganization(_ text: String) -> Bool {
        isCertainOrganization(text) || FindingWords.words(of: text).contains { CardWords.organizations.contains($0) }
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().folding(options: .diacriticInsensitive, locale: nil).filter { $0.isLetter || $0.isNumber }
    }
}
