package import Foundation

/// A client that wants little, each time over a connection of its own, and measures how long it takes.
package struct HealthyClient: Sendable {
    /// How long answers took, in milliseconds.
    package struct Times: Sendable, CustomStringConvertible {
        private let sorted: [Double]

        init(_ times: [Double]) { sorted = times.sorted() }

        /// The time that half of the answers took at most.
        package var median: Double { part(0.5) }
        /// The time that all answers but one in a hundred took at most.
        package var p99: Double { part(0.99) }
        /// The longest time.
        package var worst: Double { sorted.last ?? .infinity }

        /// Returns whether answers came about as fast as at a quiet time.
        ///
        /// Next to other tests, or under a sanitizer, a client gets its share of a busy core: `make siege` measures what
        /// it waits for a service that is alone.
        package func areClose(to quiet: Times) -> Bool {
            median <= max(2 * quiet.median, 3_000) && worst < 20_000
        }

        private func part(_ share: Double) -> Double {
            sorted.isEmpty ? .infinity : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
        }

        package var description: String {
            String(format: "median %.1f ms, p99 %.1f ms, worst %.1f ms", median, p99, worst)
        }
    }

    /// The client got another answer than it wanted.
    package struct Turned: Error, CustomStringConvertible {
        package let description: String
    }

    private let port: Int

    package init(port: Int) { self.port = port }

    /// Returns the bytes of a request.
    package func request(_ method: String, _ path: String, body: Data = Data()) -> Data {
        Data(
            ("\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Length: \(body.count)\r\n"
                + "Connection: close\r\n\r\n").utf8
        ) + body
    }

    /// Sends a request now and then, and throws where an answer isn't a good one.
    package func times(of request: Data, count: Int, pause: Duration = .milliseconds(15)) throws -> Times {
        Times(
            try (0..<count).map { _ in
                usleep(UInt32(pause / .microseconds(1)))
                let start = ContinuousClock.now
                let client = try RawClient(port: port)
                client.send(request)
                let answer = client.receiveAll()
                guard answer.hasPrefix("HTTP/1.1 200 ") else { throw Turned(description: String(answer.prefix(400))) }
                return start.duration(to: .now) / .milliseconds(1)
            }
        )
    }
}
