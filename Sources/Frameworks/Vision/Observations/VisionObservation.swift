public import CoreMedia

/// What a request found in an image.
public protocol VisionObservation: CustomStringConvertible, Codable, Hashable, Sendable {
    /// The identity of the observation.
    var uuid: UUID { get }
    /// The level of confidence, from 0 to 1.
    var confidence: Float { get }
    /// The time in a video that the observation belongs to.
    var timeRange: CMTimeRange? { get }
    /// The request that made the observation, or nil for one that an app made.
    var originatingRequestDescriptor: RequestDescriptor? { get }
    /// What was found, for people to read.
    var description: String { get }

    /// Hashes the observation.
    func hash(into hasher: inout Hasher)
}

extension VisionObservation {
    /// Hashes the identity of the observation.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(uuid)
    }
}
