import Foundation
import HTTPEngine
import ServiceSupport
import TestSupport
import Testing

@testable import FoveaService

@Suite("The service under siege", .serialized, .timeLimit(.minutes(10)))
struct SiegeTests {
    @Test("Answers a healthy client as fast as in quiet times, or nearly")
    func siege() async throws {
        try await Service.serving(["a": .finds(["One"])]) { port in
            let client = HealthyClient(port: port)
            let requests = [
                client.request("GET", "/healthz"), client.request("GET", "/v1/providers"),
                client.request("POST", "/v1/look", body: tinyPicture),
            ]
            let quiet = try requests.map { try client.times(of: $0, count: 40) }
            let siege = Siege(port: port)
            siege.add(500, .halfRequest)
            siege.add(300, .eventStream)
            siege.add(4, .slowBody(announcing: 60 << 20))
            // All of them are there.
            for _ in 0..<9000 where siege.openedCount < 804 { usleep(10_000) }
            #expect(siege.openedCount >= 804)
            let besieged = try requests.map { try client.times(of: $0, count: 40) }
            siege.lift()
            for (before, during) in zip(quiet, besieged) {
                #expect(during.areClose(to: before), "quiet: \(before); siege: \(during)")
            }
        }
    }

    @Test("Gives events to as many as there are places for, and those again who left")
    func streams() async throws {
        try await Service.serving(["a": .finds([])]) { port in
            func listen() throws -> RawClient {
                let client = try RawClient(port: port)
                client.send("GET /v1/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
                return client
            }
            var listeners = try (0..<16).map { _ in try listen() }
            for listener in listeners { #expect(listener.receive { $0.contains("providers") }.contains(" 200 ")) }
            let refused = try Service.get("/v1/events", port: port)
            #expect(refused.hasPrefix("HTTP/1.1 503 ") && refused.contains("\r\nRetry-After: 30\r\n"))
            #expect(refused.contains("Content-Type: application/problem+json"))
            listeners.removeAll()
            var answer = ""
            for _ in 0..<9000 where !answer.hasPrefix("HTTP/1.1 200 ") {
                usleep(10_000)
                answer = try listen().receive { $0.contains("\r\n\r\n") }
            }
            #expect(answer.hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test("Answers at once while large uploads of noise are read")
    func uploads() async throws {
        try await Service.serving(["a": .finds([])]) { port in
            let client = HealthyClient(port: port)
            let head = "--b\r\nContent-Disposition: form-data; name=\"image\"\r\n\r\n"
            var form = Data(head.utf8)
            // Beginnings of its own boundary, which make a form slow to read.
            form += Data(repeating: 0x0D, count: (24 << 20) - form.count)
            let text =
                "POST /v1/look HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: multipart/form-data; boundary=b\r\n"
                + "Content-Length: \(form.count)\r\nConnection: close\r\n\r\n"
            let siege = Siege(port: port)
            siege.add(10, .request(Data(text.utf8) + form))
            for _ in 0..<9000 where siege.openedCount < 10 { usleep(10_000) }
            let times = try client.times(of: client.request("GET", "/healthz"), count: 100)
            siege.lift()
            // Single answers wait for what else the tests do on this machine.
            #expect(times.median < 1_000 && times.worst < 20_000, "\(times), \(siege.answers)")
            // Nothing else than what is wrong with them, or that there is no memory for more.
            #expect(Set(siege.answers.keys).isSubset(of: [400, 503]), "\(siege.answers)")
        }
    }
}

@Suite("Places for requests that last")
struct SeatTests {
    @Test("Are as many as there are, and one client has a part of them")
    func seats() {
        let seats = Seats(count: 3, perPeer: 2)
        let (one, other) = (HTTPPeer(user: 1), HTTPPeer(user: 2))
        var taken = [seats.take(for: one), seats.take(for: one)]
        #expect(taken.compactMap(\.self).count == 2 && seats.take(for: one) == nil)
        taken.append(seats.take(for: other))
        #expect(seats.takenCount == 3 && seats.take(for: other) == nil)
        taken.removeFirst()
        #expect(seats.takenCount == 2 && seats.take(for: one) != nil)
        taken.removeAll()
        #expect(seats.takenCount == 0)
    }
}
