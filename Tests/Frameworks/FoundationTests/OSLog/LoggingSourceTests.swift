import OSLog
import Testing

private let logger = Logger(subsystem: "com.example.Museum", category: "search")

extension Logger {
    fileprivate static let model = Logger(subsystem: Bundle.main.bundleIdentifier ?? "Museum", category: "model")
}

// As an app writes it for Apple's SDK; that it compiles is the test.
private func logs(_ error: any Error, _ names: [String], _ url: URL?, _ count: Int64) {
    logger.log("Plain")
    logger.debug("Asked for \(names.count) of \(count) names: \(names)")
    logger.trace("\(String(describing: url))")
    logger.info("\(names.first ?? "none", privacy: .public) in \(Double(count), format: .fixed(precision: 2))")
    logger.error("Failed: \(error.localizedDescription, privacy: .public) \(error)")
    Logger.model.log(level: .debug, "Level \(count)")
    os_log("Old %{public}@ %d", log: .default, type: .debug, "style", 3)
    os_log("Old")
    os_log("Old and grave", type: .error)
    os_log(.debug, "Old %d", 3)
    os_log(.debug, log: OSLog(subsystem: "a", category: "b"), "\(count)")
    os_log("%@", dso: #dsohandle, log: .default, type: .info, "with its library")
    os_log(.info, dso: #dsohandle, log: .default, "%@", names[0])
    os_log(log: OSLog(subsystem: "a", category: .pointsOfInterest), "\(count)")
    os_signpost(.begin, log: .default, name: "Decode")
    os_signpost(.event, log: .default, name: "Decode", signpostID: OSSignpostID(log: .default), "%d rows", 3)
    os_signpost(.end, log: .default, name: "Decode", "done")
}

@Suite("Logging source that was written for Apple's systems")
struct LoggingSourceTests {
    @Test("Compiles and runs")
    func runs() {
        logs(CocoaError(.fileNoSuchFile), ["Ada"], nil, 3)
        #expect(OSLog.disabled.isEnabled(type: .fault) == false)
    }
}
