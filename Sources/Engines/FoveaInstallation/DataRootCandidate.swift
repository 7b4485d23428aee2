/// A folder that may hold the runtime and the models.
public struct DataRootCandidate: Sendable, Hashable, Codable {
    /// The absolute path.
    public let path: String
    /// The rule that names the path, for messages.
    public let reason: String
    /// A Boolean value that indicates whether the folder held a runtime or models when the paths were read.
    public let exists: Bool
}
