import Foundation

/// A recording as a WAV file: one channel, 16 bits.
struct WaveFile: Sendable {
    let samples: [Float]
    let rate: Int

    var data: Data {
        var bytes = Data(capacity: 44 + samples.count * 2)
        func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
        func add<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        let size = UInt32(samples.count * 2)
        add("RIFF")
        add(36 + size)
        add("WAVEfmt ")
        add(UInt32(16))
        add(UInt16(1))
        add(UInt16(1))
        add(UInt32(rate))
        add(UInt32(rate * 2))
        add(UInt16(2))
        add(UInt16(16))
        add("data")
        add(size)
        for sample in samples { add(Int16(max(-1, min(1, sample)) * 32_767)) }
        return bytes
    }
}
