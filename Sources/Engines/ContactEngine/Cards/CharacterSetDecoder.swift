import Glibc

/// The character sets that cards name.
enum CharacterSetDecoder {
    /// The sets whose conversion is without state that a file could abuse.
    private static let known: Set<String> = [
        "BIG5", "EUC-JP", "EUC-KR", "GB18030", "GB2312", "GBK", "KOI8-R", "KOI8-U", "MACINTOSH", "SHIFT_JIS",
        "SHIFT-JIS",
        "UTF-16", "UTF-16BE", "UTF-16LE",
    ]

    /// Returns text from bytes in a named character set.
    ///
    /// Without a name, the bytes are UTF-8, or else what old programs wrote: Windows-1252.
    static func text(_ bytes: some Collection<UInt8>, named name: String?) -> String {
        let bytes = Array(bytes)
        let name = name?.uppercased() ?? "UTF-8"
        if name == "UTF-8", let text = String(validating: bytes, as: UTF8.self) { return text }
        let isKnown = known.contains(name) || name.wholeMatch(of: /ISO-8859-\d{1,2}|(?:WINDOWS-|CP)125\d/) != nil
        if isKnown, let text = converted(bytes, from: name) { return text }
        return String(validating: bytes, as: UTF8.self) ?? converted(bytes, from: "WINDOWS-1252")
            ?? String(decoding: bytes, as: UTF8.self)
    }

    /// Converts bytes; a byte without a meaning becomes the replacement character.
    private static func converted(_ bytes: [UInt8], from name: String) -> String? {
        guard let converter = unsafe iconv_open("UTF-8", name), Int(bitPattern: converter) != -1 else {
            return nil
        }
        defer { unsafe iconv_close(converter) }
        var result: [UInt8] = []
        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: 4096)
        var consumed = 0
        while consumed < input.count {
            var inputLeft = input.count - consumed
            var outputLeft = output.count
            let failure = unsafe input.withUnsafeMutableBufferPointer { input -> Int32 in
                unsafe output.withUnsafeMutableBufferPointer { output -> Int32 in
                    guard let start = input.baseAddress else { return 0 }
                    var source: UnsafeMutablePointer<CChar>? = unsafe start + consumed
                    var target = output.baseAddress
                    let status = unsafe iconv(converter, &source, &inputLeft, &target, &outputLeft)
                    return status == -1 ? errno : 0
                }
            }
            result += output.prefix(output.count - outputLeft).map { UInt8(bitPattern: $0) }
            consumed = input.count - inputLeft
            if failure == EINVAL || failure == EILSEQ {
                result += Array("\u{FFFD}".utf8)
                consumed += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
