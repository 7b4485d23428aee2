/// A message for the log, with values that may be private.
///
/// The values are asked for when the message is written, and never where its level is off.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    /// The parts of the message.
    public let interpolation: OSLogInterpolation

    /// Creates a message from a literal with values.
    public init(stringInterpolation: OSLogInterpolation) {
        interpolation = stringInterpolation
    }

    /// Creates a message from a literal.
    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }
}

extension OSLogMessage {
    /// Returns the message as text.
    ///
    /// - Parameter showsPrivate: A Boolean value that tells whether the reader may see private values.
    func text(showsPrivate: Bool) -> String {
        interpolation.parts.map { $0.text(showsPrivate: showsPrivate) }.joined()
    }
}

/// A part of a message.
struct OSLogPart {
    /// The text of the part.
    let text: () -> String
    /// Who may see it, with the kind of value already taken into account; nil for the words of the message.
    let privacy: OSLogPrivacy?

    /// Returns the part, or what stands in its place for a reader who may not see it.
    func text(showsPrivate: Bool) -> String {
        guard let privacy else { return text() }
        return privacy.text(text, showsPrivate: showsPrivate)
    }
}
