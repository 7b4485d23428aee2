import CoreML

/// A level of confidence, from 0 to 1.
public typealias VNConfidence = Float
/// A ratio of the shorter side to the longer.
public typealias VNAspectRatio = Float
/// An angle in degrees.
public typealias VNDegrees = Float

/// A function to call when a request ends.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// A function to call while a request runs.
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

/// The revision of an object that wasn't made by a request.
public let VNRequestRevisionUnspecified: Int = 0

/// A type that knows the revision of the request it comes from.
public protocol VNRequestRevisionProviding {
    /// The revision of the request.
    var requestRevision: Int { get }
}

/// A type that reports how far its work is.
public protocol VNRequestProgressProviding {
    /// The function to call while the request runs.
    var progressHandler: VNRequestProgressHandler { get set }
    /// A Boolean value that indicates whether the request can't tell how far it is.
    var indeterminate: Bool { get }
}

/// A step of a request that may run on a compute device of its own.
public struct VNComputeStage: RawRepresentable, Hashable, Sendable {
    /// The name of the stage.
    public let rawValue: String

    /// Creates a stage from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The step that does the main work.
    public static let main: VNComputeStage = VNComputeStage(rawValue: "VNComputeStageMain")
    /// The step that turns the network's output into observations.
    public static let postProcessing: VNComputeStage = VNComputeStage(rawValue: "VNComputeStagePostProcessing")
}

extension VNComputeStage {
    /// The stage under the name of the Swift interface, if it is known.
    var computeStage: ComputeStage? {
        switch self {
        case .main: .main
        case .postProcessing: .postProcessing
        default: nil
        }
    }
}

/// A key of the options of a request handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The metadata of the image.
    public static let properties: VNImageOption = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The intrinsic matrix of the camera.
    public static let cameraIntrinsics: VNImageOption = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// The Core Image context that renders Core Image images.
    public static let ciContext: VNImageOption = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// A type of the numbers in a feature print.
public enum VNElementType: UInt, Sendable {
    /// An unknown type.
    case unknown = 0
    /// A 32-bit floating-point number.
    case float = 1
    /// A 64-bit floating-point number.
    case double = 2
}

/// Returns the number of bytes of an element.
public func VNElementTypeSize(_ elementType: VNElementType) -> Int {
    switch elementType {
    case .unknown: 0
    case .float: MemoryLayout<Float>.size
    case .double: MemoryLayout<Double>.size
    }
}

/// A way to bring an image to the shape that a request's network takes.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    /// Takes the middle of the image and keeps proportions.
    case centerCrop = 0
    /// Shows the whole image with its proportions; the rest is black.
    case scaleFit = 1
    /// Stretches the whole image.
    case scaleFill = 2
    /// Turns the image by 90° counterclockwise, then shows it whole with its proportions.
    case scaleFitRotate90CCW = 0x101
    /// Turns the image by 90° counterclockwise, then stretches it.
    case scaleFillRotate90CCW = 0x102
}

extension VNImageCropAndScaleOption {
    /// The option under the name of the Swift interface.
    var action: ImageCropAndScaleAction {
        switch self {
        case .centerCrop: .centerCrop
        case .scaleFit: .scaleToFit
        case .scaleFill: .scaleToFill
        case .scaleFitRotate90CCW: .scaleToFitPlus90CCWRotation
        case .scaleFillRotate90CCW: .scaleToFillPlus90CCWRotation
        }
    }
}
