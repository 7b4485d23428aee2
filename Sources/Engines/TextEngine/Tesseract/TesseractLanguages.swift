/// The languages of tesseract's data, by their tags.
enum TesseractLanguages {
    /// The tags, in the order of the documentation, with the code of the data.
    static let codes: [(tag: String, code: String)] = [
        ("en-US", "eng"), ("fr-FR", "fra"), ("it-IT", "ita"), ("de-DE", "deu"), ("es-ES", "spa"), ("pt-BR", "por"),
        ("ko-KR", "kor"), ("ja-JP", "jpn"), ("ru-RU", "rus"), ("uk-UA", "ukr"), ("vi-VT", "vie"),
        ("ar-SA", "ara"), ("ars-SA", "ara"), ("tr-TR", "tur"), ("id-ID", "ind"), ("cs-CZ", "ces"), ("da-DK", "dan"),
        ("nl-NL", "nld"), ("no-NO", "nor"), ("nn-NO", "nor"), ("nb-NO", "nor"), ("ms-MY", "msa"), ("pl-PL", "pol"),
        ("ro-RO", "ron"), ("sv-SE", "swe"),
    ]

    /// The code of the data for a tag, by its language.
    static func code(for tag: String) -> String? {
        let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return codes.first { $0.tag.prefix { $0 != "-" } == language }?.code
    }
}
