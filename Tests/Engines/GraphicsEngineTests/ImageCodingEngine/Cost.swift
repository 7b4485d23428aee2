import Foundation

@testable import ImageCodingEngine

/// What decoding or refusing a file costs.
struct Cost: Comparable {
    /// The time of the processor on this thread: refusing leaves nothing to others, and other tests don't count.
    var milliseconds: Double
    /// The time on the clock, which shows what other threads did.
    var elapsed: Double
    var megabytes: Double

    /// What takes 100 ms of processor time may take twice as long in a debug build on a slow machine.
    var isAllowed: Bool { milliseconds <= 200 && elapsed <= 1000 && megabytes <= 64 }

    /// The part of what is allowed that is used up.
    private var share: Double { max(milliseconds / 200, elapsed / 1000, megabytes / 64) }

    static func < (left: Cost, right: Cost) -> Bool { left.share < right.share }

    /// The cost of the first attempt that is allowed, or the least of all when none is.
    ///
    /// Other tests share the memory and the machine, some of them for seconds: attempts are made for half a minute.
    static func least(of bytes: Data, isAllowed: (Cost) -> Bool = \.isAllowed) async throws -> Cost {
        let end = ContinuousClock.now + .seconds(30)
        var least = Cost.of(bytes)
        var last = least
        while !isAllowed(last), ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(20))
            last = .of(bytes)
            least = min(least, last)
        }
        return isAllowed(last) ? last : least
    }

    private static func of(_ bytes: Data) -> Cost {
        // Writing 5 sets the kernel's mark of the highest memory use back to the present one.
        try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
        let before = memory("VmRSS")
        let (start, startOfThread) = (ContinuousClock.now, threadMilliseconds())
        _ = try? ImageDecoder(data: bytes, limits: DecodingLimits()).decode()
        let duration = ContinuousClock.now - start
        let milliseconds = threadMilliseconds() - startOfThread
        let growth = memory("VmHWM") - before
        return Cost(milliseconds: milliseconds, elapsed: duration / .milliseconds(1), megabytes: growth / 1024)
    }

    private static func threadMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    private static func memory(_ field: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field) }),
            let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first
        else { return .infinity }
        return Double(number) ?? .infinity
    }
}
