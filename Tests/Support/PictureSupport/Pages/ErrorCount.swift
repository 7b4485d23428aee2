import Foundation

/// A count of the characters that a reader read wrong.
package struct ErrorCount: Sendable {
    /// The number of characters to insert, remove or replace.
    package private(set) var errors: Int = 0
    /// The number of characters of the truth.
    package private(set) var characters: Int = 0

    /// Creates an empty count.
    package init() {}

    /// The share of errors.
    package var rate: Double { characters == 0 ? 0 : Double(errors) / Double(characters) }

    /// Counts what was read of a text.
    package mutating func add(_ read: String, truth: String) {
        let (read, truth) = (Array(Self.comparable(read)), Array(Self.comparable(truth)))
        errors += Self.distance(read, truth)
        characters += truth.count
    }

    /// The text without what a picture doesn't show: the composition of characters and the width of spaces.
    private static func comparable(_ text: String) -> String {
        text.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var next = [i + 1]
            for (j, y) in b.enumerated() {
                next.append(min(row[j + 1] + 1, next[j] + 1, row[j] + (x == y ? 0 : 1)))
            }
            row = next
        }
        return row[b.count]
    }
}
