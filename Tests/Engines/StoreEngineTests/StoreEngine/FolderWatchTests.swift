import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StoreEngine

@Suite("A watch over folders")
struct FolderWatchTests {
    private let place: TemporaryFolder
    private let changes: AsyncStream<ContinuousClock.Instant>
    private let continuation: AsyncStream<ContinuousClock.Instant>.Continuation

    init() throws {
        place = try TemporaryFolder()
        (changes, continuation) = AsyncStream.makeStream()
    }

    private func watch(_ folder: String) throws -> FolderWatch {
        try FolderWatch([folder]) { [continuation] in continuation.yield(.now) }
    }

    private func make(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private static let promise = Duration.seconds(1)

    /// How long it takes until a change is reported.
    private func time(_ change: () throws -> Void) async throws -> Duration {
        let start = ContinuousClock.now
        try change()
        for await instant in changes where instant > start { return start.duration(to: instant) }
        return .seconds(3600)
    }

    @Test("Reports additions, edits, moves and removals within a second", .timeLimit(.minutes(5)))
    func edits() async throws {
        let work = place.path + "/work"
        try make(work)
        let watch = try watch(place.path)
        let file = URL(filePath: work + "/a.ics")
        let folder = ItemFolder(at: work, fileExtension: "ics")
        let time = try await leastTime(until: Self.promise) { attempt in
            var longest = Duration.zero
            let home = "\(place.path)/home\(attempt)"
            for change in [
                { try Data("a".utf8).write(to: file) },
                { try Data("b".utf8).write(to: file) },
                { try Data("c".utf8).write(to: file, options: .atomic) },
                { try folder.write(Data("d".utf8), to: "b\(attempt).ics", replacing: nil) },
                { try FileManager.default.removeItem(at: file) },
                { try make(home) },
                { try Data("e".utf8).write(to: URL(filePath: home + "/x.ics")) },
                { try FileManager.default.removeItem(atPath: home) },
            ] { longest = max(longest, try await self.time(change)) }
            return longest
        }
        #expect(time < Self.promise)
        withExtendedLifetime(watch) {}
    }

    @Test("Reports a folder that was missing", .timeLimit(.minutes(5)))
    func missing() async throws {
        let time = try await leastTime(until: Self.promise) { attempt in
            let folder = "\(place.path)/.calendars\(attempt)"
            let watch = try watch(folder)
            let folders = try await self.time { try make(folder + "/work") }
            let files = try await self.time { try Data().write(to: URL(filePath: folder + "/work/a.ics")) }
            withExtendedLifetime(watch) {}
            return max(folders, files)
        }
        #expect(time < Self.promise)
    }

    @Test("Makes few reports of a storm, and none of hidden files", .timeLimit(.minutes(5)))
    func storm() async throws {
        let watch = try watch(place.path)
        try Data().write(to: URL(filePath: place.path + "/.hidden.ics"))
        let start = ContinuousClock.now
        _ = try await time {
            for number in 0..<300 { try Data("a".utf8).write(to: URL(filePath: place.path + "/\(number).ics")) }
        }
        let count = Mutex(1)
        let reading = Task { for await _ in changes { count.withLock { $0 += 1 } } }
        #expect(try await FolderWatchTests.settles(watch))
        let longest = Int(start.duration(to: .now) / .milliseconds(400)) + 2
        #expect(count.withLock { $0 } <= longest)
        continuation.finish()
        await reading.value
    }

    /// A later watch reports a later change, so that all reports of the earlier one have been made.
    private static func settles(_ watch: FolderWatch) async throws -> Bool {
        let place = try TemporaryFolder()
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let second = try FolderWatch([place.path]) { continuation.yield() }
        try Data().write(to: URL(filePath: place.path + "/a.ics"))
        for await _ in changes { break }
        withExtendedLifetime((watch, second)) {}
        return true
    }

    @Test("Ends its thread with its last reference", .timeLimit(.minutes(5)))
    func end() async throws {
        let (ended, finish) = AsyncStream.makeStream(of: Void.self)
        final class Token: Sendable {
            let finish: AsyncStream<Void>.Continuation
            init(_ finish: AsyncStream<Void>.Continuation) { self.finish = finish }
            deinit { finish.finish() }
        }
        var token: Token? = Token(finish)
        var watch: FolderWatch? = try FolderWatch([place.path]) { [token] in withExtendedLifetime(token) {} }
        withExtendedLifetime(watch) {}
        (watch, token) = (nil, nil)
        for await _ in ended {}
    }
}
