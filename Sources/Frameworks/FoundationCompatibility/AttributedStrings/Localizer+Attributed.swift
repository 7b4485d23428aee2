import Foundation
import Synchronization

extension Localizer {
    /// Returns the text of a key with the attributes of its Markdown.
    func attributedText(
        key: String,
        value: String.LocalizationValue,
        table: String?,
        bundle: URL,
        languages: LanguagePreferences,
        locale: Locale,
        options: AttributedString.FormattingOptions
    ) -> AttributedString {
        // The values step aside while the Markdown is read, so that an asterisk in a name stays an asterisk.
        let aside = ValuesAside()
        let text = text(
            key: key,
            value: value,
            table: table,
            bundle: bundle,
            languages: languages,
            locale: locale,
            mark: aside.put
        )
        return aside.back(
            into: InlineMarkdown.attributed(text),
            arguments: value.arguments,
            indexed: options.contains(.applyReplacementIndexAttribute)
        )
    }
}

/// Values that stepped out of a text and left numbered marks.
private final class ValuesAside: Sendable {
    // Characters for private use, which no translation contains.
    private static let open: Character = "\u{F8FE}"
    private static let close: Character = "\u{F8FF}"

    private let values = Mutex<[(position: Int, text: String)]>([])

    /// Keeps a value and returns its mark.
    func put(position: Int, text: String) -> String {
        let index = values.withLock { values in
            values.append((position, text))
            return values.count - 1
        }
        return "\(Self.open)\(index)\(Self.close)"
    }

    /// Puts the values into the places of their marks.
    func back(into text: AttributedString, arguments: [FormatArgument], indexed: Bool) -> AttributedString {
        var text = text
        let values = values.withLock { $0 }
        while let start = text.characters.firstIndex(of: Self.open),
            let end = text.characters[start...].firstIndex(of: Self.close)
        {
            let range = start..<text.characters.index(after: end)
            let number = Int(String(text.characters[text.characters.index(after: start)..<end])) ?? -1
            guard values.indices.contains(number) else {
                text.removeSubrange(range)
                continue
            }
            let value = values[number]
            var piece = AttributedString(value.text)
            if arguments.indices.contains(value.position - 1),
                case .attributed(let attributed) = arguments[value.position - 1]
            {
                piece = attributed
            }
            if indexed { piece.replacementIndex = value.position }
            // Attributes of the place count where the value has none of its own.
            if let place = text[range].runs.first?.attributes {
                piece.mergeAttributes(place, mergePolicy: .keepCurrent)
            }
            text.replaceSubrange(range, with: piece)
        }
        return text
    }
}
