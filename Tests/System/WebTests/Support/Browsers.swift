import Foundation
import Synchronization
import TestSupport

/// The browsers of all tests, each of which serves one test at a time.
///
/// There are two: more would stand in line for the processors of a small machine.
enum Browsers {
    /// A browser and the folder for its files.
    struct Seat: Sendable {
        let browser: Browser
        let folder: URL

        /// Starts a browser, on a desktop where variables name one.
        init(on desktop: [String: String]? = nil) async throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "fovea-web-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            browser = try await Browser(folder: folder, on: desktop)
        }
    }

    private struct State {
        var freeSlots = 2
        var idle: [Seat] = []
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let state = Mutex(State())

    /// Lends a browser to a test, as soon as one is free.
    static func lend(_ test: (Seat) async throws -> Void) async throws {
        try await inTurn {
            let idle = state.withLock { $0.idle.popLast() }
            let seat = if let idle { idle } else { try await Seat() }
            do {
                try await test(seat)
            } catch {
                // What a test that broke off has left open would meet the next one.
                await seat.browser.quit()
                throw error
            }
            state.withLock { $0.idle.append(seat) }
        }
    }

    /// Lends a browser of its own, on a desktop, to a test.
    static func lend(on desktop: [String: String], _ test: (Seat) async throws -> Void) async throws {
        try await inTurn {
            let seat = try await Seat(on: desktop)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await test(seat)) } catch { outcome = .failure(error) }
            await seat.browser.quit()
            try outcome.get()
        }
    }

    private static func inTurn(_ work: () async throws -> Void) async throws {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.freeSlots == 0 else {
                    state.freeSlots -= 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
        defer {
            let next: CheckedContinuation<Void, Never>? = state.withLock { state in
                guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
                state.freeSlots += 1
                return nil
            }
            next?.resume()
        }
        try await work()
    }
}
