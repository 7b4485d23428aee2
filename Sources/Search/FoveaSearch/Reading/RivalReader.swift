import CatalogStoreEngine
import PictureEngine

/// The reading of a picture to tell items apart that may be at one place of it.
struct RivalReader: Sendable {
    let rivals: [RankedItem]
    let catalog: SearchedCatalog

    /// Returns the signals of each item, or none where reading doesn't help.
    ///
    /// Blocks for the reading. What can't be read, for want of a network or of a file, leaves the items as they are.
    func findings(_ shown: () throws -> Picture) throws -> [[VisualSignal]] {
        do {
            let items = try rivals.map { try catalog.snapshot.item($0.id) }
            let ways = [
                RivalWords(items.map { ReadText([$0?.title].compactMap(\.self)) }),
                RivalWords(items.map { ReadText([$0?.title, $0?.text].compactMap(\.self)) }),
            ]
            let files = try files()
            let codes = items.map { Set(($0?.codes ?? []).map(CodeEvidence.comparable)) }
            let haveCodes = Set(codes).count > 1
            guard haveCodes || files != nil || ways.contains(where: { !$0.areSame }) else { return noSignals }
            let picture = try shown()
            if haveCodes, let signals = try signals(of: codes, in: picture) { return signals }
            guard files != nil || ways.contains(where: { !$0.areSame }) else { return noSignals }
            let read = ReadText(try catalog.reader.lines(in: picture))
            guard !read.words.isEmpty else { return noSignals }
            // Words that aren't there say less than words that are.
            var weak: [RivalWords.Finding]?
            for words in ways where !words.areSame {
                let findings = words.findings(in: read)
                if let findings, findings.contains(where: { !$0.terms.isEmpty }) { return findings.map(Self.signals) }
                weak = weak ?? findings
            }
            // The items' own words don't tell them apart, but those on their pictures may.
            if let files {
                let seen = try files.map { ReadText(try catalog.wordsOfPictures.lines(of: $0, catalog)) }
                // A reader misses words of any picture, so that pictures with other words say nothing.
                let words = RivalWords(seen)
                if words.differInFew { weak = words.findings(in: read) ?? weak }
            }
            return weak?.map(Self.signals) ?? noSignals
        } catch let error as CancellationError {
            throw error
        } catch {
            return noSignals
        }
    }

    private var noSignals: [[VisualSignal]] { rivals.map { _ in [] } }

    private func signals(of codes: [Set<String>], in picture: Picture) throws -> [[VisualSignal]]? {
        let read = Set(try catalog.reader.codes(in: picture).map(CodeEvidence.comparable))
        let shared = codes.map { $0.intersection(read).sorted() }
        guard Set(shared).count > 1 else { return nil }
        return shared.map { $0.isEmpty ? [] : [CodeEvidence.signal(of: $0)] }
    }

    private static func signals(of finding: RivalWords.Finding) -> [VisualSignal] {
        guard finding.weight != 0 else { return [] }
        return [
            VisualSignal(
                kind: .text,
                value: Double(finding.terms.count),
                weight: finding.weight,
                terms: finding.terms
            )
        ]
    }

    /// The files of the pictures that the items were placed by, or nil where one has none.
    private func files() throws -> [StoredPicture]? {
        let files = try rivals.compactMap(catalog.file)
        return files.count == rivals.count ? files : nil
    }
}
