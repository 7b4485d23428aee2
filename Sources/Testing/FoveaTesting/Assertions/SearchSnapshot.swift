import Foundation

/// Results as text, one fact in a line, so that a difference is read at a glance.
enum SearchSnapshot {
    static func text(of results: [RecordedResult]) -> String {
        guard !results.isEmpty else { return "no results\n" }
        var text = ""
        for (index, result) in results.enumerated() {
            text += "\(index + 1). \(line(result.title))\n"
            if let subtitle = result.subtitle { text += "   \(line(subtitle))\n" }
            text += "   \(result.entity.entityType) \(line(result.entity.identifier))"
            text += "\(result.unionCase.map { " in .\($0)" } ?? "")\n"
            text += "   \(result.openIntent.map { "opened by \($0)" } ?? "opened by nothing")\n"
            if let image = result.image { text += "   image of \(image.count) bytes, \(digest(of: image))\n" }
        }
        return text
    }

    static func json(of results: [RecordedResult]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"
    }

    private static func line(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }

    /// The FNV-1a hash, which tells images apart that nobody chose to look alike.
    private static func digest(of data: Data) -> String {
        let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
