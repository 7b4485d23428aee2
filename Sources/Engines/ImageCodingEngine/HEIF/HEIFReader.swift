import Foundation
import PixelEngine

/// A reader for HEIC and AVIF files.
struct HEIFReader: FormatReader {
    let info: ImageInfo
    let metadata: MetadataBlocks
    private let data: Data
    private let boxes: HEIFBoxes

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        let boxes = try HEIFBoxes(data)
        var plan = HEIFPlan(boxes.items, format: format, limits: limits)
        try plan.check(fileByteCount: data.count)
        let file = try HEIFFile(data, format: format, limits: limits)
        (info, metadata) = try file.withPrimary { picture throws(ImageCodingError) in
            let info = try Self.info(picture, boxes, format: format, limits: limits)
            return (info, MetadataBlocks(exif: picture.exif()))
        }
        self.data = data
        self.boxes = boxes
    }

    private static func info(
        _ picture: borrowing HEIFHandle,
        _ boxes: HEIFBoxes,
        format: ImageFileFormat,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> ImageInfo {
        let size = boxes.isCropped ? picture.shownSize : picture.storedSize
        try limits.check(width: size.width, height: size.height, format: format)
        var info = ImageInfo(format: format, width: size.width, height: size.height)
        if let exif = picture.exif().flatMap(EXIFDetails.init) { info.merge(exif) }
        // The boxes decide; the format tells readers to ignore the orientation in EXIF.
        info.orientation = boxes.isCropped ? .up : boxes.orientation
        info.bitsPerComponent = picture.bitsPerComponent
        info.hasAlpha = picture.hasAlpha
        info.componentCount = info.hasAlpha ? 4 : 3
        if let profile = picture.profile() { info.merge(profile: ByteView(profile)) }
        if let thumbnail = picture.thumbnail() { info.embeddedThumbnail = Self.size(of: thumbnail, boxes) }
        return info
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        guard boxes.items.all.values.contains(where: { $0.type == "hvc1" }) else { return try decodeAll(request) }
        return try ClearedHeap.during { () throws(ImageCodingError) in try decodeAll(request) }
    }

    private func decodeAll(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        let file = try HEIFFile(data, format: request.format, limits: request.limits)
        return try file.withPrimary { picture throws(ImageCodingError) in
            if let wanted = request.minimumSize, let thumbnail = picture.thumbnail(), suits(thumbnail, wanted) {
                let profile = thumbnail.profile() ?? picture.profile()
                return try decode(thumbnail, profile: profile, appliesBoxes: boxes.orientation == .up, request)
            }
            return try decode(picture, profile: picture.profile(), appliesBoxes: boxes.isCropped, request)
        }
    }

    /// The size of a thumbnail in the main picture's stored orientation.
    ///
    /// Encoders pad and crop small pictures, so the shown size is used for a thumbnail that isn't rotated.
    private static func size(of thumbnail: borrowing HEIFHandle, _ boxes: HEIFBoxes) -> ImageInfo.Size {
        boxes.orientation == .up ? thumbnail.shownSize : thumbnail.storedSize
    }

    /// A Boolean value that indicates whether a thumbnail is large enough and shows the whole picture.
    private func suits(_ thumbnail: borrowing HEIFHandle, _ wanted: ImageInfo.Size) -> Bool {
        let size = Self.size(of: thumbnail, boxes)
        guard !boxes.isCropped, size.width >= wanted.width, size.height >= wanted.height, size.width < info.width else {
            return false
        }
        // Some cameras pad their thumbnails with black to another shape.
        return abs(size.width * info.height - size.height * info.width) <= 2 * max(info.width, info.height)
    }

    private func decode(
        _ picture: borrowing HEIFHandle,
        profile: Data?,
        appliesBoxes: Bool,
        _ request: DecodingRequest
    ) throws(ImageCodingError) -> Raster {
        let stated = picture.storedSize
        let isDeep = request.nativeDepth && info.bitsPerComponent > 8
        let pixelFormat: PixelFormat = isDeep ? .rgba16 : .rgba8
        // The library allocates a picture of its own before this engine sees a pixel.
        try request.limits.checkDecoded(
            byteCount: stated.width * stated.height * pixelFormat.bytesPerPixel,
            format: request.format
        )
        let isPremultiplied = picture.isPremultiplied
        let primaries = picture.statedPrimaries()
        return try picture.decode(
            isDeep: isDeep,
            keepsStoredOrientation: !appliesBoxes,
            format: request.format
        ) { pixels throws(ImageCodingError) in
            try request.limits.check(width: pixels.width, height: pixels.height, format: request.format)
            var canvas = try Canvas(width: pixels.width, height: pixels.height, format: pixelFormat, for: request)
            canvas.copy(pixels)
            if isPremultiplied { canvas.unpremultiply() }
            if let profile {
                canvas.convertToSRGB(from: profile)
            } else if let primaries, let wide = ICCProfile.rgb(primariesNumber: primaries) {
                canvas.convertRGB(wide)
            }
            return try canvas.raster(alpha: info.hasAlpha ? .straight : .opaque, for: request)
        }
    }
}

extension Canvas {
    /// Copies the rows and scales components of 9 to 15 bits to 16.
    fileprivate mutating func copy(_ pixels: HEIFPixels) {
        let rowByteCount = bytesPerRow
        unsafe withBytes { target in
            for row in 0..<pixels.height {
                let start = row * pixels.bytesPerRow
                let source = unsafe UnsafeRawBufferPointer(rebasing: pixels.bytes[start..<start + rowByteCount])
                unsafe UnsafeMutableRawBufferPointer(rebasing: target[(row * rowByteCount)...]).copyMemory(from: source)
            }
        }
        guard format.bytesPerComponent == 2, (9..<16).contains(pixels.bits) else { return }
        let full = UInt32(1) << UInt32(pixels.bits) - 1
        edit(as: UInt16.self) { values in
            for index in 0..<values.count {
                values[index] = UInt16(
                    min(65535, (UInt32(UInt16(littleEndian: values[index])) * 65535 + full / 2) / full)
                )
            }
        }
    }
}
