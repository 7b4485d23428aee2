import Foundation
import FoveaSessions
import Synchronization

/// The metrics of the service, for Prometheus.
final class Metrics: Sendable {
    private struct Series: Hashable {
        let name: String
        let labels: String
    }

    /// A histogram of times in seconds.
    private struct Histogram {
        static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2.5, 5, 10]
        var counts = [Int](repeating: 0, count: bounds.count)
        var count = 0
        var sum = 0.0

        mutating func add(_ seconds: Double) {
            for (index, bound) in Self.bounds.enumerated() where seconds <= bound { counts[index] += 1 }
            count += 1
            sum += seconds
        }
    }

    private struct State {
        var counters: [Series: Int] = [:]
        var histograms: [Series: Histogram] = [:]
    }

    private let state = Mutex(State())

    /// Counts an answered request.
    func answered(route: String, method: String, status: Int, in time: Duration) {
        state.withLock { state in
            let labels = "route=\"\(route)\",method=\"\(method)\",status=\"\(status)\""
            state.counters[Series(name: "fovea_http_requests_total", labels: labels), default: 0] += 1
            state.histograms[
                Series(name: "fovea_http_request_seconds", labels: "route=\"\(route)\""),
                default: Histogram()
            ].add(time.milliseconds / 1e3)
        }
    }

    /// Counts an answer of an app.
    func appAnswered(_ app: String, state answer: String, milliseconds: Double) {
        let app = Self.escaped(app)
        state.withLock { state in
            let labels = "app=\"\(app)\",state=\"\(answer)\""
            state.counters[Series(name: "fovea_app_answers_total", labels: labels), default: 0] += 1
            state.histograms[Series(name: "fovea_app_seconds", labels: "app=\"\(app)\""), default: Histogram()]
                .add(milliseconds / 1e3)
        }
    }

    /// Returns all metrics in Prometheus's format.
    func text(gauges: [(name: String, help: String, value: Double)]) -> String {
        let (counters, histograms) = state.withLock { ($0.counters, $0.histograms) }
        var lines: [String] = []
        for (name, help) in Self.counterHelp {
            lines += ["# HELP \(name) \(help)", "# TYPE \(name) counter"]
            for (series, value) in counters.filter({ $0.key.name == name }).sorted(by: { $0.key.labels < $1.key.labels }
            ) {
                lines.append("\(name){\(series.labels)} \(value)")
            }
        }
        for (name, help) in Self.histogramHelp {
            lines += ["# HELP \(name) \(help)", "# TYPE \(name) histogram"]
            for (series, value) in histograms.filter({ $0.key.name == name })
                .sorted(by: { $0.key.labels < $1.key.labels })
            {
                for (bound, count) in zip(Histogram.bounds, value.counts) {
                    lines.append("\(name)_bucket{\(series.labels),le=\"\(bound)\"} \(count)")
                }
                lines.append("\(name)_bucket{\(series.labels),le=\"+Inf\"} \(value.count)")
                lines.append("\(name)_sum{\(series.labels)} \(value.sum)")
                lines.append("\(name)_count{\(series.labels)} \(value.count)")
            }
        }
        for gauge in gauges {
            lines += [
                "# HELP \(gauge.name) \(gauge.help)", "# TYPE \(gauge.name) gauge", "\(gauge.name) \(gauge.value)",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let counterHelp = [
        ("fovea_app_answers_total", "Answers of apps to searches."),
        ("fovea_http_requests_total", "Requests that were answered."),
    ]
    private static let histogramHelp = [
        ("fovea_app_seconds", "Time of an app's answer, from the moment when all were asked."),
        ("fovea_http_request_seconds", "Time from a request's last byte to its answer."),
    ]

    private static func escaped(_ text: String) -> String {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        return line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
