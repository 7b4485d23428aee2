import Foundation

/// An incremental parser of HTTP/1.1 responses.
struct HTTPReplyReader {
    private enum Phase {
        case head
        case sized(Int)
        case untilClose
        case chunkSize
        case chunk(Int)
        case chunkEnd
        case trailer
        case done
    }

    private static let headLimit = 64 << 10

    private var phase = Phase.head
    private var pending = Data()
    /// The head, once it is complete.
    private(set) var head: HTTPReplyHead?

    /// A Boolean value that indicates whether the response is complete.
    var isDone: Bool {
        if case .done = phase { true } else { false }
    }

    /// Parses bytes, and passes those of the body on.
    mutating func feed(_ bytes: Data, body: (Data) -> Void) throws(HTTPClientError) {
        pending += bytes
        while try advance(body) {}
    }

    /// Marks the end of the input.
    mutating func end() throws(HTTPClientError) {
        switch phase {
        case .untilClose, .done: phase = .done
        default:
            throw HTTPClientError(code: .broken, message: "The service ended the connection before its answer did.")
        }
    }

    /// Parses one element, and returns whether another may follow.
    private mutating func advance(_ body: (Data) -> Void) throws(HTTPClientError) -> Bool {
        switch phase {
        case .head:
            guard let end = pending.firstRange(of: Data("\r\n\r\n".utf8)) else {
                guard pending.count <= Self.headLimit else { throw malformed("has an endless header") }
                return false
            }
            let text = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
            pending = Data(pending[end.upperBound...])
            try begin(text)
            return true
        case .sized(let rest):
            let part = take(rest)
            if !part.isEmpty { body(part) }
            phase = part.count == rest ? .done : .sized(rest - part.count)
            return false
        case .untilClose:
            if !pending.isEmpty { body(take(pending.count)) }
            return false
        case .chunkSize:
            guard let line = line() else { return false }
            let digits = line.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            guard let size = Int(digits, radix: 16), size >= 0 else { throw malformed("has a chunk without a size") }
            phase = size == 0 ? .trailer : .chunk(size)
            return true
        case .chunk(let rest):
            let part = take(rest)
            guard !part.isEmpty else { return false }
            body(part)
            phase = part.count == rest ? .chunkEnd : .chunk(rest - part.count)
            return true
        case .chunkEnd:
            guard let line = line() else { return false }
            guard line.isEmpty else { throw malformed("has a chunk that is longer than its size") }
            phase = .chunkSize
            return true
        case .trailer:
            guard let line = line() else { return false }
            if line.isEmpty { phase = .done }
            return !line.isEmpty
        case .done: return false
        }
    }

    private mutating func begin(_ text: String) throws(HTTPClientError) {
        var lines = text.components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]), (100...599).contains(status)
        else { throw malformed("isn't one of HTTP") }
        var fields = HTTPFields()
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { throw malformed("has a field without a name") }
            fields.add(
                String(line[..<colon]),
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            )
        }
        // An informational response; the final one follows.
        if status < 200 { return }
        head = HTTPReplyHead(status: status, fields: fields)
        if fields["Transfer-Encoding"]?.lowercased() == "chunked" {
            phase = .chunkSize
        } else if status == 204 || status == 304 {
            phase = .done
        } else if let length = fields["Content-Length"] {
            guard let count = Int(length), count >= 0 else { throw malformed("has a length that is no number") }
            phase = count == 0 ? .done : .sized(count)
        } else {
            phase = .untilClose
        }
    }

    private mutating func take(_ count: Int) -> Data {
        let part = Data(pending.prefix(count))
        pending = Data(pending.dropFirst(count))
        return part
    }

    private mutating func line() -> String? {
        guard let end = pending.firstRange(of: Data("\r\n".utf8)) else { return nil }
        let line = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
        pending = Data(pending[end.upperBound...])
        return line
    }

    private func malformed(_ what: String) -> HTTPClientError {
        HTTPClientError(code: .malformed, message: "The service's answer \(what). Update Fovea and start it again.")
    }
}
