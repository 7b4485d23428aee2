/// The processor as a device that runs models.
public final class MLCPUComputeDevice: MLComputeDeviceProtocol, Hashable {
    package static let shared = MLCPUComputeDevice()

    private init() {}

    /// Returns a Boolean value that indicates whether two values name the same device.
    public static func == (lhs: MLCPUComputeDevice, rhs: MLCPUComputeDevice) -> Bool { lhs === rhs }

    /// Feeds the identity of the device to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
