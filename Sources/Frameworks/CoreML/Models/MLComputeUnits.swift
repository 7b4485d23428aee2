/// The processors that a model may use.
public enum MLComputeUnits: Int, Sendable {
    /// The processor alone.
    case cpuOnly = 0
    /// The processor and a graphics processor.
    case cpuAndGPU = 1
    /// All that there are.
    case all = 2
    /// The processor and one for neural networks.
    case cpuAndNeuralEngine = 3
}
