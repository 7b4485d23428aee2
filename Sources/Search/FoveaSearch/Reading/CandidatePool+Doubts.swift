import GeometryEngine
import LocalFeatureEngine
import PictureEngine

/// A relative of an item that isn't in the catalogue looks like the item, and says something else.
///
/// Where pixels find an item without being sure of it, the picture is read at the item's place and compared with the
/// item's own picture: other words in large letters at the same place rule it out. Reading takes longer than all the rest
/// of a search, so that nothing is read where pixels are sure.
extension CandidatePool {
    /// The probability from which on pixels are sure.
    private static let certainty = 0.95
    /// The most items of a search that are read: an app has seconds to answer.
    private static let doubtLimit = 2
    /// What each word that can't be the item's adds to the logarithm of the odds.
    private static let contradiction = -4.0
    /// The most that all of them add.
    private static let leastWeight = -8.0

    /// Reads what the picture shows at the place of a doubtful item, and of the next one if that isn't it.
    mutating func readDoubtful(for search: SearchContext) async throws {
        guard let picture = search.picture else { return }
        while doubted.count < Self.doubtLimit, let (item, place) = doubtful(for: search) {
            doubted.insert(item.id)
            let words = try await blocking(.text) { [catalog = search.catalog] in
                try catalog.contradictions(to: item) { try picture.upright(at: place) }
            }
            guard !words.isEmpty else { return }
            let weight = max(Self.contradiction * Double(words.count), Self.leastWeight)
            let details = ["contradictions": Double(words.count)]
            add(VisualSignal(kind: .text, value: 0, weight: weight, details: details), ofItem: item.id)
        }
    }

    /// The likeliest item with its place, if it would be answered, isn't sure, and wasn't read for.
    private func doubtful(for search: SearchContext) -> (RankedItem, Quadrilateral)? {
        guard holdsMatch(for: search), let best = ranking(for: search).first, best.probability < Self.certainty,
            !doubted.contains(best.id), !best.signals.contains(where: { $0.kind == .text && $0.weight > 0 }),
            let place = best.candidate?.placement?.plane, place.isConvex
        else { return nil }
        return (best, place)
    }
}

extension SearchedCatalog {
    /// Returns the words of what is shown at an item's place that can't be the item's.
    ///
    /// Blocks for the reading. What can't be read, for want of a network or of a file, says nothing.
    fileprivate func contradictions(to item: RankedItem, in shown: () throws -> Picture) throws -> [String] {
        do {
            guard let file = try file(of: item) else { return [] }
            let own = PlacedWords(try wordsOfPictures.lines(of: file, self))
            return PlacedWords(try reader.largeLines(in: shown())).contradictions(to: own)
        } catch let error as CancellationError {
            throw error
        } catch {
            return []
        }
    }
}
