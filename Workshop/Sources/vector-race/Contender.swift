import Foundation
import VectorIndexEngine

/// An index that is built once and then answers.
struct Contender {
    private static let limit = 10

    private let folder: String
    private let path: String
    private let keepsVectors: Bool

    init(_ kind: String, folder: String) throws {
        guard ["vectors", "codes"].contains(kind) else {
            throw RaceError("An index is of vectors or codes, not \(kind).")
        }
        self.folder = folder
        path = "\(folder)/fovea-\(kind).index"
        keepsVectors = kind == "vectors"
    }

    func build(threads: Int) throws {
        let vectors = try Matrix(at: "\(folder)/vectors.npy")
        let start = ContinuousClock.now
        var builder = try VectorIndexBuilder(
            to: path,
            dimension: vectors.columns,
            capacity: vectors.rows,
            catalog: UUID(),
            change: 0,
            options: VectorIndexOptions(keepsVectors: keepsVectors)
        )
        for row in 0..<vectors.rows { try builder.add(vectors[row], key: Int64(row)) }
        try builder.finish(threads: threads)
        say(String(format: "%.1f %.1f", seconds(since: start), Self.processorSeconds))
    }

    func serve() throws {
        let matrix = try Matrix(at: "\(folder)/queries.npy")
        let queries = (0..<matrix.rows).map { matrix[$0] }
        let before = Self.residentBytes
        let start = ContinuousClock.now
        let index = try VectorIndex(at: path)
        say(String(format: "%.6f", seconds(since: start)))
        while let line = readLine() {
            let words = line.split(separator: " ")
            guard words.count == 3, let effort = Int(words[0]), let count = Int(words[1]) else {
                throw RaceError("'\(line)' isn't EFFORT COUNT FILE.")
            }
            let start = Self.processorSeconds
            let answers = try queries.prefix(count).map {
                try index.search($0, limit: Self.limit, effort: max(1, effort), plan: effort == 0 ? .exact : .graph)
            }
            let time = Self.processorSeconds - start
            // Whoever finds less than all fills up with a row that doesn't exist.
            let rows = answers.flatMap { answer in (0..<Self.limit).map { $0 < answer.count ? answer[$0].key : -1 } }
            let data = rows.withUnsafeBytes { Data($0) }
            try data.write(to: URL(fileURLWithPath: String(words[2])))
            say(String(format: "%.6f ", time) + "\(Self.residentBytes - before)")
        }
    }

    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private func seconds(since start: ContinuousClock.Instant) -> Double { (ContinuousClock.now - start) / .seconds(1) }

    /// The processor time of this process: what else the machine does doesn't count.
    private static var processorSeconds: Double { Double(clock()) / Double(1_000_000) }

    /// The bytes of this process that are in memory, whether its own or a file's.
    private static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
