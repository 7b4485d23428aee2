public import CoreVideo
public import FoundationCompatibility

/// A code of a kind of media.
public typealias CMMediaType = FourCharCode

/// The kind of media that shows pictures.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465  // 'vide'

/// A size of a video in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int32
    /// The height in pixels.
    public var height: Int32

    /// Creates a size.
    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

/// A description of the pictures of a video.
public final class CMFormatDescription: Hashable, Sendable {
    package let pixelFormat: OSType
    /// The size in pixels.
    public let dimensions: CMVideoDimensions

    /// Describes a buffer.
    public init(imageBuffer: CVImageBuffer) throws {
        pixelFormat = CVPixelBufferGetPixelFormatType(imageBuffer)
        dimensions = CMVideoDimensions(
            width: Int32(CVPixelBufferGetWidth(imageBuffer)),
            height: Int32(CVPixelBufferGetHeight(imageBuffer))
        )
    }

    /// Returns a Boolean value that indicates whether a buffer is as described.
    public func matchesImageBuffer(_ imageBuffer: CVImageBuffer) -> Bool {
        pixelFormat == CVPixelBufferGetPixelFormatType(imageBuffer)
            && Int(dimensions.width) == CVPixelBufferGetWidth(imageBuffer)
            && Int(dimensions.height) == CVPixelBufferGetHeight(imageBuffer)
    }

    /// Returns a Boolean value that indicates whether two descriptions say the same.
    public static func == (lhs: CMFormatDescription, rhs: CMFormatDescription) -> Bool {
        lhs.pixelFormat == rhs.pixelFormat && lhs.dimensions == rhs.dimensions
    }

    /// Feeds what the description says to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pixelFormat)
        hasher.combine(dimensions)
    }
}

/// A description of the pictures of a video.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Describes a buffer.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?,
    imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
    return noErr
}

/// Returns a Boolean value that indicates whether a buffer is as described.
public func CMVideoFormatDescriptionMatchesImageBuffer(
    _ desc: CMVideoFormatDescription,
    imageBuffer: CVImageBuffer
) -> Bool {
    desc.matchesImageBuffer(imageBuffer)
}

/// Returns the size of a video in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}

/// Returns the kind of media.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { kCMMediaType_Video }

/// Returns the pixel format of uncompressed pictures.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.pixelFormat }
