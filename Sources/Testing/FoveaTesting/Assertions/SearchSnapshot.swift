import DigestEngine
import Foundation

/// Results as text, one fact in a line, so that a difference is read at a glance.
enum SearchSnapshot {
    static func text(of results: [RecordedResult]) -> String {
        guard !results.isEmpty else { return "no results\n" }
        var text = ""
        for (index, result) in results.enumerated() {
            text += "\(index + 1). \(line(result.title))\n"
            if let subtitle = result.subtitle { text += "   \(line(subtitle))\n" }
            text += "   \(result.entity.typeName) \(line(result.entity.identifier))"
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

    /// A digest that tells images apart; recordings keep it, so it never changes.
    private static func digest(of data: Data) -> String {
        let digits = String(StableHash(of: data).value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
