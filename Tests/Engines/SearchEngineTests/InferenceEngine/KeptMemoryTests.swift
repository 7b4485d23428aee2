import Foundation
import InferenceEngine
import Testing

@Suite("Memory that the heap keeps")
struct KeptMemoryTests {
    /// The bytes of the process that are in memory.
    private static func resident() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return (Int(pages[1]) ?? 0) * Int(getpagesize())
    }

    /// Takes and frees memory in pieces, of which some between the others stay, as networks leave it behind.
    private func leaveGaps(_ body: () throws -> Void) rethrows {
        let pieces = (0..<4_000).map { _ in
            let piece = UnsafeMutableRawPointer.allocate(byteCount: 60_000, alignment: 16)
            piece.initializeMemory(as: UInt8.self, repeating: 1, count: 60_000)
            return piece
        }
        for (index, piece) in pieces.enumerated() where index % 16 != 0 { piece.deallocate() }
        defer { for (index, piece) in pieces.enumerated() where index % 16 == 0 { piece.deallocate() } }
        try body()
    }

    @Test("Goes back to the system when it is much")
    func givenBack() throws {
        // Other tests take and free memory meanwhile, so that one attempt may seem to fail.
        let freed = try (0..<5).map { _ in
            var freed = 0
            try leaveGaps {
                let before = try Self.resident()
                #expect(KeptMemory.giveBack())
                freed = before - (try Self.resident())
            }
            return freed
        }
        #expect(freed.contains { $0 > 100_000_000 }, "\(freed)")
    }
}
