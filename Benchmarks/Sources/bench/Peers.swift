import Foundation

/// The peers in Python.
enum Peers {
    /// Brings what the peers need, unless it is there.
    static func setUp() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "\(Places.checkout)/Benchmarks/peers/setup")
        process.environment = ProcessInfo.processInfo.environment.merging(["FOVEA_HOME": Places.home]) { $1 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchError("The peers can't be set up; '--no-peers' measures without them.")
        }
    }
}
