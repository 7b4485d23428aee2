import CDigest
import Testing

@Suite("Digests")
struct DigestTests {
    @Test(
        "SHA-256 gives the published digests",
        arguments: [
            "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq":
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        ]
    )
    func sha256(text: String, hexadecimal: String) {
        let bytes = Array(text.utf8)
        var digest = [UInt8](repeating: 0, count: 32)
        fovea_sha256(bytes, bytes.count, &digest)
        #expect(digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hexadecimal)
    }

    @Test("The checksum notices any single bit, and zeros at the end", arguments: [1, 31, 32, 33, 100])
    func checksum(count: Int) {
        let bytes = (0..<count).map { UInt8($0) }
        var sums: Set<UInt64> = [fovea_checksum(bytes, count), fovea_checksum(bytes + [0], count + 1)]
        for bit in 0..<count * 8 {
            var changed = bytes
            changed[bit / 8] ^= 1 << (bit % 8)
            sums.insert(fovea_checksum(changed, count))
        }
        #expect(sums.count == count * 8 + 2)
    }
}
