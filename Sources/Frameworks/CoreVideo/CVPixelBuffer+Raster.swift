package import PixelEngine

extension CVBuffer {
    /// The pixels as a picture in one of the engines' formats.
    ///
    /// Memory is shared when the format has an equal and the buffer is read-only; otherwise the pixels are copied.
    /// Depth and disparity become gray numbers as they are. Throws for two-component formats.
    package func makeRaster() throws(PixelError) -> Raster {
        if let direct = directFormat {
            let view = try view(as: direct.format, alpha: isOpaque ? .opaque : direct.alpha)
            return memory?.isSealed == true ? view : try view.copied()
        }
        return try convertedRaster()
    }

    /// The pixels as a picture that shares the buffer's memory where it can.
    ///
    /// Later writes to the buffer change the picture, so this is for recipes that promise no more than that.
    package func lentRaster() throws(PixelError) -> Raster {
        guard let direct = directFormat else { return try convertedRaster() }
        return try view(as: direct.format, alpha: isOpaque ? .opaque : direct.alpha)
    }

    /// Creates a buffer in a format of the same layout, sharing the picture's memory.
    package convenience init(_ raster: Raster) throws(CVError) {
        let format =
            switch raster.format {
            case .gray8: kCVPixelFormatType_OneComponent8
            case .gray16: kCVPixelFormatType_OneComponent16
            case .grayHalf: kCVPixelFormatType_OneComponent16Half
            case .grayFloat: kCVPixelFormatType_OneComponent32Float
            case .rgba8: kCVPixelFormatType_32RGBA
            case .bgra8: kCVPixelFormatType_32BGRA
            case .rgba16: kCVPixelFormatType_64RGBALE
            case .rgbaHalf: kCVPixelFormatType_64RGBAHalf
            case .rgbaFloat: kCVPixelFormatType_128RGBAFloat
            }
        guard let layout = CVPixelLayout(format: format) else { throw CVError(kCVReturnInvalidPixelFormat) }
        let plane = Plane(
            width: raster.width,
            height: raster.height,
            bytesPerRow: raster.bytesPerRow,
            memory: raster.memory,
            byteOffset: raster.byteOffset
        )
        self.init(
            width: raster.width,
            height: raster.height,
            format: format,
            layout: layout,
            planes: [plane],
            memory: raster.memory,
            halfOffset: raster.halfOffset
        )
        if raster.alpha == .opaque { markOpaque() }
    }

    /// A Boolean value that indicates whether the buffer says of its pixels that they are opaque, and can't be written any
    /// more.
    package var isOpaque: Bool {
        memory?.isSealed == true && attachment(for: kCVImageBufferAlphaChannelIsOpaque)?.value as? Bool == true
    }

    /// Notes that every pixel is opaque, unless they can change, so that readers needn't look for transparent ones.
    package func markOpaque() {
        guard memory?.isSealed == true else { return }
        setAttachment(true, mode: .shouldNotPropagate, for: kCVImageBufferAlphaChannelIsOpaque)
    }

    /// Converts a picture of the same size into the buffer's format and writes it.
    package func write(_ raster: Raster) throws(PixelError) {
        guard raster.width == width, raster.height == height else {
            throw PixelError(
                code: .invalidSize,
                message: """
                    A picture of \(raster.width) × \(raster.height) pixels doesn't fill a buffer of \
                    \(width) × \(height); scale it first.
                    """
            )
        }
        if let direct = directFormat {
            try copy(
                raster.converted(to: direct.format, alpha: direct.alpha),
                bytesPerPixel: direct.format.bytesPerPixel
            )
        } else if let encoding = yCbCrEncoding {
            try raster.write(luma: pixelPlane(0), chroma: pixelPlane(1), encoding: encoding)
        } else if let order = byteOrder {
            try raster.converted(to: .bgra8, alpha: order.count == 3 ? .opaque : .premultiplied)
                .write(to: pixelPlane(0), order: order)
        } else {
            throw unsupported
        }
    }
}

// MARK: - Formats

extension CVBuffer {
    /// The engine's format with the same layout.
    private var directFormat: (format: PixelFormat, alpha: AlphaMode)? {
        switch format {
        case kCVPixelFormatType_32BGRA: (.bgra8, .premultiplied)
        case kCVPixelFormatType_32RGBA: (.rgba8, .premultiplied)
        case kCVPixelFormatType_64RGBALE: (.rgba16, .premultiplied)
        case kCVPixelFormatType_64RGBAHalf: (.rgbaHalf, .premultiplied)
        case kCVPixelFormatType_128RGBAFloat: (.rgbaFloat, .premultiplied)
        case kCVPixelFormatType_OneComponent8: (.gray8, .opaque)
        case kCVPixelFormatType_OneComponent16: (.gray16, .opaque)
        case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
            kCVPixelFormatType_DisparityFloat16:
            (.grayHalf, .opaque)
        case kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32:
            (.grayFloat, .opaque)
        default: nil
        }
    }

    /// The positions of blue, green, red and alpha among a pixel's bytes, where they differ from the engine's formats.
    private var byteOrder: [Int]? {
        switch format {
        case kCVPixelFormatType_32ARGB: [3, 2, 1, 0]
        case kCVPixelFormatType_32ABGR: [1, 2, 3, 0]
        case kCVPixelFormatType_24RGB: [2, 1, 0]
        case kCVPixelFormatType_24BGR: [0, 1, 2]
        default: nil
        }
    }

    /// The encoding of luma and chroma.
    ///
    /// A buffer without the attachment is taken for standard definition below 720 rows and 1,280 columns, and for
    /// high definition from there, as broadcasters do.
    package var yCbCrEncoding: YCbCrEncoding? {
        guard layout.isPlanar else { return nil }
        let matrix: YCbCrEncoding.Matrix =
            switch attachment(for: kCVImageBufferYCbCrMatrixKey)?.value as? String {
            case kCVImageBufferYCbCrMatrix_ITU_R_601_4: .bt601
            case kCVImageBufferYCbCrMatrix_ITU_R_709_2: .bt709
            case kCVImageBufferYCbCrMatrix_ITU_R_2020: .bt2020
            default: width >= 1280 || height >= 720 ? .bt709 : .bt601
            }
        return YCbCrEncoding(
            matrix: matrix,
            isFullRange: format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        )
    }

    private var unsupported: PixelError {
        PixelError(
            code: .unsupportedConversion,
            message: "A buffer of format \(format) holds no colors; read its numbers under a lock."
        )
    }
}

// MARK: - Memory

extension CVBuffer {
    private func view(as format: PixelFormat, alpha: AlphaMode) throws(PixelError) -> Raster {
        let plane = planes[0]
        let view = Raster(
            width: width,
            height: height,
            bytesPerRow: plane.bytesPerRow,
            format: format,
            alpha: alpha,
            memory: plane.memory,
            byteOffset: plane.byteOffset,
            halfOffset: alpha == .opaque && format.hasAlpha ? halfOffset : nil
        )
        guard let view else { throw unsupported }
        return view
    }

    private func convertedRaster() throws(PixelError) -> Raster {
        if let encoding = yCbCrEncoding {
            return try Raster(
                luma: pixelPlane(0),
                chroma: pixelPlane(1),
                encoding: encoding,
                width: width,
                height: height,
                format: .bgra8
            )
        }
        guard let order = byteOrder else { throw unsupported }
        return try Raster(reading: pixelPlane(0), order: order, width: width, height: height)
    }

    private func pixelPlane(_ index: Int) -> PixelPlane {
        let plane = planes[index]
        return PixelPlane(memory: plane.memory, byteOffset: plane.byteOffset, bytesPerRow: plane.bytesPerRow)
    }

    private func copy(_ raster: Raster, bytesPerPixel: Int) {
        guard let address = unsafeAddress(of: planes[0]) else { return }
        let rowBytes = width * bytesPerPixel
        raster.withUnsafeBytes { source in
            for y in 0..<height {
                let row = UnsafeMutableRawBufferPointer(start: address + y * planes[0].bytesPerRow, count: rowBytes)
                row.copyBytes(from: source[y * raster.bytesPerRow..<y * raster.bytesPerRow + rowBytes])
            }
        }
    }
}
