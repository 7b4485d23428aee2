extension VCardProperty {
    /// The lines in a file, each but the last with a line feed.
    ///
    /// What was read is written as it was.
    func lines(in version: VCard.Version) -> [UInt8] {
        if let source { return source }
        var head = group.map { "\($0)." } ?? ""
        head += name
        for parameter in parameters {
            head += ";\(parameter.name)=" + parameter.values.map { Self.encoded($0) }.joined(separator: ",")
        }
        guard version == .v2 else { return Self.folded(Array("\(head):\(value)".utf8)) }
        guard !isBase64 else { return Self.folded(Array("\(head):\(value)".utf8)) + [0x0A] }
        let plain = VCardText.unescapedNewlines(value)
        let isPlain = plain.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && head.utf8.count + plain.utf8.count < 75
        if isPlain { return Array("\(head):\(plain)".utf8) }
        head += ";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:"
        return Array(head.utf8) + TransferCoding.quotedPrintable(encoding: plain.utf8, after: head.utf8.count)
    }

    /// Returns the value of a parameter as a file contains it (RFC 6868).
    private static func encoded(_ value: String) -> String {
        var result = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\n": result += "^n"
            case "\"": result += "^'"
            case "^": result += "^^"
            default: if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
            }
        }
        return result.contains { ",;:".contains($0) } ? "\"\(result)\"" : result
    }

    /// Breaks a line after at most 75 bytes, between characters.
    private static func folded(_ line: [UInt8]) -> [UInt8] {
        guard line.count > 75 else { return line }
        var result: [UInt8] = []
        result.reserveCapacity(line.count + line.count / 32)
        var start = 0
        while start < line.count {
            var end = min(start + (start == 0 ? 75 : 74), line.count)
            // Bytes that continue a character in UTF-8 begin with the bits 10.
            while end < line.count, line[end] & 0xC0 == 0x80 { end -= 1 }
            if start > 0 { result += [0x0A, 0x20] }
            result += line[start..<end]
            start = end
        }
        return result
    }
}
