public import Foundation

/// A message for the log while it is being put together.
///
/// Numbers and truth values are public unless their privacy says otherwise; texts, objects and descriptions are
/// private.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var parts: [OSLogPart] = []

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) {
        guard !literal.isEmpty else { return }
        parts.append(OSLogPart(text: { literal }, privacy: nil))
    }

    /// Appends another message.
    mutating func append(_ message: OSLogMessage) {
        parts += message.interpolation.parts
    }

    /// Appends a value of a format.
    mutating func append(_ text: String, privacy: OSLogPrivacy, isPrivateByNature: Bool) {
        parts.append(OSLogPart(text: { text }, privacy: privacy.resolved(isPrivateByNature: isPrivateByNature)))
    }

    /// Appends a value that is private by nature.
    private mutating func appendPrivate(_ privacy: OSLogPrivacy, _ text: @escaping () -> String) {
        parts.append(OSLogPart(text: text, privacy: privacy.resolved(isPrivateByNature: true)))
    }

    /// Appends a value that is public by nature.
    private mutating func appendPublic(_ privacy: OSLogPrivacy, _ text: @escaping () -> String) {
        parts.append(OSLogPart(text: text, privacy: privacy.resolved(isPrivateByNature: false)))
    }
}

// MARK: - Texts and objects

extension OSLogInterpolation {
    /// Appends a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPrivate(privacy) { align.aligned(argumentString()) }
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPrivate(privacy) { align.aligned(value().description) }
    }

    /// Appends the description of an object, or "(null)".
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPrivate(privacy) { argumentObject()?.description ?? "(null)" }
    }

    /// Appends the description of an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPrivate(privacy) { String(describing: error()) }
    }

    /// Appends the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPublic(privacy) { align.aligned(String(reflecting: value())) }
    }
}

// MARK: - Numbers and truth values

extension OSLogInterpolation {
    /// Appends a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T,
        format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPublic(privacy) { align.aligned(format.text(of: number())) }
    }

    /// Appends a number of double precision.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPublic(privacy) { align.aligned(format.text(of: number())) }
    }

    /// Appends a number of single precision.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPublic(privacy) { align.aligned(format.text(of: Double(number()))) }
    }

    /// Appends a truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool,
        format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        appendPublic(privacy) { format.text(of: boolean()) }
    }
}
