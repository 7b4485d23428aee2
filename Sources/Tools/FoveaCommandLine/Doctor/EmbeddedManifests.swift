import Foundation

/// The manifests embedded in a binary by registrations.
enum EmbeddedManifests {
    /// The start of every manifest: members are sorted by name, and this one always exists.
    private static let start = Data("{\n  \"entities\" : [".utf8)

    /// Returns the manifests in the order of the binary.
    static func texts(in binary: Data) -> [Data] {
        var found: [Data] = []
        var position = binary.startIndex
        while let range = binary.range(of: start, in: position..<binary.endIndex) {
            // A Swift literal ends with a zero byte.
            let end = binary[range.lowerBound...].firstIndex(of: 0) ?? binary.endIndex
            let text = Data(binary[range.lowerBound..<end])
            if !found.contains(text) { found.append(text) }
            position = end
        }
        return found
    }
}
