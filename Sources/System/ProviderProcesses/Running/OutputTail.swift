import Foundation
import Synchronization

/// The last lines that a program wrote.
struct OutputTail: Sendable {
    private static let byteLimit = 16 << 10
    private static let lineLimit = 40
    private static let lineLength = 500
    private var bytes: [UInt8] = []

    /// Takes what the program wrote.
    mutating func append(_ new: some Collection<UInt8>) {
        bytes += new.suffix(Self.byteLimit)
        bytes.removeFirst(max(0, bytes.count - Self.byteLimit))
    }

    /// The last lines, without what would steer a terminal.
    var lines: [String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.suffix(Self.lineLimit).map { String($0.prefix(Self.lineLength)).withoutControls }
    }
}

extension String {
    /// The text without characters that steer a terminal, end a line or turn the direction of what follows.
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
