import Foundation

/// A value that a statement takes.
enum SQLValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }

    init(_ date: Date?) {
        self = date.map { .real($0.timeIntervalSince1970) } ?? .null
    }
}
