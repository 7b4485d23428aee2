import FoundationCompatibility

/// The planes of a pixel format.
package struct CVPixelLayout: Sendable {
    /// One plane of a pixel format.
    package struct Plane: Sendable {
        /// The number of bytes of one element of the plane.
        package var bytesPerElement: Int
        /// The number of pixels that share an element, in each direction.
        package var subsampling: Int

        package func count(of pixels: Int) -> Int { (pixels + subsampling - 1) / subsampling }
    }

    /// The planes in the order in which they lie in memory.
    package let planes: [Plane]
    /// A Boolean value that indicates whether the format counts as planar.
    package var isPlanar: Bool { planes.count > 1 }

    /// Describes a format, or returns nil for an unknown one.
    package init?(format: OSType) {
        switch format {
        case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA, kCVPixelFormatType_32ARGB,
            kCVPixelFormatType_32ABGR, kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_TwoComponent16Half,
            kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
            self.init(packed: 4)
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR:
            self.init(packed: 3)
        case kCVPixelFormatType_OneComponent8:
            self.init(packed: 1)
        case kCVPixelFormatType_OneComponent16, kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_TwoComponent8,
            kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DisparityFloat16:
            self.init(packed: 2)
        case kCVPixelFormatType_TwoComponent32Float, kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_64RGBALE:
            self.init(packed: 8)
        case kCVPixelFormatType_128RGBAFloat:
            self.init(packed: 16)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            self.init(planes: [Plane(bytesPerElement: 1, subsampling: 1), Plane(bytesPerElement: 2, subsampling: 2)])
        default:
            return nil
        }
    }

    private init(packed bytes: Int) {
        self.init(planes: [Plane(bytesPerElement: bytes, subsampling: 1)])
    }

    private init(planes: [Plane]) { self.planes = planes }
}
