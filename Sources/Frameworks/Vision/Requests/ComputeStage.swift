/// A step of a request that may run on a compute device of its own.
public enum ComputeStage: Codable, Hashable, Sendable {
    /// The step that does the main work.
    case main
    /// The step that turns the network's output into observations.
    case postProcessing
}
