import Foundation
import PixelEngine

/// A reader that delegates to another place.
struct DistantReader: FormatReader {
    let info: ImageInfo
    private let data: Data
    private let limits: DecodingLimits
    private let place: any DecodingPlace

    init(
        data: Data,
        format: ImageFileFormat,
        page: Int,
        limits: DecodingLimits,
        place: any DecodingPlace
    ) throws(ImageCodingError) {
        let info = try place.info(of: data, format: format, page: page, limits: limits)
        try limits.check(width: info.width, height: info.height, format: format)
        guard info.format.isKin(to: format), info.page == page, info.isPlausible else { throw .contradicted(format) }
        self.info = info
        self.data = data
        self.limits = limits
        self.place = place
    }

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        guard let place = limits.place else {
            throw ImageCodingError(code: .decoderFailed, message: "There is no place to decode the picture in.")
        }
        try self.init(data: data, format: format, page: 0, limits: limits, place: place)
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        let raster = try place.raster(
            of: data,
            info: info,
            options: request.options,
            limits: request.limits
        )
        guard isAnswer(raster, to: request) else { throw .contradicted(info.format) }
        return raster
    }

    /// Returns a Boolean value that indicates whether a picture has a size and format that was requested.
    private func isAnswer(_ raster: Raster, to request: DecodingRequest) -> Bool {
        let formats: Set<PixelFormat> = request.nativeDepth ? [.gray8, .rgba8, .gray16, .rgba16] : [.gray8, .rgba8]
        if info.format == .pdf {
            let size = PageSize(info).size(minimum: request.minimumSize, limits: request.limits)
            return raster.format == .rgba8 && raster.width == size.width && raster.height == size.height
        }
        let least = request.minimumSize ?? ImageInfo.Size(width: info.width, height: info.height)
        return formats.contains(raster.format) && raster.width <= info.width && raster.height <= info.height
            && raster.width >= min(least.width, info.width) && raster.height >= min(least.height, info.height)
    }
}

extension ImageFileFormat {
    /// HEIC and AVIF can't be told apart by their first bytes alone.
    fileprivate func isKin(to other: Self) -> Bool {
        let boxed: Set<Self> = [.heic, .avif]
        return self == other || (boxed.contains(self) && boxed.contains(other))
    }
}

extension ImageInfo {
    /// A Boolean value that indicates whether the values are possible in a header.
    fileprivate var isPlausible: Bool {
        let texts = [colorProfileName, capture.date, capture.cameraMaker, capture.cameraModel, capture.software]
        let numbers = [resolution?.horizontal, resolution?.vertical].compactMap { $0 }
        return (1...64).contains(bitsPerComponent) && (1...64).contains(componentCount) && frameCount >= 1
            && texts.allSatisfy { ($0?.utf8.count ?? 0) <= 4096 } && numbers.allSatisfy { $0.isFinite && $0 >= 0 }
            && (embeddedThumbnail.map { $0.width > 0 && $0.height > 0 } ?? true)
    }
}

extension ImageCodingError {
    /// The error for an impossible result of another process.
    package static func contradicted(_ format: ImageFileFormat) -> Self {
        Self(
            code: .decoderFailed,
            message: "The \(format.title) made its decoder give an answer that can't be true. Open it in an "
                + "editor and save it again."
        )
    }
}
