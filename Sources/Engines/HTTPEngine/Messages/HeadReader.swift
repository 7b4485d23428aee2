/// A strict parser of request headers, which refuses what two parsers could understand in two ways.
///
/// The rules are those of RFC 9112, section 6.3, without the leniency that it permits: where the length of a body is in
/// doubt, an attacker could smuggle a request into the connection.
package struct HeadReader {
    /// An ambiguous request.
    package struct Failure: Error {
        package let refusal: HTTPRefusal
    }

    let method: String
    let version: String
    let target: String
    let fields: HTTPFields
    /// The bytes of the header as it was sent.
    let byteCount: Int

    package init(method: String, version: String, target: String, fields: HTTPFields, byteCount: Int) {
        self.method = method
        self.version = version
        self.target = target
        self.fields = fields
        self.byteCount = byteCount
    }

    /// Returns the parsed header, or throws the reason for refusing it.
    package func head(from peer: @autoclosure () -> HTTPPeer) throws(Failure) -> HTTPRequestHead {
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw ambiguous("The version isn't HTTP/1.1.") }
        try checkFields()
        try checkLayout()
        let contentLength = try bodyLength()
        guard let method = HTTPMethod(rawValue: method) else { throw Failure(refusal: .unknownMethod(method)) }
        guard let target = HTTPTarget(target) else {
            throw ambiguous(
                "The path has segments or bytes that can't stand in a path; encode them with percent signs."
            )
        }
        return HTTPRequestHead(
            method: method,
            target: target,
            fields: fields,
            contentLength: contentLength,
            peer: peer()
        )
    }

    private func checkFields() throws(Failure) {
        for field in fields.all {
            guard !field.name.isEmpty, field.name.utf8.allSatisfy(Self.isToken) else {
                throw ambiguous("A header field has a name with bytes that can't stand in one.")
            }
            guard field.value.utf8.allSatisfy({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }) else {
                throw ambiguous("The header field \(field.name) has control characters.")
            }
        }
        let hosts = fields.values("Host")
        guard hosts.count == 1 || (hosts.isEmpty && version == "HTTP/1.0") else {
            throw ambiguous("The request names \(hosts.isEmpty ? "no host" : "several hosts").")
        }
    }

    /// Throws when the header has bytes that belong to none of its parts.
    ///
    /// The library takes a folded line for part of a field's name, ends strings at a zero byte, and skips spaces. A
    /// header in the usual form, with one space after each colon, has no such bytes.
    private func checkLayout() throws(Failure) {
        let line = method.utf8.count + target.utf8.count + version.utf8.count + 4
        let written = fields.all.reduce(line + 2) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
        // Some clients omit the space before an empty value.
        let empty = fields.all.count { $0.value.isEmpty }
        guard (written - empty...written).contains(byteCount) else {
            throw ambiguous(
                "The header has bytes that belong to none of its parts. Write each field on one line, as 'Name: value'."
            )
        }
    }

    /// The announced length, or nil for chunked encoding.
    private func bodyLength() throws(Failure) -> Int? {
        let lengths = fields.values("Content-Length")
        let encodings = fields.values("Transfer-Encoding")
        if !encodings.isEmpty {
            guard encodings.count == 1, encodings[0].lowercased() == "chunked", version == "HTTP/1.1" else {
                throw ambiguous("The only transfer encoding is 'chunked'.")
            }
            guard lengths.isEmpty else { throw ambiguous("A body has either a length or chunks.") }
            return nil
        }
        guard let text = lengths.first else { return 0 }
        guard lengths.count == 1, (1...15).contains(text.utf8.count),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let length = Int(text)
        else { throw ambiguous("The length of the body isn't one number.") }
        return length
    }

    private func ambiguous(_ reason: String) -> Failure { Failure(refusal: .ambiguous(reason)) }

    /// Returns whether a byte is allowed in a field's name (RFC 9110, section 5.6.2).
    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
