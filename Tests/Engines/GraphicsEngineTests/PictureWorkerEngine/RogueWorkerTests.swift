import ConcurrencyEngine
import Foundation
import ImageCodingEngine
import PictureWorkerEngine
import PixelEngine
import Synchronization
import Testing

/// What a decoder could do that a picture has taken over.
@Suite("Workers that were taken over")
struct RogueWorkerTests {
    private func failure(_ wish: String, _ change: (inout DecodingLimits) -> Void = { _ in }) -> ImageCodingError? {
        var limits = Workers.limits(Workers.rogue)
        change(&limits)
        do throws(ImageCodingError) {
            _ = try ImageDecoder(data: Self.picture(wish), limits: limits).decode()
            return nil
        } catch {
            return error
        }
    }

    private static func picture(_ wish: String) -> Data { Data("GIF89a\(wish)".utf8) }

    @Test(
        "They open nothing, start nothing and reach nobody",
        arguments: [
            "file", "folder", "socket", "program", "process", "namespace", "signal", "owner", "trace", "code", "time",
            "limit",
        ]
    )
    func forbidden(_ wish: String) throws {
        let error = try #require(failure(wish))
        #expect(error.message == "errno \(EPERM)")
    }

    @Test("They take no more shared memory than a picture may have")
    func sharedMemory() throws {
        #expect(try #require(failure("shared memory")).code == .limitExceeded)
    }

    @Test("They take no more memory than a decoder may have")
    func memory() throws {
        let message = try #require(failure("memory")).message
        let megabytes = try #require(message.split(separator: " ").first.flatMap { Int($0) })
        #expect((64...192).contains(megabytes))
    }

    @Test("They take no more processor time than allowed")
    func processorTime() throws {
        let start = ContinuousClock.now
        let error = try #require(failure("spin") { $0.maximumProcessorSeconds = 0.2 })
        #expect(error.code == .limitExceeded)
        #expect(error.message.contains("--max-decoding-seconds"))
        #expect(start.duration(to: .now) < .seconds(30))
    }

    @Test("One whose picture isn't wanted any more is ended")
    func cancelled() async throws {
        let began = Mutex(false)
        let task = Task {
            try await BlockingWork.run {
                began.withLock { $0 = true }
                _ = try ImageDecoder(data: Self.picture("spin"), limits: Workers.limits(Workers.rogue)).decode()
            }
        }
        while !began.withLock({ $0 }) { await Task.yield() }
        let start = ContinuousClock.now
        task.cancel()
        let error = await #expect(throws: ImageCodingError.self) { try await task.value }
        #expect(error?.code == .cancelled)
        // It would take ten seconds of processor time.
        #expect(start.duration(to: .now) < .seconds(8))
    }

    @Test("One that crashes, or ends without an answer, costs its picture alone", arguments: ["crash", "exit"])
    func ends(_ wish: String) throws {
        let error = try #require(failure(wish))
        #expect(error.code == .decoderFailed, "\(error)")
        #expect(failure("fine") == nil)
    }

    @Test(
        "Answers that can't be true are refused",
        arguments: [
            "garbage", "header", "header of another format", "header of another page", "no memory", "short memory",
            "rows outside", "half outside", "negative", "other size", "no file",
        ]
    )
    func lies(_ wish: String) throws {
        let error = try #require(failure(wish))
        #expect(error.code == .decoderFailed, "\(error)")
    }

    @Test("Pixels that they go on to write are not taken")
    func writable() {
        for _ in 0..<5 {
            // The worker may be ended before its memory is looked at; then nothing writes it any more.
            let decoder = try? ImageDecoder(data: Self.picture("writable"), limits: Workers.limits(Workers.rogue))
            let raster = try? decoder?.decode()
            #expect(raster?.memory.isSealed != false)
        }
    }

    @Test("A header beyond the limits is refused, whoever read it")
    func limits() throws {
        let error = try #require(failure("header too large"))
        #expect(error.code == .limitExceeded, "\(error)")
    }
}
