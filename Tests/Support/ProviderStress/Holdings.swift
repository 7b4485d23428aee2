import FoveaProviders
import Foundation

/// What this process holds.
struct Holdings: Sendable {
    var descriptors: Int
    var maps: Int
    var children: Int
    var threads: Int

    /// Counts, once what ended is gone.
    ///
    /// A running program holds a socket, a pipe and a descriptor of the process.
    static func now(except status: ProviderStatus) -> Holdings {
        var held = 0
        if case .warm = status { held = 3 }
        return Holdings(
            descriptors: entries("/proc/self/fd") - held,
            maps: lines("/proc/self/maps").count { $0.contains("fovea-pixels") },
            children: ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? [])
                .flatMap { lines("/proc/self/task/\($0)/children").flatMap { $0.split(separator: " ") } }.count,
            threads: entries("/proc/self/task")
        )
    }

    private static func entries(_ folder: String) -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
    }

    private static func lines(_ file: String) -> [Substring] {
        ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n")
    }
}
