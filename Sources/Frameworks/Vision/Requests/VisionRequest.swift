public import CoreML

/// A description of one kind of image analysis and its settings.
public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
    /// What the request produces.
    associatedtype Result

    /// The devices that can run each stage of the request.
    var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { get }

    /// Returns the device chosen for a stage, or nil when the framework chooses.
    func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice?

    /// Chooses the device for a stage; nil leaves the choice to the framework.
    mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage)

    /// The kind and revision of the request.
    var descriptor: RequestDescriptor { get }
}

extension VisionRequest {
    /// Returns no device: the framework chooses.
    public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? { nil }

    /// The kind and revision of the request.
    public var description: String { descriptor.description }
}
