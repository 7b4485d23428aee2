import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire
import TestSupport

/// What somebody sends who keeps to no rule.
struct Mischief: Sendable {
    /// What follows the last byte.
    enum Ending: CaseIterable, Sendable {
        case closes
        /// Sends nothing more and still listens.
        case halfCloses
        /// Neither sends nor ends.
        case stays
    }

    /// Bytes, and the descriptors beside the first of them.
    struct Piece: Sendable {
        var bytes: [UInt8]
        var descriptors: [Descriptor] = []
    }

    var pieces: [Piece] = []
    var ending = Ending.closes

    /// Changes frames in ways that a seed chooses.
    init(of frames: [Frame], seed: UInt64) {
        var numbers = SplitMix(state: seed)
        var descriptors: [[Descriptor]] = []
        var texts: [[UInt8]] = []
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            guard let frame = frames.randomElement(using: &numbers) else { continue }
            let changed = FrameChange.allCases.randomElement(using: &numbers)?.changed(frame, &numbers) ?? frame
            texts.append(Array(changed.bytes))
            descriptors.append(changed.descriptors)
        }
        for index in texts.indices { HeaderChange.random(&numbers).apply(to: &texts[index], &numbers) }
        DescriptorChange.random(&numbers).apply(to: &descriptors, &numbers)
        if Int.random(in: 0..<8, using: &numbers) == 0, let first = texts.first {
            texts.append(first)
            descriptors.append(descriptors[0])
        }
        cut(texts, descriptors, &numbers)
        ending = Ending.allCases.randomElement(using: &numbers) ?? .closes
    }

    /// Cuts the frames into pieces of any size; descriptors stay with the first byte of their frame, or stray.
    private mutating func cut(_ texts: [[UInt8]], _ descriptors: [[Descriptor]], _ numbers: inout SplitMix) {
        let straying = Int.random(in: 0..<16, using: &numbers) == 0
        for (text, passed) in zip(texts, descriptors) {
            var rest = text[...]
            var isFirst = true
            let size = [1 << 20, 1_000, 20, 7].randomElement(using: &numbers) ?? 1
            while !rest.isEmpty {
                // Small pieces are for the header; all of a large frame in them would take long.
                let count = min(rest.count, pieces.count < 40 ? size : 1 << 20)
                pieces.append(Piece(bytes: Array(rest.prefix(count)), descriptors: isFirst || straying ? passed : []))
                rest = rest.dropFirst(count)
                isFirst = false
            }
        }
    }
}
