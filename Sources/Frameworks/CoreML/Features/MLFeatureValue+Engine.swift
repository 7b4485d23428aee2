import GeometryEngine
import InferenceEngine
import OwnModelEngine
import PictureEngine
import PixelEngine

extension MLFeatureValue {
    /// Creates an image of a part of a picture, of a size and format.
    convenience init(
        _ picture: Picture,
        _ size: (width: Int, height: Int),
        _ format: OSType,
        _ options: [ImageOption: Any]?
    ) throws {
        let sides = 1...ImageInput.maximumSide
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw MLModelError(
                .featureType,
                "An image of \(size.width) × \(size.height) pixels can't be made; a side may have \(sides)."
            )
        }
        let crop = options?[.cropRect] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        let region = PictureRegion(
            x: crop.minX,
            y: VerticalFlip.start(of: crop.minY, length: crop.height),
            width: crop.width,
            height: crop.height
        )
        guard region.isValid else {
            throw MLModelError(.featureType, "The crop \(crop) must lie inside the image, whose sides run from 0 to 1.")
        }
        let number = (options?[.cropAndScale] as? NSNumber)?.intValue ?? options?[.cropAndScale] as? Int
        let pixels = try Self.translating {
            try picture.raster(region: region, fit: Self.fit(number), width: size.width, height: size.height)
        }
        self.init(pixelBuffer: try Self.buffer(of: pixels, format))
    }

    /// The fit that a raw value of Vision's option names; the whole image is stretched unless something is said.
    private static func fit(_ number: Int?) -> PictureFit {
        switch number {
        case 0: .centerCrop
        case 1: .fit
        case 0x101: .fitTurned
        case 0x102: .fillTurned
        default: .fill
        }
    }

    /// Creates a buffer of a format with a picture's pixels.
    static func buffer(of pixels: Raster, _ format: OSType) throws -> CVPixelBuffer {
        var buffer: CVPixelBuffer?
        guard CVPixelBufferCreate(nil, pixels.width, pixels.height, format, nil, &buffer) == kCVReturnSuccess,
            let buffer
        else { throw MLModelError(.featureType, "No image of the pixel format \(format) can be made.") }
        try translating { try buffer.write(pixels) }
        return buffer
    }

    /// Runs work and turns what engines throw into the errors of models.
    static func translating<T>(_ work: () throws -> T) throws(MLModelError) -> T {
        do {
            return try work()
        } catch {
            throw MLModelError(error)
        }
    }
}

extension MLModelError {
    /// Wraps an error of an engine, its message unchanged.
    init(_ error: any Error) {
        switch error {
        case let error as MLModelError: self = error
        case is CancellationError: self.init(.predictionCancelled, "The prediction was canceled.")
        case let error as InferenceError: self.init(error)
        default: self.init(.generic, "\(error)")
        }
    }

    private init(_ error: InferenceError) {
        switch error.code {
        case .modelNotFound, .modelDamaged, .modelUnsupported, .modelTooLarge: self.init(.io, error.description)
        case .invalidInput: self.init(.featureType, error.description)
        default: self.init(.generic, error.description)
        }
    }
}
