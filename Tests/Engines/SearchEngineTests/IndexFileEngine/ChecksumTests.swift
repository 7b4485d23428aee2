import CIndexFile
import Testing

@Suite("Checksums of blocks")
struct ChecksumTests {
    @Test(
        "Are the published ones",
        arguments: [
            ("123456789", 0xe306_9283 as UInt32), ("", 0), ("a", 0xc1d0_4330),
        ]
    )
    func published(text: String, checksum: UInt32) {
        let bytes = Array(text.utf8)
        #expect(fovea_crc32c(0, bytes, bytes.count) == checksum)
        #expect(fovea_crc32c_portable(0, bytes, bytes.count) == checksum)
    }

    @Test("Are the same with the processor's instruction and without", arguments: UInt64(1)...20)
    func portable(seed: UInt64) {
        var noise = Noise(seed: seed)
        let bytes = (0..<Int(FOVEA_INDEX_BLOCK)).map { _ in UInt8(truncatingIfNeeded: noise.next()) }
        #expect(fovea_index_block_checksum(bytes) == fovea_index_block_checksum_portable(bytes))
        let count = Int.random(in: 0..<bytes.count, using: &noise)
        #expect(fovea_crc32c(9, bytes, count) == fovea_crc32c_portable(9, bytes, count))
    }

    @Test("Tell blocks apart that differ in one bit", arguments: [0, 4_095, 4_096, 9_000, 16_383])
    func bits(byte: Int) {
        var bytes = [UInt8](repeating: 3, count: Int(FOVEA_INDEX_BLOCK))
        let before = fovea_index_block_checksum(bytes)
        bytes[byte] ^= 16
        #expect(fovea_index_block_checksum(bytes) != before)
    }
}
