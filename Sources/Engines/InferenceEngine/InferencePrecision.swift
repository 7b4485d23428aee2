/// How exactly a model computes.
public enum InferencePrecision: Sendable, Hashable {
    /// With single-precision numbers, so that all processors compute the same but for the last digits.
    ///
    /// What is stored needs it, and what is answered as exactly as it can be.
    case single
    /// With 16 bits, of which eight are the number's digits, where the processor has units for that, in little more
    /// than half of the time; elsewhere like ``single``.
    ///
    /// It serves to find what is looked at again, to read at a glance, and to tell apart what is far from alike.
    case half
}

extension InferencePrecision {
    /// Whether models may compute with 16 bits: the environment variable `FOVEA_PRECISION` forbids it with `single`.
    static func allowsHalf(environment: [String: String]) -> Bool { environment["FOVEA_PRECISION"] != "single" }
}
