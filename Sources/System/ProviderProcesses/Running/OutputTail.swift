import Foundation
import Synchronization

/// The last lines of a program's output.
struct OutputTail: Sendable {
    private static let byteLimit = 16 << 10
    private static let lineLimit = 40
    private static let lineLength = 500
    private var bytes: [UInt8] = []

    /// Appends output.
    mutating func append(_ new: some Collection<UInt8>) {
        bytes += new.suffix(Self.byteLimit)
        bytes.removeFirst(max(0, bytes.count - Self.byteLimit))
    }

    /// The last lines, without control characters.
    var lines: [String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.suffix(Self.lineLimit).map { String($0.prefix(Self.lineLength)).withoutControls }
    }
}

extension String {
    /// The text without control characters, line ends and changes of writing direction.
    var withoutControls: String {
        guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars { text.append(scalar.isControl ? " " : scalar) }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
