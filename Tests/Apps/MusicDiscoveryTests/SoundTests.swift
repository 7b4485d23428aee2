import Foundation
import Testing

@testable import MusicDiscovery

@Suite("Previews")
struct SoundTests {
    @Test(
        "Are short recordings with sound in them, as their headers say",
        arguments: ["Techno", "Ambient", "Jazz", "Other"]
    )
    func recordings(genre: String) {
        let file = Synthesizer.play(.of(genre), seed: "a song", seconds: 3)
        let data = file.data
        #expect(data.count == 44 + 2 * 3 * Synthesizer.rate)
        #expect(String(decoding: data.prefix(4), as: UTF8.self) == "RIFF")
        #expect(data[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } == data.count - 8)
        #expect(data[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) } == data.count - 44)
        let loud = file.samples.map { $0 * $0 }.reduce(0, +) / Float(file.samples.count)
        #expect(loud > 0.002)
        #expect(file.samples.allSatisfy { abs($0) <= 1 })
    }

    @Test("Differ between songs and genres, and stay the same for a song")
    func variety() {
        let songs = [("Techno", "a"), ("Techno", "b"), ("Jazz", "a")].map {
            Synthesizer.play(.of($0.0), seed: $0.1, seconds: 2).samples
        }
        #expect(Set(songs).count == 3)
        #expect(Synthesizer.play(.of("Techno"), seed: "a", seconds: 2).samples == songs[0])
    }

    @Test(
        "Are sent in parts",
        arguments: [
            (nil, .whole), ("bytes=0-", .part(0..<100)), ("bytes=10-19", .part(10..<20)),
            ("bytes=90-400", .part(90..<100)),
            ("bytes=-10", .part(90..<100)), ("bytes=-400", .part(0..<100)), ("bytes=100-", .outside),
            ("bytes=-0", .outside),
            ("bytes=5-2", .whole), ("bytes=1-2,4-5", .whole), ("lines=1-2", .whole), ("bytes=", .whole),
            ("bytes=-", .whole),
            ("bytes=x-y", .whole), ("bytes=3-99999999999999999999", .whole),
        ] as [(String?, ByteRange)]
    )
    func ranges(header: String?, range: ByteRange) {
        #expect(ByteRange(header, count: 100) == range)
    }
}
