/// A value that can be a part of a link.
public protocol CustomURLRepresentationParameterConvertible: SendableMetatype {
    /// The text that stands for the value in a link, before it is encoded.
    var urlRepresentationParameter: String { get }
}

/// The words for values in a link.
enum LinkText {
    /// The characters that mean nothing but themselves anywhere in a link.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    /// Returns the encoded text for a value, or nil for one that no link can carry.
    ///
    /// Everything that means something in a link is encoded, so that an identifier such as `a/../b?c#d` stays one part
    /// of the path. A lone dot or two would lead to another folder, and no encoding keeps browsers from that.
    static func encoded(_ value: Any) -> String? {
        guard let text = text(of: value), !text.isEmpty, text != ".", text != ".." else { return nil }
        return text.addingPercentEncoding(withAllowedCharacters: plain)
    }

    private static func text(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.flatMap { text(of: $0.value) }
        }
        return switch value {
        case let value as any CustomURLRepresentationParameterConvertible: value.urlRepresentationParameter
        case let value as any AppEntity: EntityIdentifier(for: value).identifier
        case let value as any RawRepresentable: "\(value.rawValue)"
        case let value as Date: value.formatted(.iso8601)
        case let value as URL: value.absoluteString
        case let value as any EntityIdentifierConvertible: value.entityIdentifierString
        case let value as any LosslessStringConvertible: value.description
        default: nil
        }
    }
}

/// A link with places for values of a subject.
struct LinkTemplate<Subject> {
    enum Piece {
        case words(String)
        case identifier((Subject) -> Any?)
        case value((Subject) -> Any?)
    }

    var pieces: [Piece]

    /// Returns the link with the values of a subject in their places, or nil where one is missing or can't be there.
    func url(for subject: Subject) -> URL? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .words(let words): text += words
            case .identifier(let value), .value(let value):
                guard let part = value(subject).flatMap({ LinkText.encoded($0) }) else { return nil }
                text += part
            }
        }
        return URL(string: text)
    }

    /// Returns the text of the identifier in a link of this form, or nil for any other link.
    ///
    /// Only a link whose single place is that of the identifier tells which subject it leads to.
    func identifier(in link: URL) -> String? {
        var (before, after): (String, String?) = ("", nil)
        for piece in pieces {
            switch piece {
            case .words(let words):
                if let words = after.map({ $0 + words }) { after = words } else { before += words }
            case .identifier where after == nil: after = ""
            case .identifier, .value: return nil
            }
        }
        let text = link.absoluteString
        guard let after, text.hasPrefix(before), text.hasSuffix(after) else { return nil }
        let part = text.dropFirst(before.count).dropLast(after.count)
        guard text.count > before.count + after.count, !part.contains(where: { "/?#".contains($0) }) else { return nil }
        return String(part).removingPercentEncoding
    }
}
