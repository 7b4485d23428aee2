import Foundation

/// What this process holds.
package struct Holdings: Sendable {
    /// The open descriptors.
    package var descriptors: Int
    /// The maps of shared pixels.
    package var maps: Int
    /// The programs that this process started.
    package var children: Int
    /// The threads.
    package var threads: Int

    /// Counts what this process holds.
    package static func now() -> Holdings {
        Holdings(
            descriptors: entries("/proc/self/fd"),
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
