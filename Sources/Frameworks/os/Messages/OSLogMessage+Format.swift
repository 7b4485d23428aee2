import Foundation

extension OSLogMessage {
    /// Creates a message from a format such as `"%{public}@: %d"` and its values.
    init(format: String, _ arguments: [any CVarArg]) {
        var interpolation = OSLogInterpolation(literalCapacity: format.count, interpolationCount: arguments.count)
        var rest = format[...]
        var values = arguments[...]
        while let start = rest.firstIndex(of: "%") {
            interpolation.appendLiteral(String(rest[..<start]))
            rest = rest[start...].dropFirst()
            if rest.first == "%" {
                interpolation.appendLiteral("%")
                rest = rest.dropFirst()
                continue
            }
            var options = ""
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = String(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[end...].dropFirst()
            }
            guard let letter = rest.firstIndex(where: { "@diuoxXfFeEgGaAcCsSp".contains($0) }),
                let value = values.popFirst()
            else {
                // A conversion without a value stays visible.
                interpolation.appendLiteral("%")
                continue
            }
            let specifier = "%" + rest[...letter]
            let isObject = "@sS".contains(rest[letter])
            rest = rest[letter...].dropFirst()
            interpolation.append(
                isObject ? String(describing: value) : String(format: specifier, value),
                privacy: Self.privacy(options),
                isPrivateByNature: isObject
            )
        }
        interpolation.appendLiteral(String(rest))
        self.init(stringInterpolation: interpolation)
    }

    private static func privacy(_ options: String) -> OSLogPrivacy {
        let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.contains("public") { return .public }
        if words.contains("sensitive") { return .sensitive }
        if words.contains("mask.hash") { return .private(mask: .hash) }
        return words.contains("private") ? .private : .auto
    }
}
