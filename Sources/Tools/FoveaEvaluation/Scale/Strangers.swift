import CommandLineKit
import Foundation
import FoveaCommandLine
import InferenceEngine
import LocalFeatureEngine

/// The entries of drawn items that no photo shows.
///
/// They stand in a file, four bytes of length before each, so that drawing goes on where it stopped.
struct Strangers {
    let seed: UInt64
    private(set) var drawn: [[UInt8]]
    private let file: URL

    init(file: URL, seed: UInt64) throws(CommandFailure) {
        (self.file, self.seed) = (file, seed)
        let path = file.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            drawn = []
            return
        }
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
            throw CommandFailure(.noInput, subject: path, "The file of drawn items can't be read.")
        }
        (drawn, _) = Self.parse(data)
    }

    /// Draws what is missing.
    mutating func draw(_ count: Int, width: Int, context: CommandContext) async throws {
        guard drawn.count < count else { return }
        let path = file.path(percentEncoded: false)
        guard
            FileManager.default.fileExists(atPath: path) || FileManager.default.createFile(atPath: path, contents: nil),
            let output = try? FileHandle(forUpdating: file)
        else { throw CommandFailure(.cannotCreate, subject: path, "The file of drawn items can't be written.") }
        defer { try? output.close() }
        // What a stopped run left of its last item is written again.
        let (_, end) = Self.parse(try Data(contentsOf: file, options: .mappedIfSafe))
        try output.truncate(atOffset: UInt64(end))
        try output.seekToEnd()
        var (waiting, added): (Data, [[UInt8]]) = (Data(), [])
        let (seed, first) = (seed, drawn.count)
        try await InOrder.map(Array(first..<count), width: width) { number in
            await Result.catching {
                try await BlockingWork.run {
                    try LocalFeatureEngine.features(of: DrawnItem(seed: seed, number: number).picture()).indexEntries
                }
            }
        } consume: { number, outcome in
            let entries = try outcome.get()
            withUnsafeBytes(of: UInt32(entries.count).littleEndian) { waiting.append(contentsOf: $0) }
            waiting.append(contentsOf: entries)
            added.append(entries)
            guard (number + 1).isMultiple(of: 500) || number + 1 == count else { return }
            try output.write(contentsOf: waiting)
            waiting.removeAll(keepingCapacity: true)
            context.remark("\(number + 1) of \(count) strangers drawn")
        }
        drawn += added
    }

    /// The entries of a stranger; beyond the drawn ones they are collages, with a quarter of four drawn ones each.
    func entries(of number: Int) -> [UInt8] {
        guard number >= drawn.count, !drawn.isEmpty else { return drawn.isEmpty ? [] : drawn[number] }
        var hand = DrawingHand(seed: seed &+ 1, number: number)
        let parts = (0..<4).map { _ in hand.integer(0...drawn.count - 1) }
        var collage = Array(drawn[parts[0]].prefix(LocalFeatures.entryHeadLength))
        for (quarter, part) in parts.enumerated() {
            collage += LocalFeatures.entries(drawn[part], inQuarter: quarter)
        }
        return collage
    }

    /// A stranger to be placed; a collage is stood in for by one of its kind.
    func candidate(_ number: Int, key: Int) throws -> ItemCandidate<Int> {
        let picture = try DrawnItem(seed: seed, number: number % max(1, drawn.count)).picture()
        let features = try LocalFeatureEngine.features(of: picture)
        return ItemCandidate(key: key, features: features, appearance: try LocalFeatureEngine.appearance(of: picture))
    }

    private static func parse(_ data: Data) -> (entries: [[UInt8]], end: Int) {
        data.withUnsafeBytes { bytes in
            var (entries, start): ([[UInt8]], Int) = ([], 0)
            while start + 4 <= bytes.count {
                let length = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
                guard start + 4 + length <= bytes.count else { break }
                entries.append(Array(bytes[start + 4..<start + 4 + length]))
                start += 4 + length
            }
            return (entries, start)
        }
    }
}
