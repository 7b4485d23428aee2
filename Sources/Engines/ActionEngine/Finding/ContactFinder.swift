import ContactEngine
import DetectorEngine
import Foundation
import GeometryEngine

/// Finds the contact of a business card.
struct ContactFinder {
    let read: ReadPage

    private var page: PageText { read.page }

    /// The most lines of a card.
    private static let mostLines = 24
    /// The most code units of a card.
    private static let mostUnits = 900

    /// Returns the contact, or nil if the page doesn't look like a card: a name, a way to reach it, and little else.
    func draft() -> ActionDraft? {
        guard !page.lines.isEmpty, page.lines.count <= Self.mostLines, page.units.count <= Self.mostUnits else {
            return nil
        }
        let dates = read.detections.compactMap { TimeMention($0, on: page, languages: read.context.languages) }
        guard !dates.contains(where: { $0.naming == .explicit && $0.confidence > 0.7 }) else { return nil }
        let reach = CardReach(read)
        guard !reach.phones.isEmpty || !reach.mails.isEmpty else { return nil }
        let pieces = page.lines.indices.flatMap { self.pieces(of: $0) }
        var lines = CardLines(pieces, read: read, reach: reach)
        guard let name = lines.takeName() else { return nil }
        var contact = ContactRecord()
        name.write(to: &contact)
        lines.write(to: &contact)
        reach.write(to: &contact)
        let signs = [
            !contact.phones.isEmpty, !contact.mails.isEmpty, !contact.jobTitle.isEmpty,
            !contact.organizationName.isEmpty, !contact.addresses.isEmpty, !contact.links.isEmpty,
        ]
        .count(where: \.self)
        guard signs >= 2 else { return nil }
        return ActionDraft(
            content: .contact(contact),
            origin: page.origin((lines.used + reach.ranges).uniqued()),
            confidence: min(0.95, 0.5 + 0.08 * Double(signs))
        )
    }

    /// Returns the pieces of a line without the labels of what stands on it.
    private func pieces(of line: Int) -> [PageSegment] {
        read.segments(of: line).filter { piece in
            !FindingWords.words(of: piece.text).allSatisfy {
                CardWords.labels.contains($0) || $0.allSatisfy(\.isNumber)
            }
        }
    }
}

/// The ways to reach a person that a card names.
struct CardReach {
    private(set) var phones: [Labeled<String>] = []
    private(set) var mails: [String] = []
    private(set) var links: [String] = []
    private(set) var addresses: [PostalAddress] = []
    private(set) var ranges: [Range<Int>] = []
    /// The lines with an address.
    private(set) var addressLines: Set<Int> = []

    /// The most values of a kind.
    private static let mostOfKind = 8

    init(_ read: ReadPage) {
        for detection in read.detections {
            switch detection.value {
            case .phone(let number) where detection.confidence >= 0.4 && phones.count < Self.mostOfKind:
                phones.append(Labeled(Self.label(of: detection.range, read), number.written))
            case .mail(let mail) where mails.count < Self.mostOfKind && !mails.contains(mail): mails.append(mail)
            case .link(let link) where links.count < Self.mostOfKind && !links.contains(link): links.append(link)
            case .address(let address) where addresses.count < Self.mostOfKind:
                var whole = PostalAddress()
                (whole.street, whole.city) = (address.street, address.city ?? "")
                (whole.state, whole.postalCode) = (address.state ?? "", address.postalCode ?? "")
                addresses.append(whole)
                addressLines.formUnion(read.page.lines(of: detection.range))
            default: continue
            }
            ranges.append(detection.range)
        }
    }

    /// Writes them with their labels.
    func write(to contact: inout ContactRecord) {
        contact.phones = phones
        contact.mails = mails.map { Labeled(ContactLabel.work, $0) }
        contact.links = links.map { Labeled(ContactLabel.work, $0) }
        contact.addresses = addresses.map { Labeled(ContactLabel.work, $0) }
    }

    /// Returns the label of a number by the word before it, in its row, or in brackets after it.
    private static func label(of range: Range<Int>, _ read: ReadPage) -> String {
        let page = read.page
        guard let index = page.line(at: range.lowerBound) else { return ContactLabel.work }
        let line = page.lines[index]
        let previous = read.detections(in: line.range).last { $0.range.upperBound <= range.lowerBound }
        let start = max(line.range.lowerBound, previous?.range.upperBound ?? 0)
        var words = FindingWords.words(of: page.string(start..<range.lowerBound))
        if words.isEmpty {
            let rest = page.string(range.upperBound..<max(range.upperBound, line.range.upperBound))
            if rest.contains("(") { words = FindingWords.words(of: rest).suffix(1) }
        }
        if words.isEmpty, let left = page.lines.last(where: { isLeft($0, of: line) }) {
            words = FindingWords.words(of: left.text)
        }
        for word in words.reversed() {
            if CardWords.mobile.contains(word) { return ContactLabel.mobile }
            if CardWords.fax.contains(word) { return ContactLabel.workFax }
            if CardWords.home.contains(word) { return ContactLabel.home }
            if CardWords.main.contains(word) { return ContactLabel.main }
            if CardWords.pager.contains(word) { return ContactLabel.pager }
        }
        let joined = words.joined()
        if joined.contains("携帯") || joined.contains("手机") { return ContactLabel.mobile }
        return joined.contains("传真") ? ContactLabel.workFax : ContactLabel.work
    }

    private static func isLeft(_ other: PageText.Line, of line: PageText.Line) -> Bool {
        other.bounds.maxX <= line.bounds.minX + line.bounds.width * 0.1
            && abs(other.middle.y - line.middle.y) < line.height * 0.5
    }
}
