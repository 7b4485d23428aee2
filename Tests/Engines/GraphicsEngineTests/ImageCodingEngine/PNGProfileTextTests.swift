import Foundation
import Testing

@testable import ImageCodingEngine

@Suite("Bytes as text in a PNG file")
struct PNGProfileTextTests {
    @Test("Come back as they were written")
    func roundTrip() {
        let bytes = Data(0...255)
        #expect(PNGProfileText.bytes(Data(PNGProfileText.text("iptc", bytes).utf8)) == bytes)
    }

    @Test(
        "Are refused when their number isn't theirs, however large",
        arguments: ["9223372036854775807", "4611686018427387905", "-1", "3", "99999999999999999999"]
    )
    func wrongCount(_ count: String) {
        #expect(PNGProfileText.bytes(Data("\niptc\n\(count)\n0102\n".utf8)) == nil)
    }
}
