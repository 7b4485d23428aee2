public import Foundation
public import PixelEngine

/// A decoder for a picture in one of the formats of ``ImageFileFormat``.
///
/// The initializer recognizes the format by its first bytes, parses the header and checks the limits, without a large
/// allocation. The decoder is a value that threads may share; each ``decode(minimumSize:nativeDepth:)`` is independent.
public struct ImageDecoder: Sendable {
    /// The header's content.
    public var info: ImageInfo { reader.info }
    /// The parsed EXIF and IPTC metadata, which is empty where a worker process decodes.
    public var metadata: PictureMetadata { PictureMetadata(reader.metadata) }
    /// The limits of decoding.
    public let limits: DecodingLimits
    /// The file's bytes.
    package let data: Data
    private let reader: any FormatReader

    /// Creates a decoder for a page of a file's bytes, counted from zero.
    public init(data: Data, page: Int = 0, limits: DecodingLimits = .default) throws(ImageCodingError) {
        guard !data.isEmpty else {
            throw ImageCodingError(code: .emptyFile, message: "There are no bytes to decode. Pass a picture.")
        }
        try limits.checkFile(byteCount: data.count, name: "The picture")
        guard let format = ImageFileFormat.detect(data) else { throw .unknownFormat }
        self.limits = limits
        self.data = data
        if let place = limits.place {
            reader = try DistantReader(data: data, format: format, page: page, limits: limits, place: place)
            return
        }
        let type = Self.readerType(for: format)
        if let type = type as? any PageReader.Type {
            reader = try type.init(data: data, page: page, limits: limits)
        } else {
            guard page == 0 else { throw .noPage(page, format, count: 1) }
            reader = try type.init(data: data, format: format, limits: limits)
        }
    }

    /// Returns a decoder for another page of the file, counted from zero.
    public func page(_ page: Int) throws(ImageCodingError) -> ImageDecoder {
        page == info.page ? self : try ImageDecoder(data: data, page: page, limits: limits)
    }

    private static func readerType(for format: ImageFileFormat) -> any FormatReader.Type {
        switch format {
        case .jpeg: JPEGReader.self
        case .png: PNGReader.self
        case .webp: WebPReader.self
        case .gif: GIFReader.self
        case .bmp: BMPReader.self
        case .tiff: TIFFReader.self
        case .heic, .avif: HEIFReader.self
        case .pdf: PDFReader.self
        }
    }

    /// Decodes the picture in its stored orientation, with colors converted to sRGB.
    ///
    /// With a minimum size, a codec with scaled decoding picks the smallest scale whose result is at least that large
    /// in both directions (stored, not upright). JPEG offers eighths, WebP any scale, HEIC its embedded thumbnail; the
    /// other formats return all pixels. A page of a PDF document is drawn at any scale, larger ones included.
    ///
    /// If the limits name another place, the picture is decoded there.
    ///
    /// The result is `gray8` for a gray picture and `rgba8` for any other, opaque or with straight alpha. With
    /// `nativeDepth` a picture of more than 8 bits per component is returned as `gray16` or `rgba16`, bit for bit
    /// unless a color profile requires a conversion.
    ///
    /// With `averaging`, a PNG is reduced, too: blocks of pixels are averaged as its rows are read, as long as the
    /// minimum is reached. The result differs slightly from scaling all its pixels.
    public func decode(
        minimumSize: (width: Int, height: Int)? = nil,
        nativeDepth: Bool = false,
        averaging: Bool = false
    ) throws(ImageCodingError) -> Raster {
        try decode(
            DecodingOptions(
                minimumSize: minimumSize.map { ImageInfo.Size(width: max(1, $0.width), height: max(1, $0.height)) },
                nativeDepth: nativeDepth,
                averages: averaging
            )
        )
    }

    /// Decodes the picture with options that may come from another process.
    package func decode(_ options: DecodingOptions) throws(ImageCodingError) -> Raster {
        try reader.decode(request(options))
    }

    /// Decodes the picture in exactly the least size of the options, in bands of rows from the top.
    ///
    /// A band is valid until the next one, which takes its memory. Returns false where that isn't possible, and the whole
    /// picture has to be decoded; bands that were taken don't count then.
    package func decodeBands(
        _ options: DecodingOptions,
        take: (Raster) throws(ImageCodingError) -> Void
    ) throws(ImageCodingError) -> Bool {
        try reader.decodeBands(request(options), take: take)
    }

    private func request(_ options: DecodingOptions) -> DecodingRequest {
        DecodingRequest(
            format: info.format,
            limits: limits,
            minimumSize: options.minimumSize,
            nativeDepth: options.nativeDepth,
            averages: options.averages
        )
    }
}
