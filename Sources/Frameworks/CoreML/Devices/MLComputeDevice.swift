/// A device that runs a model.
public enum MLComputeDevice: Hashable, Sendable {
    /// The processor.
    case cpu(MLCPUComputeDevice)
    /// A graphics processor.
    case gpu(MLGPUComputeDevice)
    /// A processor for neural networks.
    case neuralEngine(MLNeuralEngineComputeDevice)

    /// All devices that models can run on; here that is the processor.
    public static var allComputeDevices: [MLComputeDevice] { [.cpu(.shared)] }
}

/// A device in general.
public protocol MLComputeDeviceProtocol: AnyObject, Sendable {}
