import Foundation
import FoveaService
import HTTPEngine
import ImageCodingEngine
import PictureWorkerEngine
import ServiceSupport
import Synchronization
import TestSupport
import Testing

@Suite("Hostile pictures sent to the service", .serialized, .timeLimit(.minutes(10)))
struct HostilePictureTests {
    /// The files, and what each gets: a refusal with a status, or an answer without its profile.
    private static let files = [
        "icc-20000.png": 200, "lzma-planar-300.tif": 422, "grid254x16.avif": 422, "ispe-lie.heic": 413,
        "ispe-lie2.avif": 413, "uninit-300.webp": 422,
    ]

    private static func bytes(_ name: String) throws -> Data {
        let folder = Checkout.folder.appending(
            path: "Tests/Engines/GraphicsEngineTests/ImageCodingEngine/Fixtures/hostile"
        )
        return try Data(contentsOf: folder.appending(path: name))
    }

    @Test("Cost their sender a refusal, and little time and memory", arguments: files.keys.sorted())
    func refused(_ name: String) async throws {
        let spent = Mutex<[WorkerCost]>([])
        let workers = PictureWorkers(WorkerProgram(path: Self.worker)) { cost in spent.withLock { $0.append(cost) } }
        var limits = DecodingLimits()
        limits.place = workers
        let file = try Self.bytes(name)
        try await Service.serving(FakeApps([:]), describer: FakeDescriber(limits: limits)) { port in
            // The first picture would start the workers.
            _ = try Service.post("/v1/look", tinyPicture, type: "image/png", port: port)
            let before = spent.withLock { $0.count }
            let answer = try Service.post("/v1/look", file, type: "image/png", port: port)
            #expect(answer.hasPrefix("HTTP/1.1 \(Self.files[name] ?? 0) "), "\(answer.prefix(400))")
            let costs = spent.withLock { $0[before...] }
            #expect(!costs.isEmpty)
            // Kernels are optimized in tests, Swift isn't: a release build takes a third of this.
            #expect(costs.allSatisfy { $0.processorTime < .milliseconds(300) && $0.byteCount < 64 << 20 }, "\(costs)")
        }
    }

    @Test("Delay nobody, many of them at a time, beside half requests, listeners and slow bodies")
    func siege() async throws {
        var limits = DecodingLimits()
        limits.place = PictureWorkers(WorkerProgram(path: Self.worker))
        let requests = try Self.files.keys.sorted().map { try Self.bytes($0) }
        try await Service.serving(FakeApps([:]), describer: FakeDescriber(limits: limits)) { port in
            let client = HealthyClient(port: port)
            let asked = [
                client.request("GET", "/healthz"), client.request("GET", "/v1/providers"),
            ]
            let quiet = try asked.map { try client.times(of: $0, count: 40) }
            let siege = Siege(port: port)
            for number in 0..<20 {
                let body = requests[number % requests.count]
                let head =
                    "POST /v1/look HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: image/png\r\n"
                    + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
                siege.add(1, .request(Data(head.utf8) + body))
            }
            siege.add(500, .halfRequest)
            siege.add(300, .eventStream)
            siege.add(4, .slowBody(announcing: 60 << 20))
            for _ in 0..<9000 where siege.openedCount < 824 { usleep(10_000) }
            let besieged = try asked.map { try client.times(of: $0, count: 40) }
            siege.lift()
            for (before, during) in zip(quiet, besieged) {
                #expect(during.areClose(to: before), "quiet: \(before); siege: \(during)")
            }
            #expect(siege.answers.keys.allSatisfy { [0, 200, 413, 422, 503].contains($0) }, "\(siege.answers)")
            #expect((siege.answers[422] ?? 0) > 0, "\(siege.answers)")
        }
    }

    @Test("Stop being read once their sender has left")
    func left() async throws {
        let workers = PictureWorkers(WorkerProgram(path: Self.program("rogue-worker")))
        var limits = DecodingLimits()
        limits.place = workers
        // Only the end of the connection can end the work within the time of this test.
        limits.maximumProcessorSeconds = 3600
        let picture = Data("GIF89aspin".utf8)
        try await Service.serving(FakeApps([:]), describer: FakeDescriber(limits: limits)) { port in
            let head =
                "POST /v1/look HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: image/gif\r\n"
                + "Content-Length: \(picture.count)\r\n\r\n"
            /// Returns whether any job is at work; others are forked in advance.
            func isBusy() -> Bool {
                let jobs = workers.serverProcess().map(ChildProcess.all) ?? []
                return jobs.contains { $0.processorTime >= .milliseconds(100) }
            }
            do {
                let client = try RawClient(port: port)
                client.send(Data(head.utf8) + picture)
                for _ in 0..<6000 where !isBusy() { usleep(10_000) }
                #expect(isBusy())
            }
            for _ in 0..<6000 where isBusy() { usleep(10_000) }
            #expect(!isBusy())
        }
    }

    private static var worker: String { program("picture-worker") }

    /// Returns the path of a program that is built with the tests.
    private static func program(_ name: String) -> String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
    }
}
