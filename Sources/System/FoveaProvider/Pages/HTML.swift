/// HTML with escaped text.
///
/// Text interpolated into a literal with `\()` is escaped; interpolated HTML stays markup.
///
/// ```swift
/// let list: HTML = "<ul>\(albums.html { "<li>\($0.title)</li>" })</ul>"
/// return .html(list.source)
/// ```
public struct HTML: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The markup.
    public var source: String

    /// Creates HTML from markup.
    public init(stringLiteral value: String) { source = value }

    /// Creates HTML from markup with interpolated text.
    public init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

    /// Creates HTML by concatenation.
    public init(_ pieces: some Sequence<HTML>) { source = pieces.map(\.source).joined(separator: "\n") }

    /// Empty HTML.
    public static let nothing: HTML = ""

    /// A literal with interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        var source = ""

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity * 2) }

        /// Appends markup.
        public mutating func appendLiteral(_ literal: String) { source += literal }

        /// Appends HTML.
        public mutating func appendInterpolation(_ html: HTML) { source += html.source }

        /// Appends a number.
        public mutating func appendInterpolation(_ number: Int) { source += String(number) }

        /// Appends escaped text, which is safe between tags and in quoted attributes.
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
    /// Returns the concatenated HTML for all elements.
    public func html(_ piece: (Element) throws -> HTML) rethrows -> HTML { HTML(try map(piece)) }
}
