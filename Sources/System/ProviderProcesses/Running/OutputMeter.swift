/// A limit on the rate of reading a program's output, so that a flood costs the program's time and not ours.
struct OutputMeter {
    private static let limit = 1 << 20
    private var begin = ContinuousClock.now
    private var bytes = 0

    /// Adds a number of read bytes.
    mutating func count(_ count: Int) { bytes += count }

    /// Returns the milliseconds to pause before reading, or nil.
    mutating func pause(at now: ContinuousClock.Instant = .now) -> Int32? {
        let past = begin.duration(to: now)
        if past >= .seconds(1) {
            begin = now
            bytes = 0
        }
        guard bytes >= Self.limit else { return nil }
        return Int32(clamping: Int((.seconds(1) - past) / .milliseconds(1)) + 1)
    }
}
