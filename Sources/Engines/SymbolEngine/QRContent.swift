import Foundation

/// A message in the narrowest of the ways that QR codes write it: digits, capitals or bytes.
struct QRContent {
    private enum Mode {
        case digits
        case capitals
        case bytes
    }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

    private let message: [UInt8]
    private let mode: Mode

    init(_ message: Data) {
        self.message = Array(message)
        mode =
            if !message.isEmpty, message.allSatisfy({ (0x30...0x39).contains($0) }) {
                .digits
            } else if !message.isEmpty, message.allSatisfy({ Self.alphabet.contains($0) }) { .capitals } else { .bytes }
    }

    /// The number of bits of the message in a code of a version.
    func bitCount(_ version: Int) -> Int {
        let length = lengthSize(version)
        // A code's length has no room for more.
        guard message.count < 1 << length else { return .max }
        return 4 + length + payloadCount
    }

    private func lengthSize(_ version: Int) -> Int {
        let range = version < 10 ? 0 : version < 27 ? 1 : 2
        return switch mode {
        case .digits: [10, 12, 14][range]
        case .capitals: [9, 11, 13][range]
        case .bytes: [8, 16, 16][range]
        }
    }

    /// The number of bits of the payload.
    private var payloadCount: Int {
        switch mode {
        case .digits: message.count / 3 * 10 + [0, 4, 7][message.count % 3]
        case .capitals: message.count / 2 * 11 + message.count % 2 * 6
        case .bytes: 8 * message.count
        }
    }

    private var payload: BitString {
        var bits = BitString()
        switch mode {
        case .digits:
            for start in stride(from: 0, to: message.count, by: 3) {
                let group = message[start..<min(start + 3, message.count)]
                bits.append(group.reduce(0) { $0 * 10 + Int($1 - 0x30) }, count: [4, 7, 10][group.count - 1])
            }
        case .capitals:
            let values = message.compactMap { Self.alphabet.firstIndex(of: $0) }
            for start in stride(from: 0, to: values.count, by: 2) {
                let group = values[start..<min(start + 2, values.count)]
                bits.append(group.reduce(0) { $0 * 45 + $1 }, count: group.count == 2 ? 11 : 6)
            }
        case .bytes: for byte in message { bits.append(Int(byte), count: 8) }
        }
        return bits
    }

    /// The words of a code of a version that has room for a number of them.
    func words(_ version: Int, count: Int) -> [Int] {
        var bits = BitString()
        bits.append([.digits: 1, .capitals: 2, .bytes: 4][mode] ?? 4, count: 4)
        bits.append(message.count, count: lengthSize(version))
        for bit in payload.bits { bits.append(bit ? 1 : 0, count: 1) }
        bits.append(0, count: min(4, 8 * count - bits.count))
        let words = bits.words(of: 8)
        // What is left is filled with two words in turn.
        return words + (0..<count - words.count).map { $0.isMultiple(of: 2) ? 0xEC : 0x11 }
    }
}
