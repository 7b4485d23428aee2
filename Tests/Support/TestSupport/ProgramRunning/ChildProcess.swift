import Foundation

/// A process that another process has started.
package struct ChildProcess: Sendable, Hashable {
    /// Its number.
    package let number: Int32

    /// Returns the processes that a process, whose main thread starts all of them, has started and that still run.
    package static func all(of parent: Int32) -> [ChildProcess] {
        text("/proc/\(parent)/task/\(parent)/children").split(separator: " ").compactMap { Int32($0).map(Self.init) }
    }

    /// The processor time that it has taken outside of the kernel, in steps of ten milliseconds.
    package var processorTime: Duration {
        let fields = Self.text("/proc/\(number)/stat").split(separator: " ")
        return .milliseconds(10 * (fields.count > 13 ? Int(fields[13]) ?? 0 : 0))
    }

    private static func text(_ file: String) -> String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
}
