import TestSupport

/// A change of the bytes of a frame.
enum HeaderChange {
    case nothing
    case numbers
    case bits
    case noise
    case truncation
    case insertion

    /// Most frames keep their bytes, so that what they say is looked at.
    static func random(_ numbers: inout SplitMix) -> HeaderChange {
        guard Int.random(in: 0..<4, using: &numbers) == 0 else { return .nothing }
        return [.numbers, .bits, .noise, .truncation, .insertion].randomElement(using: &numbers) ?? .nothing
    }

    private static let lies: [UInt32] = [
        0, 1, 2, 19, 20, 21, 1 << 16, 1 << 20, 1 << 20 | 1, 32 << 20, 32 << 20 | 1, 1 << 31, .max, .max - 19,
    ]

    func apply(to bytes: inout [UInt8], _ numbers: inout SplitMix) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch self {
        case .nothing: return
        case .numbers:
            // Request, length of the description, or length of the content.
            let start = [8, 12, 16].randomElement(using: &numbers) ?? 8
            let lie = Self.lies.randomElement(using: &numbers) ?? 0
            for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: lie >> (24 - 8 * index)) }
        case .bits:
            for _ in 0..<3 {
                let place = Int.random(in: 0..<min(bytes.count, 24), using: &numbers)
                bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &numbers)
            }
        case .noise: bytes[place] = .random(in: 0...255, using: &numbers)
        case .truncation: bytes.removeSubrange(max(1, place)...)
        case .insertion: bytes.insert(contentsOf: bytes.prefix(30), at: place)
        }
    }
}
