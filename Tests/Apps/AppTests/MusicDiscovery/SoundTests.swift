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
}
