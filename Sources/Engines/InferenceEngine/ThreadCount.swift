import Foundation

/// The number of threads of an inference.
public enum ThreadCount {
    /// The number in the environment variable `FOVEA_THREADS`, or else ``automatic``.
    ///
    /// A value that isn't a positive number is ignored.
    public static func chosen(environment: [String: String]) -> Int {
        guard let count = environment["FOVEA_THREADS"].flatMap({ Int($0) }), count > 0 else { return automatic }
        return min(count, 1024)
    }

    /// The number of cores available to this process.
    ///
    /// A second thread on a core slows inference, so hyper-threads count once; a container's CPU limit bounds the
    /// number too.
    public static var automatic: Int {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return max(1, min(processors, physicalCores ?? processors, containerShare ?? processors))
    }

    /// The number of physical cores, by the kernel's list of sibling threads.
    private static var physicalCores: Int? {
        let root = "/sys/devices/system/cpu"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let siblings = names.filter { $0.hasPrefix("cpu") && Int($0.dropFirst(3)) != nil }
            .compactMap { try? String(contentsOfFile: "\(root)/\($0)/topology/thread_siblings_list", encoding: .utf8) }
        return siblings.isEmpty ? nil : Set(siblings).count
    }

    /// The CPU limit of the control group, rounded up.
    private static var containerShare: Int? {
        guard let line = try? String(contentsOfFile: "/sys/fs/cgroup/cpu.max", encoding: .utf8) else { return nil }
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 2, numbers[1] > 0 else { return nil }
        return Int((numbers[0] / numbers[1]).rounded(.up))
    }
}
