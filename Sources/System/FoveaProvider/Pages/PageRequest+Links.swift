extension PageRequest {
    /// The relative path from the page to the app's first one, such as `../`; prefix links to other pages with it.
    public var root: String {
        let steps = path.dropFirst().count { $0 == "/" }
        return steps == 0 ? "./" : String(repeating: "../", count: steps)
    }
}

extension String {
    /// The text as one percent-encoded part of a URL.
    public var addressPart: String {
        let digits = Array("0123456789ABCDEF")
        return utf8.reduce(into: "") { address, byte in
            let letter = Character(Unicode.Scalar(byte))
            if letter.isASCII, letter.isLetter || letter.isNumber || "-._~".contains(letter) {
                address.append(letter)
            } else {
                address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
