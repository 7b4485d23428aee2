import AppIntents
import VisualIntelligence

/// The parts of a descriptor that are enough for an app to find something.
public struct SearchEvidence: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The labels, without the pixels.
    public static let labels = SearchEvidence(rawValue: 1)
    /// The pixels, without the labels.
    public static let pixels = SearchEvidence(rawValue: 2)
}

extension VisualSearchResults {
    /// Returns for each result the parts of the descriptor that are enough to find it.
    ///
    /// The app is searched again with the labels alone, and with the pixels alone. A result that needs both at once
    /// comes with neither.
    public func evidence() async throws -> [SearchEvidence] {
        let byLabels = try await found(by: SemanticContentDescriptor(terms: descriptor.labels, pixels: nil))
        let byPixels = try await found(by: SemanticContentDescriptor(terms: [], pixels: descriptor.pixelBuffer))
        return map { result in
            var evidence: SearchEvidence = []
            if byLabels.contains(result.identifier) { evidence.insert(.labels) }
            if byPixels.contains(result.identifier) { evidence.insert(.pixels) }
            return evidence
        }
    }

    private func found(by descriptor: SemanticContentDescriptor) async throws -> Set<EntityIdentifier> {
        Set(try await VisualSearch(in: app).results(for: descriptor).map(\.identifier))
    }
}

extension SearchEvidence: CustomStringConvertible {
    /// The parts by name.
    public var description: String {
        let names = [(SearchEvidence.labels, "labels"), (.pixels, "pixels")].filter { contains($0.0) }.map(\.1)
        return names.isEmpty ? "neither alone" : names.joined(separator: ", ")
    }
}
