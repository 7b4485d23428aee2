/// A processor for neural networks as a device that runs models.
public final class MLNeuralEngineComputeDevice: MLComputeDeviceProtocol, Hashable {
    // Code that switches over devices names this class; no such device is found here, so none is ever made.
    private init() {}

    /// Returns a Boolean value that indicates whether two values name the same device.
    public static func == (lhs: MLNeuralEngineComputeDevice, rhs: MLNeuralEngineComputeDevice) -> Bool { lhs === rhs }

    /// Feeds the identity of the device to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
