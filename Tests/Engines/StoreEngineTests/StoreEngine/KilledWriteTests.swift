import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StoreEngine

@Suite("A write that is killed")
struct KilledWriteTests {
    /// Stops a write as a killed program after a number of steps.
    private func killed(after count: Int) -> WriteTrial {
        let done = Atomic(0)
        return WriteTrial(chunk: 1, isKill: true) { _ in
            done.add(1, ordering: .relaxed).newValue == count ? EINTR : nil
        }
    }

    @Test("Leaves the earlier item or the new one, whole, at each of more than 2,000 points")
    func points() throws {
        let place = try TemporaryFolder()
        let folder = ItemFolder(at: place.path, fileExtension: "ics")
        let texts = ["old", "new"].map { Data(repeating: UInt8(ascii: $0 == "old" ? "o" : "n"), count: 700) }
        var points = 0
        for replaces in [false, true, true] {
            var point = 0
            while true {
                point += 1
                for name in try FileManager.default.contentsOfDirectory(atPath: place.path) where name != ".fovea.tmp" {
                    try FileManager.default.removeItem(atPath: "\(place.path)/\(name)")
                }
                let other = try folder.write(Data("other".utf8), to: "b.ics", replacing: nil)
                let old = replaces ? try folder.write(texts[0], to: "a.ics", replacing: nil) : nil
                let error = WriteTrial.$current.withValue(killed(after: point)) {
                    Result { try folder.write(texts[1], to: "a.ics", replacing: old?.version) }
                }
                let contents = try folder.contents()
                let found = contents.items["a.ics"]?.content
                let isWhole = found == texts[1] || found == (replaces ? texts[0] : nil)
                #expect(isWhole && contents.refused.isEmpty && contents.items["b.ics"]?.version == other.version)
                if case .success = error { break }
                points += 1
                // The next write succeeds and cleans up.
                try folder.write(Data("next".utf8), to: "c.ics", replacing: nil)
                #expect(!FileManager.default.fileExists(atPath: "\(place.path)/.fovea.tmp"))
            }
            #expect(try folder.item("a.ics").content == texts[1])
        }
        #expect(points > 2000)
    }
}
