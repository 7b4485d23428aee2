import DetectorEngine

/// Finds what a page offers line by line: links, numbers to call, addresses for mail, and places.
struct SingleFinder {
    let read: ReadPage

    /// The most actions of a kind.
    private static let mostOfKind = 8

    /// Returns an action for each, in the order of the page.
    func drafts() -> [ActionDraft] {
        var found: [ActionDraft] = []
        var counts: [String: Int] = [:]
        var seen: Set<ActionContent> = []
        for detection in read.detections where detection.confidence >= 0.5 {
            guard let (kind, content) = action(detection), seen.insert(content).inserted,
                counts[kind, default: 0] < Self.mostOfKind
            else { continue }
            counts[kind, default: 0] += 1
            found.append(
                ActionDraft(
                    content: content,
                    origin: read.page.origin([detection.range]),
                    confidence: detection.confidence
                )
            )
        }
        return found
    }

    private func action(_ detection: Detection) -> (kind: String, content: ActionContent)? {
        switch detection.value {
        case .link(let link): ("link", .openLink(link))
        case .phone(let number): ("call", .call(number))
        case .mail(let address): ("mail", .writeMail(MailDraft(address: address)))
        case .address:
            (
                "place",
                .showPlace(
                    MapPlace(
                        name: read.page.lines(of: detection.range).map {
                            read.page.string(detection.range.clamped(to: read.page.lines[$0].range))
                        }
                        .joined(separator: ", ")
                    )
                )
            )
        case .time, .amount, .flight, .parcel, .measurement, .payment: nil
        }
    }

    /// Returns the action that copies the whole text, or nil if there is none.
    func copy() -> ActionDraft? {
        let page = read.page
        guard !page.lines.isEmpty else { return nil }
        return ActionDraft(
            content: .copyText(page.lines.map(\.text).joined(separator: "\n")),
            origin: page.origin(lines: page.lines.indices),
            confidence: 1
        )
    }
}
