import Foundation
import GeometryEngine

/// A word on a device that tells what a number is.
struct DisplayLabel {
    /// What the word tells.
    let kind: Kind
    /// The middle of the word, in the coordinates of the rows.
    let middle: Point
    /// The height of the word.
    let height: Double

    /// What a label tells.
    enum Kind: CaseIterable {
        case systolic, diastolic, pulse, mercury, kilopascals, milligrams, millimoles, kilograms
        // Scales in stones name the pounds, too.
        case stones, pounds
    }

    /// Creates a label of the words of a line, or returns nil when they tell nothing.
    init?(_ text: String, middle: Point, height: Double) {
        let words = Self.words(text)
        guard let kind = Kind.allCases.first(where: { kind in words.contains { Self.means($0, kind) } }) else {
            return nil
        }
        self.kind = kind
        self.middle = middle
        self.height = height
    }

    /// The words of a line in lower case, without accents and with a slash where units have one.
    private static func words(_ text: String) -> [String] {
        let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).lowercased()
        let words = plain.split { !$0.isLetter && $0 != "/" }.map(String.init)
        return words + [plain.filter { $0.isLetter || $0 == "/" }]
    }

    private static func means(_ word: String, _ kind: Kind) -> Bool {
        guard let terms = terms[kind] else { return false }
        return terms.whole.contains(word) || terms.beginnings.contains { word.hasPrefix($0) }
    }

    /// The words and the beginnings of words in the languages of devices.
    private static let terms: [Kind: (whole: Set<String>, beginnings: [String])] = [
        .systolic: (["sys", "sis", "max", "hoch", "сис"], ["syst", "sist", "skurcz", "сист", "收缩", "最高", "高压"]),
        .diastolic: (["dia", "dias", "min", "диа"], ["diast", "rozkurcz", "диаст", "舒张", "最低", "低压"]),
        .pulse: (
            ["pul", "pls", "bpm", "pr", "/min", "pulso", "pulsi"],
            ["puls", "pouls", "polso", "tetno", "пульс", "脉", "脈", "心率"]
        ),
        .mercury: (["mmhg", "mmng"], []),
        .kilopascals: (["kpa"], []),
        .milligrams: (["mg/dl", "mgdl"], []),
        .millimoles: (["mmol/l", "mmoll", "mmol"], []),
        .kilograms: (["kg"], []),
        .pounds: (["lb", "lbs"], []),
        .stones: (["st", "stlb"], []),
    ]
}
