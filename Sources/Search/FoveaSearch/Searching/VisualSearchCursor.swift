import CatalogStoreEngine
import Foundation

/// A position in the ranking of a search, after the pages read so far.
///
/// A search ranks what it finds once, and its pages are cut from that ranking: items that come, change or go meanwhile
/// neither repeat nor hide others. What was removed by then is left out, and an item that lost the picture it was found
/// by. The same cursor leads to the same page again. It may be encoded and kept for as long as is useful, and is of use
/// with its own catalog alone.
///
/// ```swift
/// var page = try await catalog.search(query)
/// while let next = page.next {
///     page = try await catalog.search(after: next)
/// }
/// ```
public struct VisualSearchCursor: Sendable, Hashable, Codable {
    /// The catalog that was searched.
    let catalog: UUID
    /// What is left, the most probable first.
    var rest: [RankedMatch]
    /// The largest number of matches of a page.
    var limit: Int
    let plan: SearchPlan
    let minimumProbability: Double

    /// About how much memory the cursor takes.
    package var byteCount: Int { rest.reduce(256) { $0 + $1.byteCount } }
}

/// A match whose item is read when its page is asked for.
struct RankedMatch: Sendable, Hashable, Codable {
    let id: String
    let probability: Double
    /// The evidence for the item and its best picture.
    let signals: [VisualSignal]
    let quad: MatchedQuad?
    /// The item's best picture, if one was looked at.
    let picture: PictureNumber?
    let path: VisualMatch.Path

    fileprivate var byteCount: Int { id.utf8.count + signals.count * 256 + 256 }
}

extension CatalogSnapshot {
    /// Reads the matches of a page, and returns what is left for the next: nothing where no further item is there.
    func page(_ ranked: some Sequence<RankedMatch>, limit: Int) throws -> (matches: [VisualMatch], rest: [RankedMatch])
    {
        var matches: [VisualMatch] = []
        var rest: [RankedMatch] = []
        for found in ranked {
            guard rest.isEmpty else {
                rest.append(found)
                continue
            }
            guard let match = try match(found) else { continue }
            if matches.count < limit { matches.append(match) } else { rest.append(found) }
        }
        return (matches, rest)
    }

    /// Reads the item of a match, or returns nil when it or the picture that it was found by is gone.
    private func match(_ found: RankedMatch) throws -> VisualMatch? {
        guard let item = try visualItem(found.id) else { return nil }
        let pictures = try pictures(of: found.id)
        let index = found.picture.flatMap { number in pictures.first { $0.number == number }?.position }
        guard index != nil || found.picture == nil else { return nil }
        return VisualMatch(
            item: item,
            probability: found.probability,
            signals: found.signals,
            quad: found.quad,
            pictureIndex: index,
            path: found.path
        )
    }
}
