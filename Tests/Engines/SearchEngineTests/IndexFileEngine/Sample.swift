import Foundation
import IndexFileEngine
import TestSupport

/// A small index file in a folder of its own.
struct Sample {
    static let kind = IndexFileKind(name: "sample", version: 3)

    let folder: TemporaryFolder
    let path: String
    let header: IndexFileHeader
    let numbers: [UInt8]

    /// Most tests start from the same file, which goes to the disk once.
    private static let common = Result { try File(count: 150_000) }

    init(count: Int = 150_000) throws {
        let file = try count == 150_000 ? Self.common.get() : File(count: count)
        folder = try TemporaryFolder()
        path = folder.file("sample.index").path
        try file.content.write(to: URL(filePath: path))
        (header, numbers) = (file.header, file.numbers)
    }

    private struct File {
        let header = IndexFileHeader(kind: kind, catalog: UUID(), change: 77)
        let numbers: [UInt8]
        let content: Data

        init(count: Int) throws {
            var noise = Noise(seed: 5)
            numbers = (0..<count).map { _ in UInt8(truncatingIfNeeded: noise.next()) }
            let folder = try TemporaryFolder()
            defer { withExtendedLifetime(folder) {} }
            let file = folder.file("sample.index")
            var writer = try IndexFileWriter(to: file.path, header: header)
            try writer.begin("numbers")
            for start in stride(from: 0, to: count, by: 10_007) {
                try writer.append(Array(numbers[start..<min(count, start + 10_007)]))
            }
            try writer.begin("empty")
            try writer.begin("text")
            try writer.append(Array("a short one".utf8))
            try writer.commit()
            content = try Data(contentsOf: file)
        }
    }

    func open() throws -> IndexFile { try IndexFile(at: path, kind: Self.kind, catalog: header.catalog) }

    /// Overwrites the file in place.
    func overwrite(at offset: Int, with bytes: [UInt8]) throws {
        let handle = try FileHandle(forUpdating: URL(filePath: path))
        defer { try? handle.close() }
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: Data(bytes))
    }
}

extension IndexFile {
    func bytes(_ name: String) throws -> [UInt8] {
        let section = try section(name)
        return try section.withBytes(in: 0..<section.count) { Array($0) }
    }
}

/// Numbers that are the same on every run.
struct Noise: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_f491_4f6c_dd1d
    }
}
