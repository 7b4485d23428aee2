import Foundation

/// A form with files, by RFC 7578.
struct MultipartForm {
    /// A part of the form.
    struct Part {
        let name: String
        let body: Data
    }

    let parts: [Part]

    /// The most parts that are parsed.
    private static let partLimit = 32

    /// Parses a body, or returns nil when it doesn't match its boundary.
    init?(_ body: Data, contentType: String) {
        guard let boundary = Self.parameter("boundary", of: contentType), (1...70).contains(boundary.utf8.count) else {
            return nil
        }
        let delimiter = Data("\r\n--\(boundary)".utf8)
        guard body.starts(with: delimiter.dropFirst(2)) else { return nil }
        var parts: [Part] = []
        var position = body.startIndex + delimiter.count - 2
        while true {
            let rest = body[position...]
            if rest.starts(with: Data("--".utf8)) { break }
            guard rest.starts(with: Data("\r\n".utf8)), parts.count < Self.partLimit,
                let end = body.range(of: delimiter, in: position..<body.endIndex),
                let part = Self.part(body[(position + 2)..<max(position + 2, end.lowerBound)])
            else { return nil }
            parts.append(part)
            position = end.upperBound
        }
        self.parts = parts
    }

    private static func part(_ data: Data) -> Part? {
        guard let headEnd = data.range(of: Data("\r\n\r\n".utf8)), headEnd.lowerBound - data.startIndex < 4096,
            let head = String(validating: data[..<headEnd.lowerBound], as: UTF8.self)
        else { return nil }
        for line in head.components(separatedBy: "\r\n") {
            let field = line.split(separator: ":", maxSplits: 1)
            guard field.count == 2, field[0].lowercased() == "content-disposition" else { continue }
            guard let name = parameter("name", of: String(field[1])) else { return nil }
            return Part(name: name, body: data[headEnd.upperBound...])
        }
        return nil
    }

    /// Returns a parameter of a header field's value, with or without quotes.
    static func parameter(_ name: String, of value: String) -> String? {
        for parameter in value.split(separator: ";").dropFirst() {
            let pair = parameter.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces).lowercased() == name else { continue }
            let text = pair[1].trimmingCharacters(in: .whitespaces)
            return text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
                ? String(text.dropFirst().dropLast()) : text
        }
        return nil
    }
}
