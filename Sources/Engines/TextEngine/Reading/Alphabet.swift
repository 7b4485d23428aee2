import Foundation
import InferenceEngine

/// The characters that the network tells apart, in the order of its output.
struct Alphabet: Sendable {
    /// The character of each class; that of the first, which is no character, is empty.
    let characters: [String]
    /// The class of a space.
    let space: Int
    /// The class to count each class as when only Latin text is expected, or -1 for none.
    let latin: [Int]

    /// Reads the characters that set-up stored next to the network.
    init(folder: String, remedy: String) throws(InferenceError) {
        let file = "\(folder)/text-characters.txt"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw InferenceError(
                code: .modelNotFound,
                message: "The characters of the model text-reader are missing: no file \(file). \(remedy)"
            )
        }
        self.init(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    /// Creates an alphabet of the characters between the blank and the space.
    init(_ inner: [String]) {
        characters = [""] + inner + [" "]
        space = characters.count - 1
        let classes = Dictionary(zip(characters, characters.indices)) { first, _ in first }
        latin = characters.map { character in
            guard let scalar = character.unicodeScalars.first else { return 0 }
            if Self.isLatin(scalar) { return classes[character] ?? -1 }
            return Self.narrow(scalar).flatMap { classes[String($0)] } ?? -1
        }
    }

    /// A Boolean value that indicates whether a character occurs in Latin text.
    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x24F, 0x2010...0x206F, 0x20A0...0x20CF, 0x2100...0x214F, 0x2190...0x22FF: true
        default: false
        }
    }

    /// The character of Latin text that resembles one of Chinese text, if any.
    private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
        case 0x3002: "."
        case 0x3001: ","
        case 0x3010, 0x3014: "["
        case 0x3011, 0x3015: "]"
        case 0x3000: " "
        default: nil
        }
    }
}
