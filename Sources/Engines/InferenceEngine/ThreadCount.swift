import Foundation

/// The number of threads that an inference may use.
public enum ThreadCount {
    /// The number that an environment asks for by `FOVEA_THREADS`, or else ``automatic``.
    ///
    /// A value that isn't a positive number counts as none.
    public static func chosen(environment: [String: String]) -> Int {
        guard let count = environment["FOVEA_THREADS"].flatMap({ Int($0) }), count > 0 else { return automatic }
        return min(count, 1024)
    }

    /// The number of cores that this process can keep busy.
    ///
    /// A second thread on a core makes an inference slower, so hyper-threads count once; a container's share of the
    /// machine bounds the number too.
    public static var automatic: Int {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return max(1, min(processors, physicalCores ?? processors, containerShare ?? processors))
    }

    /// The number of different cores, as the kernel lists the threads that share one.
    private static var physicalCores: Int? {
        let root = "/sys/devices/system/cpu"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let siblings = names.filter { $0.hasPrefix("cpu") && Int($0.dropFirst(3)) != nil }
            .compactMap { try? String(contentsOfFile: "\(root)/\($0)/topology/thread_siblings_list", encoding: .utf8) }
        return siblings.isEmpty ? nil : Set(siblings).count
    }

    /// The number of processors' worth of time that the control group grants, rounded up.
    private static var containerShare: Int? {
        guard let line = try? String(contentsOfFile: "/sys/fs/cgroup/cpu.max", encoding: .utf8) else { return nil }
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 2, numbers[1] > 0 else { return nil }
        return Int((numbers[0] / numbers[1]).rounded(.up))
    }
}
