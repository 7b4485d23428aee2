import CoreML

/// The devices that a caller chose for the stages of a request.
struct ComputeDevices: Hashable, Sendable {
    private var chosen: [ComputeStage: MLComputeDevice] = [:]

    /// What every request of this port runs on.
    static let supported: [ComputeStage: [MLComputeDevice]] = [.main: MLComputeDevice.allComputeDevices]

    subscript(stage: ComputeStage) -> MLComputeDevice? {
        get { chosen[stage] }
        set { chosen[stage] = newValue }
    }

    /// Throws when a choice can't be followed.
    func check() throws(VisionError) {
        for (stage, device) in chosen {
            guard let devices = Self.supported[stage] else {
                throw .unsupportedComputeStage("The request has no stage \(stage); choose a device for .main.")
            }
            guard devices.contains(device) else {
                throw .unsupportedComputeDevice("The request can't run on \(device); it runs on the CPU.")
            }
        }
    }
}
