import Vision
import VisualIntelligence

/// Finds landmarks by label or else by appearance, and by name where neither says anything.
struct LandmarkFinder: Sendable {
    let store: LandmarkStore
    let looks: LandmarkLooks

    /// The most landmarks in an answer; the rest is in the app.
    static let limit = 6

    /// Returns the landmarks that match the content, and how they were found.
    func landmarks(for content: SemanticContentDescriptor) async throws -> (landmarks: [Landmark], by: MatchKind) {
        let labeled = store.landmarks(labeled: content.labels)
        if !labeled.isEmpty { return (labeled, .label) }
        guard let image = content.pixelBuffer?.image else { return ([], .picture) }
        let handler = ImageRequestHandler(image)
        let alike = try await looks.landmarks(like: handler)
        // Reading takes longer than looking: what is seen needs no name.
        return alike.isEmpty ? (try await landmarks(namedIn: handler), .name) : (alike, .picture)
    }

    /// The least height of a line that names a landmark, as a part of the picture's.
    ///
    /// Names stand in large letters on tickets and signs. A screen full of small text would take seconds to read.
    private static let nameHeight: Float = 0.05

    /// Returns the landmarks that a text in the picture names, as a ticket or a sign does.
    private func landmarks(namedIn picture: ImageRequestHandler) async throws -> [Landmark] {
        var request = RecognizeTextRequest()
        request.recognitionLevel = .fast
        request.minimumTextHeightFraction = Self.nameHeight
        let lines = try await picture.perform(request).compactMap { $0.topCandidates(1).first?.string }
        func words(_ text: String) -> String {
            " " + text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
        }
        let text = words(lines.joined(separator: " "))
        return store.landmarks.filter { text.localizedStandardContains(words($0.name)) }
    }
}
