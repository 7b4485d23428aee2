import Foundation

/// The manifests inside a binary, where registrations keep them.
enum EmbeddedManifests {
    /// How every manifest begins: members are sorted by name, and this one is always there.
    private static let start = Data("{\n  \"entities\" : [".utf8)

    /// Returns the texts of the manifests, in the order of the binary.
    static func texts(in binary: Data) -> [Data] {
        var found: [Data] = []
        var position = binary.startIndex
        while let range = binary.range(of: start, in: position..<binary.endIndex) {
            // A literal of Swift ends with a zero byte.
            let end = binary[range.lowerBound...].firstIndex(of: 0) ?? binary.endIndex
            let text = Data(binary[range.lowerBound..<end])
            if !found.contains(text) { found.append(text) }
            position = end
        }
        return found
    }
}
