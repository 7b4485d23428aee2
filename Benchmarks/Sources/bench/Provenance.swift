import Foundation

/// Where results come from: the commit, the machine and the model.
enum Provenance {
    static var markdown: String {
        """
        - Commit: \(commit)
        - Machine: \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, \
        \(ProcessInfo.processInfo.physicalMemory >> 30) GiB
        - System: \(system)
        - Model: print.bin, SHA-256 \(digest("\(Places.home)/models/print.bin").prefix(16))…
        - Picture: 4032 × 3024 pixels, JPEG, quality 92, 4:2:0, drawn by `Sources/CFloor/draw.c`
        - Contenders take turns within each round. Durations are medians; ratios are medians of the ratios within a round.
        """
    }

    static var commit: String {
        let name = output("git", "-C", Places.checkout, "describe", "--always", "--dirty")
        return name.isEmpty ? "unknown" : name
    }

    private static var processor: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") } ?? ""
        return line.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    }

    private static var system: String {
        let text = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") } ?? "=unknown"
        return line.drop { $0 != "=" }.dropFirst().trimmingCharacters(in: ["\""])
    }

    private static func digest(_ path: String) -> String { output("sha256sum", path) }

    private static func output(_ words: String...) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return "" }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
