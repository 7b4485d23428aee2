import DigestEngine
import Foundation
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
        #expect(SHA256Digest(of: Array(text.utf8)).hexadecimal == hexadecimal)
        #expect(SHA256Digest(of: Data(text.utf8)) == SHA256Digest(of: Array(text.utf8)))
    }

    @Test("The checksum notices any single bit, and zeros at the end", arguments: [1, 31, 32, 33, 100])
    func checksum(count: Int) {
        let bytes = (0..<count).map { UInt8($0) }
        var sums: Set<UInt64> = [ContentChecksum.of(bytes), ContentChecksum.of(bytes + [0])]
        for bit in 0..<count * 8 {
            var changed = bytes
            changed[bit / 8] ^= 1 << (bit % 8)
            sums.insert(ContentChecksum.of(changed))
        }
        #expect(sums.count == count * 8 + 2)
    }

    @Test(
        "The checksum that files hold stays the same",
        arguments: [0: 0x8400_9a13_b629_3b9a, 3: 0x915e_b723_0c88_98b8, 100: 0xcade_4b96_ccf3_7270]
    )
    func checksumStays(count: Int, sum: UInt64) {
        #expect(ContentChecksum.of((0..<count).map { UInt8($0) }) == sum)
    }

    @Test(
        "The stable hash gives the published hashes of FNV-1a",
        arguments: ["": 0xcbf2_9ce4_8422_2325, "a": 0xaf63_dc4c_8601_ec8c, "foobar": 0x8594_4171_f739_67e8]
    )
    func stableHash(text: String, hash: UInt64) {
        #expect(StableHash(of: text.utf8).value == hash)
    }

    @Test("A stable hash takes bytes one after the other")
    func stableHashGrows() {
        var hash = StableHash(seed: 7)
        hash.add("foo".utf8)
        hash.add("bar".utf8)
        #expect(hash.value == StableHash(of: "foobar".utf8, seed: 7).value)
        #expect(hash.value != StableHash(of: "foobar".utf8).value)
    }
}
