import Foundation

/// An AV1 sequence header, parsed up to the size of a frame.
struct AV1Sequence {
    private(set) var size = ImageInfo.Size(width: 0, height: 0)
    /// A Boolean value that indicates whether it is a reduced still-picture header.
    private var isReduced = false
    private var hasDecoderModel = false
    private var isPaceEqual = false
    private var bufferDelayBitCount = 0
    private var presentationTimeBitCount = 0
    private var frameNumberBitCount = 0
    /// 0 or 1 for every frame, or 2 when each frame has its own value.
    private var screenContentTools = 2
    private var integerMotion = 2

    init?(_ bytes: some Sequence<UInt8>) {
        var bits = BitReader(bytes)
        guard bits.skip(4), let isReduced = bits.flag() else { return nil }
        self.isReduced = isReduced
        if isReduced {
            guard bits.skip(5) else { return nil }
        } else {
            guard readTiming(&bits), readOperatingPoints(&bits) else { return nil }
        }
        guard let widthBits = bits.bits(4), let heightBits = bits.bits(4), let width = bits.bits(widthBits + 1),
            let height = bits.bits(heightBits + 1)
        else { return nil }
        size = ImageInfo.Size(width: width + 1, height: height + 1)
        guard !isReduced else { return }
        guard readTools(&bits) else { return nil }
    }

    private mutating func readTiming(_ bits: inout BitReader) -> Bool {
        guard let hasTiming = bits.flag() else { return false }
        guard hasTiming else { return true }
        guard bits.skip(64), let isPaceEqual = bits.flag() else { return false }
        self.isPaceEqual = isPaceEqual
        if isPaceEqual, bits.golomb() == nil { return false }
        guard let hasDecoderModel = bits.flag() else { return false }
        self.hasDecoderModel = hasDecoderModel
        guard hasDecoderModel else { return true }
        guard let delay = bits.bits(5), bits.skip(37), let time = bits.bits(5) else { return false }
        (bufferDelayBitCount, presentationTimeBitCount) = (delay + 1, time + 1)
        return true
    }

    private func readOperatingPoints(_ bits: inout BitReader) -> Bool {
        guard let hasDelay = bits.flag(), let last = bits.bits(5) else { return false }
        for _ in 0...last {
            guard bits.skip(12), let level = bits.bits(5) else { return false }
            if level > 7, !bits.skip(1) { return false }
            if hasDecoderModel {
                guard let isPresent = bits.flag() else { return false }
                if isPresent, !bits.skip(2 * bufferDelayBitCount + 1) { return false }
            }
            if hasDelay {
                guard let isPresent = bits.flag() else { return false }
                if isPresent, !bits.skip(4) { return false }
            }
        }
        return true
    }

    private mutating func readTools(_ bits: inout BitReader) -> Bool {
        guard let hasNumbers = bits.flag() else { return false }
        if hasNumbers {
            guard let delta = bits.bits(4), let additional = bits.bits(3) else { return false }
            frameNumberBitCount = delta + 2 + additional + 1
        }
        guard bits.skip(3 + 4), let hasOrder = bits.flag() else { return false }
        if hasOrder, !bits.skip(2) { return false }
        guard let choosesTools = bits.flag() else { return false }
        if !choosesTools {
            guard let value = bits.bits(1) else { return false }
            screenContentTools = value
        }
        guard screenContentTools > 0 else { return true }
        guard let choosesMotion = bits.flag() else { return false }
        if !choosesMotion {
            guard let value = bits.bits(1) else { return false }
            integerMotion = value
        }
        return true
    }

    /// Returns whether a frame header takes its size from the sequence; only a shown key frame can say so.
    func isFullSize(frame: some Sequence<UInt8>) -> Bool {
        if isReduced { return true }
        var bits = BitReader(frame)
        guard bits.bits(1) == 0, bits.bits(2) == 0, bits.bits(1) == 1 else { return false }
        if hasDecoderModel, !isPaceEqual, !bits.skip(presentationTimeBitCount) { return false }
        guard bits.skip(1), let tools = screenContentTools == 2 ? bits.bits(1) : screenContentTools else {
            return false
        }
        if tools == 1, integerMotion == 2, !bits.skip(1) { return false }
        return bits.skip(frameNumberBitCount) && bits.bits(1) == 0
    }
}
