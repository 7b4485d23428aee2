import ConcurrencyEngine
import FoveaInstallation
public import InferenceEngine
public import GeometryEngine
public import PictureEngine
import PixelEngine

/// The engine that makes prints of pictures.
///
/// A process uses one engine, ``shared``. The first print loads the network.
public final class PrintEngine: Sendable {
    /// The engine of the process.
    public static let shared: PrintEngine = PrintEngine(runtime: .shared)

    /// The revision of the prints that this engine makes.
    public static let revision: Int = 2

    private let runtime: InferenceRuntime

    private static let modelName = "print"
    private static let outputName = "print"

    /// Creates an engine with a runtime.
    public init(runtime: InferenceRuntime) {
        self.runtime = runtime
    }
}

// MARK: - Prints

extension PrintEngine {
    /// Makes the print of a part of a picture.
    ///
    /// The same pixels give the same print, bit for bit, on one machine. Throws the picture's error when its pixels
    /// can't be read, and `InferenceError` when the network can't be loaded or fails. This call blocks; see
    /// `BlockingWork`.
    public func print(
        of picture: Picture,
        region: PictureRegion = .whole,
        fit: PictureFit = .fill,
        precision: InferencePrecision = .single
    ) throws -> ImagePrint {
        let model = try loadedModel(precision)
        let pixels = try picture.raster(for: Self.need(of: model, region: region, fit: fit)).packedRGB()
        return try print(ofRGB: pixels, by: model)
    }

    /// Makes the prints of a part of a picture at four rotations: by zero, one, two and three quarter turns clockwise.
    ///
    /// A thing that is on its side resembles its catalog picture in one of the four. The pixels are scaled once.
    public func turnedPrints(
        of picture: Picture,
        region: PictureRegion = .whole,
        precision: InferencePrecision = .single
    ) throws -> [ImagePrint] {
        let model = try loadedModel(precision)
        let pixels = try picture.raster(for: Self.need(of: model, region: region, fit: .fill))
        // With 16 bits each takes a thread.
        let workers = precision == .half ? runtime.threads : 1
        return try ParallelWork.map([PictureOrientation.up, .right, .down, .left], workers: workers) { turn in
            try self.print(ofRGB: try pixels.oriented(turn).packedRGB(), by: model)
        }
    }

    /// Makes the print of packed RGB bytes with the size of ``need(region:fit:)``.
    public func print(ofRGB pixels: [UInt8]) throws(InferenceError) -> ImagePrint {
        try print(ofRGB: pixels, by: loadedModel())
    }

    /// Returns the pixels that a print needs from a picture, for preparing them together with other needs.
    public func need(region: PictureRegion = .whole, fit: PictureFit = .fill) throws(InferenceError) -> PictureNeed {
        Self.need(of: try loadedModel(), region: region, fit: fit)
    }

    private func print(ofRGB pixels: [UInt8], by model: LoadedModel) throws(InferenceError) -> ImagePrint {
        let values = try unsafe pixels.span.withUnsafeBytes { (bytes) throws(InferenceError) in
            try unsafe model.run(bytes, output: Self.outputName) { unsafe Array($0) }
        }
        guard values.allSatisfy(\.isFinite) else {
            throw InferenceError(
                code: .inferenceFailed,
                message: "The model \(model.name) answered what isn't a number."
            )
        }
        return ImagePrint(revision: Self.revision, values: values)
    }
}

// MARK: - Model

extension PrintEngine {
    /// The network, with its input and output checked.
    private func loadedModel(_ precision: InferencePrecision = .single) throws(InferenceError) -> LoadedModel {
        // What takes prints of 16 bits has other work meanwhile, or several prints to make.
        let parallelism: InferenceParallelism = try runtime.available(precision) == .half ? .across : .within
        let model = try runtime.model(named: Self.modelName, parallelism: parallelism, precision: precision)
        guard model.inputShape.count == 4, model.inputShape[3] == 3, model.inputs.first?.element == .uint8 else {
            throw InferenceError(
                code: .modelDamaged,
                message: """
                    The model \(model.name) takes \(model.inputShape) in place of rows of RGB bytes. \
                    \(runtime.paths.remedy)
                    """
            )
        }
        return model
    }

    private static func need(of model: LoadedModel, region: PictureRegion, fit: PictureFit) -> PictureNeed {
        PictureNeed(region: region, fit: fit, width: model.inputShape[2], height: model.inputShape[1])
    }
}
