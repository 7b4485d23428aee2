import Foundation

/// A description of the machine and its system in one line.
enum SystemDescription {
    /// The description.
    static var current: String {
        let process = ProcessInfo.processInfo
        return [
            systemName ?? process.operatingSystemVersionString,
            architecture,
            Number.count(process.activeProcessorCount, "core"),
            "\((process.physicalMemory + (1 << 29)) >> 30) GiB of memory",
        ].joined(separator: ", ")
    }

    private static var systemName: String? {
        guard let text = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8) else { return nil }
        let key = "PRETTY_NAME="
        return text.split(separator: "\n").first { $0.hasPrefix(key) }
            .map { $0.dropFirst(key.count).trimmingCharacters(in: ["\""]) }
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86-64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another architecture"
        #endif
    }
}
