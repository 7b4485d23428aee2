import ConcurrencyEngine
import InferenceEngine
import PeopleEngine
package import PictureEngine

extension LabelEngine {
    /// Returns the terms for a search with a picture, with spaces between words.
    ///
    /// People and faces come first, whom the classifier doesn't know, then its labels, the surest first. Throws what
    /// decoding throws, or an `InferenceError` when a network can't be loaded or run.
    package func terms(
        for picture: Picture,
        minimumPrecision: Float = ScoredLabel.surePrecision,
        maximumCount: Int = 8
    ) throws -> [String] {
        guard maximumCount > 0 else { return [] }
        // Side by side, as one decodes or waits for memory while the other computes.
        let (people, labels) = try ParallelWork.both {
            try self.labels(ofPeopleIn: picture)
        } _: {
            try self.classify(picture, fit: .centerCrop, precision: .half)
                .filter { $0.isSure(precision: minimumPrecision) }
        }
        return (people + labels).prefix(maximumCount).map { $0.identifier.replacing("_", with: " ") }
    }

    /// Returns `people`, `person` and `face` as far as a picture surely shows them.
    ///
    /// A picture without a hint of people is only glanced at, since every search waits for its labels.
    package func labels(ofPeopleIn picture: Picture) throws -> [ScoredLabel] {
        do {
            guard try PersonEngine.shared.mayShowPeople(in: picture) else { return [] }
            let census = try PersonEngine.shared.census(of: picture)
            let people = census.people.map(\.confidence).filter { $0 >= Self.surePerson }
            let faces = census.faces.map(\.confidence).filter { $0 >= Self.surePerson }
            let found = [("people", people.dropFirst().first), ("person", people.first), ("face", faces.first)]
            return found.compactMap { identifier, confidence in
                confidence.map { ScoredLabel(identifier: identifier, confidence: Float($0)) }
            }
        } catch let error as InferenceError where error.code == .modelNotFound {
            // A search works without these networks, as it does without an answer of theirs.
            return []
        }
    }

    /// The confidence from which on a person or a face is sure.
    private static let surePerson = 0.7
}
