public import FoundationCompatibility

/// The pixel format or formats of a buffer: one number or an array of numbers.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The allocator of a buffer.
public let kCVPixelBufferMemoryAllocatorKey: CFString = "MemoryAllocator"
/// The width of a buffer in pixels.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The height of a buffer in pixels.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The number of extra pixels left of the picture.
public let kCVPixelBufferExtendedPixelsLeftKey: CFString = "ExtendedPixelsLeft"
/// The number of extra pixels above the picture.
public let kCVPixelBufferExtendedPixelsTopKey: CFString = "ExtendedPixelsTop"
/// The number of extra pixels right of the picture.
public let kCVPixelBufferExtendedPixelsRightKey: CFString = "ExtendedPixelsRight"
/// The number of extra pixels below the picture.
public let kCVPixelBufferExtendedPixelsBottomKey: CFString = "ExtendedPixelsBottom"
/// The number that every row's length in bytes is a multiple of; 64 when absent.
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The number that every plane's position in bytes is a multiple of; 64 when absent.
public let kCVPixelBufferPlaneAlignmentKey: CFString = "PlaneAlignment"
/// A request that Core Graphics images can be made of the buffer.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// A request that bitmap contexts can draw into the buffer.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// A request that Metal can use the buffer; it has no effect here.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// A request, by its presence, that other processes can map the buffer.
///
/// The value is a dictionary, which may be empty. The buffer then lives in a memory file.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
