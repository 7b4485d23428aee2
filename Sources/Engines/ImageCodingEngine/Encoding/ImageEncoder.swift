public import Foundation
public import PixelEngine

/// A writer of picture files.
public enum ImageEncoder {
    /// Encodes a picture in a format.
    ///
    /// PNG, TIFF and lossless WebP are lossless; PNG and TIFF keep 16 bits. Premultiplied pixels are unpremultiplied
    /// first, because these formats store straight alpha. JPEG has no alpha: transparent pixels are composited over
    /// white. Floating-point rasters are refused; convert them first.
    public static func encode(
        _ raster: Raster,
        as format: ImageFileFormat,
        options: EncodingOptions
    ) throws(ImageCodingError) -> Data {
        switch format {
        case .jpeg: try JPEGWriter.encode(raster, options)
        case .png: try PNGWriter.encode(raster, options)
        case .webp: try WebPWriter.encode(raster, options)
        case .tiff: try TIFFWriter.encode(raster, options)
        case .bmp: try BMPWriter.encode(raster, options)
        case .heic, .avif: try HEIFWriter.encode(raster, as: format, options)
        case .gif, .pdf: throw .encodingFailed(format, "this engine only reads the format. Use PNG instead")
        }
    }

    /// Encodes a picture in a format with the default options.
    public static func encode(_ raster: Raster, as format: ImageFileFormat) throws(ImageCodingError) -> Data {
        try encode(raster, as: format, options: EncodingOptions())
    }
}
