/// A piece of a page, in which text is escaped.
///
/// What is put into a literal with `\()` shows as it is, whatever it contains; a piece that is put into another stays
/// markup.
///
/// ```swift
/// let list: HTML = "<ul>\(albums.html { "<li>\($0.title)</li>" })</ul>"
/// return .html(list.source)
/// ```
public struct HTML: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The markup.
    public var source: String

    /// Creates a piece from markup.
    public init(stringLiteral value: String) { source = value }

    /// Creates a piece from markup with text in it.
    public init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

    /// Creates a piece from pieces, one after the other.
    public init(_ pieces: some Sequence<HTML>) { source = pieces.map(\.source).joined(separator: "\n") }

    /// A piece with nothing in it.
    public static let nothing: HTML = ""

    /// A literal with text in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var source = ""

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity * 2) }

        /// Appends markup.
        public mutating func appendLiteral(_ literal: String) { source += literal }

        /// Appends a piece of a page.
        public mutating func appendInterpolation(_ html: HTML) { source += html.source }

        /// Appends a number.
        public mutating func appendInterpolation(_ number: Int) { source += String(number) }

        /// Appends text, which is safe between tags and in quoted attributes.
        public mutating func appendInterpolation(_ text: String) {
            for character in text.unicodeScalars {
                switch character {
                case "&": source += "&amp;"
                case "<": source += "&lt;"
                case ">": source += "&gt;"
                case "\"": source += "&quot;"
                case "'": source += "&#39;"
                default: source.unicodeScalars.append(character)
                }
            }
        }
    }
}

extension Sequence {
    /// Returns a piece of a page for each element, one after the other.
    public func html(_ piece: (Element) throws -> HTML) rethrows -> HTML { HTML(try map(piece)) }
}
