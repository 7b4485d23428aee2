import Foundation
import HTTPEngine
import TestSupport
import Testing

@Suite("Clients that drip")
struct SlowClientTests {
    private static let head = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: "

    @Test("Hear that their body came too slowly", arguments: [0, 1, 1000])
    func late(_ count: Int) async throws {
        var limits = HTTPLimits()
        limits.bodyPause = .milliseconds(200)
        try await Echo.serving(limits: limits) { port in
            let client = try RawClient(port: port)
            client.send(Self.head + "100000\r\n\r\n" + String(repeating: "a", count: count))
            let answer = client.receiveAll()
            #expect(answer.hasPrefix("HTTP/1.1 408 ") && answer.contains("\r\nConnection: close\r\n\r\n"), "\(answer)")
        }
    }

    @Test("May take long, at the rate that is asked for")
    func steady() async throws {
        var limits = HTTPLimits()
        limits.bodyPause = .milliseconds(1000)
        limits.bodyBytesPerSecond = 3000
        try await Echo.serving(limits: limits) { port in
            let client = try RawClient(port: port)
            client.send(Self.head + "20000\r\n\r\n")
            for _ in 0..<20 {
                client.send(String(repeating: "a", count: 1000))
                usleep(70_000)
            }
            #expect(client.receive { $0.contains("POST /a 20000") }.contains("POST /a 20000"))
        }
    }

    @Test("Don't keep the memory of bodies from an upload that comes fast")
    func giveWay() async throws {
        var limits = HTTPLimits()
        limits.bodiesByteCount = 4 << 20
        limits.bodyPause = .milliseconds(1500)
        try await Echo.serving(bodyLimit: 4 << 20, limits: limits) { port in
            let slow = try (0..<4).map { _ in
                let client = try RawClient(port: port)
                client.send(Self.head + "\(2 << 20)\r\n\r\n")
                client.send(Data(count: 700 << 10))
                return client
            }
            // They have stalled when a fifth of the pause is over.
            usleep(500_000)
            let count = 2 << 20
            let upload = try RawClient(port: port)
            upload.send(Self.head + "\(count)\r\nConnection: close\r\n\r\n")
            upload.send(Data(count: count))
            #expect(upload.receiveAll().contains("POST /a \(count)"))
            #expect(slow.map { $0.receiveAll() }.allSatisfy { $0.hasPrefix("HTTP/1.1 408 ") })
        }
    }

    @Test("Hear when other bodies fill the memory, and the connection ends there")
    func busy() async throws {
        var limits = HTTPLimits()
        limits.bodiesByteCount = 1 << 20
        try await Echo.serving(bodyLimit: 4 << 20, limits: limits) { port in
            let upload = try RawClient(port: port)
            upload.send(Self.head + "\(3 << 20)\r\n\r\n")
            upload.send(Data(count: 3 << 20))
            #expect(upload.receiveAll().hasPrefix("HTTP/1.1 503 "))
            #expect(try RawClient.exchange("GET /b HTTP/1.0\r\nHost: x\r\n\r\n", port: port).contains("GET /b 0"))
        }
    }

    @Test("Shut nobody out with half a header each, however many they are")
    func halfHeads() async throws {
        var limits = HTTPLimits()
        limits.connectionCount = 64
        limits.headTime = .seconds(60)
        try await Echo.serving(limits: limits) { port in
            var crowd: [RawClient] = []
            for number in 0..<300 {
                let client = try RawClient(port: port)
                client.send("GET /a HTTP/1.1\r\nHo")
                crowd.append(client)
                guard number.isMultiple(of: 30) else { continue }
                let answer = try RawClient.exchange("GET /b HTTP/1.0\r\nHost: x\r\n\r\n", port: port)
                #expect(answer.contains("GET /b 0"))
            }
            // The oldest were cut off for the others.
            #expect(crowd[0].receiveAll().isEmpty)
        }
    }

    @Test("Get a large answer in pieces, whole")
    func largeAnswers() async throws {
        try await Echo.serving { port in
            let answer = try RawClient.exchange("GET /large HTTP/1.0\r\nHost: x\r\n\r\n", port: port)
            let body = try #require(answer.split(separator: "\r\n\r\n", maxSplits: 1).last)
            #expect(answer.contains("Content-Length: 3000000"))
            #expect(body.utf8.elementsEqual((0..<3_000_000).lazy.map { UInt8(truncatingIfNeeded: 32 + $0 % 90) }))
        }
    }
}
