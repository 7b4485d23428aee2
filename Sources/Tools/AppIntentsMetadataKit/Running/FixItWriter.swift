import Foundation

/// Applies fix-its to the sources.
package enum FixItWriter {
    /// Returns a text with fix-its applied; of two that overlap, only the first.
    package static func applying(_ fixIts: [Diagnostic.FixIt], to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        let ordered = fixIts.enumerated().sorted { left, right in
            (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
        }
        var made: Set<Diagnostic.FixIt> = []
        for (_, fixIt) in ordered {
            let range = fixIt.range
            guard range.lowerBound >= position, range.upperBound <= bytes.count, made.insert(fixIt).inserted
            else { continue }
            result += bytes[position..<range.lowerBound]
            result += Array(fixIt.replacement.utf8)
            position = range.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// Changes files, and returns their paths.
    static func apply(_ fixIts: [Diagnostic.FixIt]) throws -> [String] {
        let files = Dictionary(grouping: fixIts, by: \.path).sorted { $0.key < $1.key }
        for (path, fixIts) in files {
            let url = URL(fileURLWithPath: path)
            let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            try Data(applying(fixIts, to: text).utf8).write(to: url, options: .atomic)
        }
        return files.map(\.key)
    }
}
