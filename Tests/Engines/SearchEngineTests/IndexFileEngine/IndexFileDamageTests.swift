import Foundation
import IndexFileEngine
import Testing

@Suite("Damaged index files")
struct IndexFileDamageTests {
    @Test("Either read as before or not at all", arguments: 0..<200)
    func noise(seed: Int) throws {
        let sample = try Sample()
        var noise = Noise(seed: UInt64(seed))
        let size = try FileManager.default.attributesOfItem(atPath: sample.path)[.size] as? Int ?? 0
        for _ in 0..<Int.random(in: 1...3, using: &noise) {
            let offset = Int.random(in: 0..<size, using: &noise)
            let count = min(size - offset, Int.random(in: 1...300, using: &noise))
            try sample.overwrite(at: offset, with: (0..<count).map { _ in .random(in: 0...255, using: &noise) })
        }
        var isRefused = false
        do {
            let file = try sample.open()
            for part in 0..<15 {
                let range = part * 10_000..<(part + 1) * 10_000
                do {
                    let bytes = try file.section("numbers").withBytes(in: range) { Array($0) }
                    #expect(bytes == Array(sample.numbers[range]))
                } catch {
                    isRefused = true
                    #expect(error.code == .damaged)
                }
            }
            #expect(try file.bytes("text") == Array("a short one".utf8))
            try file.verify()
        } catch let error as IndexFileError {
            isRefused = true
            #expect(error.code == .damaged)
        }
        #expect(isRefused)
    }

    @Test("Are noticed while they are open")
    func whileOpen() throws {
        let sample = try Sample()
        let file = try sample.open()
        #expect(try file.bytes("numbers") == sample.numbers)
        // The clock of a file system may stand still for some milliseconds.
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: sample.path)
        try file.check()
        try sample.overwrite(at: 40_000, with: [sample.numbers[40_000 - 16_384] ^ 1])
        try file.check()
        let reading = #expect(throws: IndexFileError.self) { try file.bytes("numbers") }
        #expect(reading?.code == .damaged)
        let checking = #expect(throws: IndexFileError.self) { try file.verify() }
        #expect(checking?.code == .damaged)
        #expect(try file.bytes("text") == Array("a short one".utf8))
    }

    @Test("Are refused when they are cut", arguments: [1, 10, 1_000, 20_000, 120_000])
    func cut(count: Int) throws {
        let sample = try Sample()
        let file = try sample.open()
        let handle = try FileHandle(forUpdating: URL(filePath: sample.path))
        try handle.truncate(atOffset: UInt64(file.length - count))
        try handle.close()
        let closed = try #require(throws: IndexFileError.self) { try sample.open() }
        #expect(closed.code == .truncated)
        let open = try #require(throws: IndexFileError.self) { try file.check() }
        #expect(open.code == .truncated)
    }

    @Test("Give every thread the same answer")
    func threads() async throws {
        let sample = try Sample()
        try sample.overwrite(at: 90_000, with: [1, 2, 3, 4, 5, 6, 7, 8])
        let file = try sample.open()
        let refused = await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<150).map { part in
                        (try? file.section("numbers").require(part * 1_000..<(part + 1) * 1_000)) == nil
                    }
                }
            }
            return await group.reduce(into: Set<[Bool]>()) { $0.insert($1) }
        }
        #expect(refused.count == 1)
        // The parts that touch the damaged block: its bytes begin at 81,920, after a header of 16,384.
        #expect(refused.first?.indices.filter { refused.first?[$0] == true } == Array(65...81))
    }
}
