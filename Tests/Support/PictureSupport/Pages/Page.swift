/// A page of text to draw: lines in one language.
package struct Page: Sendable, CustomStringConvertible {
    /// The language, as a tag such as `de-DE`.
    package let language: String
    /// The lines, from the top.
    package let lines: [String]
    /// The family of the font to draw with.
    package let font: String

    /// Creates a page of the lines of a text.
    package init(_ language: String, font: String = "DejaVu Sans", _ text: String) {
        self.language = language
        self.font = font
        lines = text.split(separator: "\n").map(String.init)
    }

    /// Returns the page with its first lines alone.
    package func first(_ count: Int) -> Page {
        Page(language, font: font, lines.prefix(count).joined(separator: "\n"))
    }

    /// Returns the page under the tag of a language that is written alike.
    package func tagged(_ language: String) -> Page {
        Page(language, font: font, lines.joined(separator: "\n"))
    }

    /// The language.
    package var description: String { language }

    /// One page in each language.
    package static let all: [Page] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .swedish, .danish, .norwegian,
        norwegian.tagged("nb-NO"), .nynorsk, .polish,
        .czech, .romanian, .turkish, .vietnamese, .indonesian, .malay, .russian, .ukrainian, .japanese, .korean, .thai,
        .arabic, arabic.tagged("ars-SA"), .simplifiedChinese, .traditionalChinese,
    ]
}
