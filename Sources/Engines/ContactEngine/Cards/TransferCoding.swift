import Foundation

/// The encodings that carry other characters in lines of ASCII.
enum TransferCoding {
    /// Returns the bytes that quoted-printable text stands for (RFC 2045, section 6.7); a damaged part stands for itself.
    static func quotedPrintable(decoding text: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), rest.count >= 2 {
                let pair = rest.prefix(2).map { digit($0) }
                if let high = pair[0], let low = pair[1] {
                    result.append(high << 4 | low)
                    rest = rest.dropFirst(2)
                    continue
                }
            }
            result.append(byte)
        }
        return result
    }

    /// Returns quoted-printable text in lines of at most 75 bytes, each but the last with a soft line break.
    static func quotedPrintable(encoding bytes: some Collection<UInt8>, after column: Int) -> [UInt8] {
        var result: [UInt8] = []
        var column = column
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in bytes {
            let isPlain = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "=")
            let code = isPlain ? [byte] : [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            if column + code.count > 74 {
                result += Array("=\n".utf8)
                column = 0
            }
            result += code
            column += code.count
        }
        return result
    }

    /// Returns the data that base64 stands for, however it is broken into lines.
    static func base64(decoding text: some StringProtocol, limit: Int) -> Data? {
        guard text.utf8.count / 4 <= limit / 3 + 1 else { return nil }
        guard let data = Data(base64Encoded: String(text), options: .ignoreUnknownCharacters) else { return nil }
        return data.isEmpty || data.count > limit ? nil : data
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
