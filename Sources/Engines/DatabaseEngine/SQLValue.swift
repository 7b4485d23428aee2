public import Foundation

/// A value that a statement binds.
public enum SQLValue: Hashable, Sendable {
    /// No value.
    case null
    /// An integer.
    case integer(Int64)
    /// A number.
    case real(Double)
    /// A string.
    case text(String)
    /// Bytes.
    case blob(Data)
    /// Bytes in an array.
    case bytes([UInt8])

    /// Creates a value from a string, or NULL.
    public init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }

    /// Creates a value from a date, as seconds since 1970, or NULL.
    public init(_ date: Date?) {
        self = date.map { .real($0.timeIntervalSince1970) } ?? .null
    }
}
