public import CoreML
public import Foundation
import PictureEngine

/// The abstract base of all requests of the VN interface.
///
/// Requests aren't safe to share between threads, apart from ``cancel()``.
public class VNRequest: NSObject, NSCopying {
    /// The function to call when the request ends.
    public let completionHandler: VNRequestCompletionHandler?
    /// A Boolean value that asks to leave the processor to others; it is recorded.
    public var preferBackgroundProcessing: Bool = false
    /// A Boolean value that asks to use the CPU alone, which all requests do.
    @available(*, deprecated, message: "Choose a device with setComputeDevice(_:for:).")
    public var usesCPUOnly: Bool {
        get { true }
        set {}
    }
    /// The version of the request's algorithm.
    public var revision: Int

    var storedResults: [VNObservation]?
    var devices = ComputeDevices()
    let cancellations = RequestCancellations()

    /// Creates a request without a completion handler.
    public override convenience init() {
        self.init(completionHandler: nil)
    }

    /// Creates a request.
    public required init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
        revision = Self.defaultRevision
        super.init()
    }

    /// The revisions that the request supports.
    public class var supportedRevisions: IndexSet { IndexSet() }
    /// The revision that a new request has.
    public class var defaultRevision: Int { currentRevision }
    /// The newest revision.
    public class var currentRevision: Int { supportedRevisions.last ?? VNRequestRevisionUnspecified }

    /// Ends the run in progress, whose `perform` then throws ``VNErrorCode/requestCancelled``.
    public func cancel() {
        cancellations.cancel()
    }

    /// Returns a request with the same settings and without results.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(completionHandler: completionHandler)
        copySettings(to: copy)
        return copy
    }

    func copySettings(to copy: VNRequest) {
        copy.preferBackgroundProcessing = preferBackgroundProcessing
        copy.revision = revision
        copy.devices = devices
    }

    /// The pixels that the request will ask for, so that one decoding serves all requests of a run.
    func needs(of picture: Picture) -> [PictureNeed] { [] }

    /// Analyzes a handler's image; subclasses that a handler can perform override it.
    func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        throw VisionError.unsupportedRequest("\(type(of: self)) is abstract; perform one of its subclasses.")
    }
}

// MARK: - Compute devices

extension VNRequest {
    /// The devices that can run each stage of the request.
    public var supportedComputeStageDevices: [VNComputeStage: [MLComputeDevice]] {
        get throws { [.main: MLComputeDevice.allComputeDevices] }
    }

    /// Returns the device chosen for a stage, or nil when the framework chooses.
    public func computeDevice(for computeStage: VNComputeStage) -> MLComputeDevice? {
        computeStage.computeStage.flatMap { devices[$0] }
    }

    /// Chooses the device for a stage; nil leaves the choice to the framework.
    public func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: VNComputeStage) {
        guard let stage = computeStage.computeStage else { return }
        devices[stage] = computeDevice
    }
}

// MARK: - Results

/// A type that holds observations after a run.
///
/// Swift doesn't let a subclass narrow an inherited property. The general `results` therefore comes from this
/// protocol's extension, which each concrete request hides behind a property of the narrow type.
public protocol VNObservationsProviding: AnyObject {}

extension VNObservationsProviding where Self: VNRequest {
    /// What the last run found, or nil before a run and after a failure.
    public var results: [VNObservation]? { storedResults }
}

extension VNRequest: VNObservationsProviding {}
