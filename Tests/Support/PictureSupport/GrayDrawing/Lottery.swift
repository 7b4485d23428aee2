/// Numbers that are the same on every run.
package struct Lottery: Sendable {
    private var state: UInt64

    /// Begins with a number.
    package init(state: UInt64) { self.state = state }

    /// Returns a number from 0 up to, but not including, a limit.
    package mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
