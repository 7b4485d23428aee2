public import Foundation

/// A value that a statement takes.
public enum SQLValue: Hashable, Sendable {
    /// No value.
    case null
    /// A whole number.
    case integer(Int64)
    /// A number.
    case real(Double)
    /// A text.
    case text(String)
    /// Bytes.
    case blob(Data)
    /// Bytes in an array.
    case bytes([UInt8])

    /// Creates a value from a text, or no value.
    public init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }

    /// Creates a value from a time, as seconds since 1970, or no value.
    public init(_ date: Date?) {
        self = date.map { .real($0.timeIntervalSince1970) } ?? .null
    }
}
