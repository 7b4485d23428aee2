import FoundationCompatibility
import ImageCodingEngine

extension CGImage {
    /// Creates an image of the PNG file that a provider holds, or returns nil when it can't be read.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, format: .png)
    }

    /// Creates an image of the JPEG file that a provider holds, or returns nil when it can't be read.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, format: .jpeg)
    }

    private convenience init?(_ source: CGDataProvider, format: ImageFileFormat) {
        guard let data = source.data, let decoder = try? ImageDecoder(data: data), decoder.info.format == format,
            let raster = try? decoder.decode(nativeDepth: true)
        else { return nil }
        self.init(raster: raster)
    }
}
