/// An interval that has begun and not ended.
public final class OSSignpostIntervalState: Codable, Sendable {
    let id: OSSignpostID
    /// When it began, unless that was in another process.
    let start: ContinuousClock.Instant?

    init(id: OSSignpostID, start: ContinuousClock.Instant?) {
        self.id = id
        self.start = start
    }

    /// Returns an interval that began elsewhere, to end it here.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, start: nil)
    }

    /// Creates an interval from what another process wrote of it.
    public init(from decoder: any Decoder) throws {
        id = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
        start = nil
    }

    /// Writes the interval for another process, which doesn't learn when it began.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id.rawValue)
    }
}
