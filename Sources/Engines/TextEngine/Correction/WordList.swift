import DigestEngine
import Foundation

/// The words of a language.
///
/// A word is kept as a hash, in a tenth of the memory of a set of strings; one text in 10¹⁴ is taken for a word that it
/// isn't.
struct WordList: Sendable {
    private let hashes: [UInt64]

    /// Creates a list of words, one a line.
    init(_ text: some Collection<UInt8>) {
        hashes = text.split(separator: 0x0A).map { StableHash(of: $0).value }.sorted()
    }

    /// Reads the list of Debian's package wamerican; without it there are no words.
    static let english: WordList = WordList(file: "/usr/share/dict/american-english")

    private init(file: String) {
        self.init(FileManager.default.contents(atPath: file).map { [UInt8]($0) } ?? [])
    }

    /// A Boolean value that indicates whether there are no words.
    var isEmpty: Bool { hashes.isEmpty }

    /// Returns whether a word is in the list as it is written, or as it is at the start of a sentence or in a title.
    func contains(_ word: String) -> Bool {
        if has(word) { return true }
        guard let first = word.first, first.isUppercase else { return false }
        let lower = word.lowercased()
        let rest = word.dropFirst()
        if rest == lower.dropFirst() { return has(lower) }
        // Capitals alone.
        return word == word.uppercased() && (has(lower) || has(lower.prefix(1).uppercased() + lower.dropFirst()))
    }

    private func has(_ word: String) -> Bool {
        let hash = StableHash(of: word.utf8).value
        var (low, high) = (0, hashes.count)
        while low < high {
            let middle = (low + high) / 2
            if hashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low < hashes.count && hashes[low] == hash
    }
}
