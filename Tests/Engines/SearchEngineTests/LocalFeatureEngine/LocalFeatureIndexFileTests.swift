import Foundation
import IndexFileEngine
import LocalFeatureEngine
import PictureSupport
import TestSupport
import Testing

@Suite("Index files of local features")
struct LocalFeatureIndexFileTests {
    private typealias Entries = (number: Int64, entries: [UInt8])

    /// Pictures with numbers of their own, and photos of some.
    private static let material = Result {
        let pictures = try (1...40).map { number in
            let cover = Drawing.cover(UInt64(number), width: 70, height: 80, shapes: 25)
            return (
                number: Int64(100 + 3 * number),
                entries: try LocalFeatureEngine.features(of: cover.picture()).indexEntries
            )
        }
        let photos = try [1, 9, 22, 40].map { number in
            var photo = Drawing.cover(77, width: 130, height: 120, shapes: 15)
            let cover = Drawing.cover(UInt64(number), width: 70, height: 80, shapes: 25)
            photo.place(cover, x: 65, y: 60, degrees: 30, scale: 1.1)
            return try LocalFeatureEngine.scene(of: photo.picture()).features
        }
        return (pictures: pictures, photos: photos)
    }
    private let pictures: [Entries]
    private let photos: [LocalFeatures]
    private let folder: TemporaryFolder
    private var path: String { folder.file("features.index").path }

    init() throws {
        (pictures, photos) = try Self.material.get()
        folder = try TemporaryFolder()
    }

    @Test("Answer as an index in memory does", arguments: [1 << 16, 1 << 18, 1 << 27])
    func sameAsMemory(memory: Int) throws {
        let file = try mapped(pictures, memory: memory)
        let index = try LocalFeatureIndex(pictures)
        #expect(file.featureCount == index.featureCount)
        for photo in photos {
            let candidates = try file.candidates(for: photo, limit: 40)
            #expect(candidates == (try index.candidates(for: photo, limit: 40)))
            #expect(candidates.isEmpty == false)
        }
        #expect(try file.candidates(for: photos[2], limit: 1).first?.picture == 166)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["features.index"])
    }

    @Test("Answer the same with any number of threads", arguments: [1, 2, 3, 8])
    func threads(count: Int) throws {
        let index = try mapped(pictures)
        for photo in photos {
            let alone = try LocalFeatureIndex(pictures).candidates(for: photo, limit: 40)
            #expect(try index.candidates(for: photo, limit: 40, threads: count) == alone)
        }
    }

    @Test("Answer together with what was added since as one would", arguments: [0, 1, 17, 39])
    func tail(count: Int) throws {
        let search = LocalFeatureSearch([
            try mapped(Array(pictures[..<count])), try LocalFeatureIndex(pictures[count...]),
        ])
        let whole = try LocalFeatureIndex(pictures)
        for photo in photos {
            #expect(try search.candidates(for: photo, limit: 40) == whole.candidates(for: photo, limit: 40))
        }
    }

    @Test("Answer with selected pictures alone")
    func selection() throws {
        let index = try mapped(pictures)
        let selection = LocalFeatureSelection(of: index) { $0 != 166 && $0 < 200 }
        #expect(selection.count == 32)
        let candidates = try LocalFeatureSearch([(index, selection)]).candidates(for: photos[2], limit: 40)
        #expect(candidates.isEmpty == false)
        #expect(candidates.allSatisfy { $0.picture != 166 && $0.picture < 200 })
    }

    /// A file to overwrite, a photo, and the right answer.
    private static let target = Result {
        let tests = try LocalFeatureIndexFileTests()
        let candidates = try tests.mapped(tests.pictures).candidates(for: tests.photos[2], limit: 10)
        return (file: try Data(contentsOf: URL(filePath: tests.path)), photo: tests.photos[2], candidates: candidates)
    }

    @Test("Either answer as before or not at all when they are overwritten", arguments: 0..<200)
    func noise(seed: Int) throws {
        let target = try Self.target.get()
        try target.file.write(to: URL(filePath: path))
        let index = try LocalFeatureIndex(IndexFile(at: path, kind: LocalFeatureIndex.fileKind))
        if seed.isMultiple(of: 2) { answers(index) }
        var lottery = Lottery(state: UInt64(seed))
        let handle = try FileHandle(forUpdating: URL(filePath: path))
        for _ in 0...lottery.number(below: 3) {
            try handle.seek(toOffset: UInt64(lottery.number(below: target.file.count)))
            try handle.write(contentsOf: Data((0..<64).map { _ in UInt8(lottery.number(below: 256)) }))
        }
        try handle.close()
        // The clock of a file system may stand still for some milliseconds.
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: path)
        func answers(_ index: LocalFeatureIndex) {
            do throws(LocalFeatureError) {
                #expect(try index.candidates(for: target.photo, limit: 10) == target.candidates)
            } catch {
                #expect(error.code == .damagedIndex)
            }
        }
        answers(index)
        do throws(IndexFileError) {
            answers(try LocalFeatureIndex(IndexFile(at: path, kind: LocalFeatureIndex.fileKind)))
        } catch {
            #expect(error.code == .damaged || error.code == .truncated)
        }
    }

    @Test("Refuse entries that are cut, foreign or of another revision")
    func entries() throws {
        let entries = pictures[0].entries
        func code(_ bytes: [UInt8]) -> LocalFeatureError.Code? {
            do throws(LocalFeatureError) {
                _ = try LocalFeatureIndex([(number: Int64(1), entries: bytes)])
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code(entries) == nil)
        #expect(code(Array(entries.dropLast())) == .damaged)
        #expect(code([]) == .damaged)
        #expect(code([1, 2, 3, 4]) == .damaged)
        var other = entries
        other[2] ^= 0x80
        #expect(code(other) == .otherRevision)
    }

    @Test("Stay as they were when their successor isn't finished")
    func cancelled() async throws {
        let index = try mapped(pictures)
        let (path, pictures) = (path, pictures)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var builder = try LocalFeatureIndexBuilder(to: path, catalog: UUID(), change: 8)
            for picture in pictures { try builder.add(picture.number, entries: picture.entries) }
            try builder.finish()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try IndexFile(at: path, kind: LocalFeatureIndex.fileKind).header.change == 7)
        #expect(try index.candidates(for: photos[0], limit: 1).count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["features.index"])
    }

    @Test("Hold no pictures")
    func empty() throws {
        let index = try mapped([])
        #expect(index.pictures.isEmpty)
        #expect(try index.candidates(for: photos[0], limit: 3).isEmpty)
    }

    private func mapped(_ pictures: [Entries], memory: Int = 1 << 27) throws -> LocalFeatureIndex {
        var builder = try LocalFeatureIndexBuilder(to: path, catalog: UUID(), change: 7, memory: memory)
        for picture in pictures { try builder.add(picture.number, entries: picture.entries) }
        var shares: [Double] = []
        try builder.finish { shares.append($0) }
        #expect(shares.last == 1)
        #expect(shares == shares.sorted())
        return try LocalFeatureIndex(IndexFile(at: path, kind: LocalFeatureIndex.fileKind))
    }
}
