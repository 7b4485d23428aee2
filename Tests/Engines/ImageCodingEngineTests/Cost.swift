import Foundation

@testable import ImageCodingEngine

/// What decoding or refusing a file costs.
struct Cost: Comparable {
    var milliseconds: Double
    var megabytes: Double

    static let infinite = Cost(milliseconds: .infinity, megabytes: .infinity)

    var isAllowed: Bool { milliseconds <= 100 && megabytes <= 64 }

    static func < (left: Cost, right: Cost) -> Bool {
        max(left.milliseconds / 100, left.megabytes / 64) < max(right.milliseconds / 100, right.megabytes / 64)
    }

    static func of(_ bytes: Data) -> Cost {
        // Writing 5 sets the kernel's mark of the highest memory use back to the present one.
        try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
        let before = memory("VmRSS")
        let start = ContinuousClock.now
        _ = try? ImageDecoder(data: bytes, limits: DecodingLimits()).decode()
        let duration = ContinuousClock.now - start
        let growth = memory("VmHWM") - before
        return Cost(milliseconds: duration / .milliseconds(1), megabytes: growth / 1024)
    }

    private static func memory(_ field: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field) }),
            let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first
        else { return .infinity }
        return Double(number) ?? .infinity
    }
}
