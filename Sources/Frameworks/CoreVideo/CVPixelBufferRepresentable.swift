public import CoreGraphics
public import Foundation
import PixelEngine

/// A value that stands for a buffer.
public protocol CVBufferRepresentable: ~Copyable {
    /// Calls a closure with the buffer, which it may not keep.
    func withUnsafeBuffer<R: ~Copyable>(_ body: (CVPixelBuffer) throws -> sending R) rethrows -> sending R
}

/// A value that stands for a buffer with an image.
public protocol CVImageBufferRepresentable: CVBufferRepresentable, ~Copyable {}

/// A value that stands for a buffer with pixels in main memory.
public protocol CVPixelBufferRepresentable: CVImageBufferRepresentable, ~Copyable {}

extension CVImageBufferRepresentable where Self: ~Copyable {
    /// The size of the image as it is stored.
    public var encodedSize: CGSize { withUnsafeBuffer { CVImageBufferGetEncodedSize($0) } }

    /// The size at which the image should be shown.
    public var displaySize: CGSize { withUnsafeBuffer { CVImageBufferGetDisplaySize($0) } }

    /// The part of the image that should be shown.
    public var cleanRect: CGRect { withUnsafeBuffer { CVImageBufferGetCleanRect($0) } }

    /// The attached color space, or nil when there is none.
    public var colorSpace: CGColorSpace? {
        withUnsafeBuffer { $0.attachment(for: kCVImageBufferCGColorSpaceKey)?.value as? CGColorSpace }
    }

    /// The corner where the rows of the image start.
    public var originPosition: CVImageBufferOriginPosition {
        withUnsafeBuffer { CVImageBufferIsFlipped($0) ? .topLeft : .bottomLeft }
    }
}

extension CVPixelBufferRepresentable where Self: ~Copyable {
    /// The pixel format.
    public var pixelFormatType: CVPixelFormatType {
        withUnsafeBuffer { CVPixelFormatType(rawValue: $0.format) }
    }

    /// The size in pixels.
    public var size: CVImageSize {
        withUnsafeBuffer { CVImageSize(width: $0.width, height: $0.height) }
    }

    /// The extra pixels around the picture.
    public var extendedPixels: CVPixelBufferPadding { withUnsafeBuffer { $0.padding } }

    /// The number of planes of a planar buffer, and 0 for any other.
    public var planeCount: Int { withUnsafeBuffer { CVPixelBufferGetPlaneCount($0) } }

    /// A Boolean value that indicates whether the buffer has separate planes.
    public var isPlanar: Bool { withUnsafeBuffer { $0.layout.isPlanar } }

    /// The size and row length of every plane, of which a buffer that isn't planar has one.
    public var planeProperties: [CVPixelBufferPlaneProperties] {
        withUnsafeBuffer { $0.planes.map(\.properties) }
    }

    /// The attributes that make a buffer like this one.
    public var creationAttributes: CVPixelBufferCreationAttributes {
        withUnsafeBuffer { buffer in
            var attributes = CVPixelBufferCreationAttributes(
                pixelFormatType: CVPixelFormatType(rawValue: buffer.format),
                size: CVImageSize(width: buffer.width, height: buffer.height),
                extendedPixels: buffer.padding == .zero ? nil : buffer.padding
            )
            attributes.isShared = buffer.memory?.fileDescriptor != nil
            return attributes
        }
    }

    /// Returns a Boolean value that indicates whether the buffer is what the attributes ask for.
    public func isCompatibleWith(_ attributes: CVPixelBufferCreationAttributes) -> Bool {
        withUnsafeBuffer { buffer in
            guard
                buffer.format == attributes.pixelFormatType.rawValue, buffer.width == attributes.size.width,
                buffer.height == attributes.size.height, buffer.padding == attributes.extendedPixels ?? .zero
            else { return false }
            let alignment = max(attributes.bytesPerRowAlignment ?? 1, 1)
            return buffer.planes.allSatisfy { $0.bytesPerRow.isMultiple(of: alignment) }
        }
    }

    /// Calls a closure with the bytes of every plane.
    public func accessUnsafeRawPlaneBytes<R>(
        _ block: ([(properties: CVPixelBufferPlaneProperties, bytes: UnsafeRawBufferPointer)]) throws -> sending R
    ) rethrows -> sending R {
        // The overloads of `withUnsafeBuffer` leave no room for a closure that throws and a result without bounds,
        // so the planes come out first; the buffer outlives the call.
        let planes = withUnsafeBuffer { UncheckedPlanes($0.planeBytes) }.planes
        defer { withUnsafeBuffer { withExtendedLifetime($0) {} } }
        return try block(planes.map { ($0.properties, UnsafeRawBufferPointer($0.bytes)) })
    }
}

/// A carrier that takes the planes out of a closure, within the life of their buffer.
private struct UncheckedPlanes: @unchecked Sendable {
    // Used on the calling task alone, between two lines of one function.
    let planes: [(properties: CVPixelBufferPlaneProperties, bytes: UnsafeMutableRawBufferPointer)]

    init(_ planes: [(properties: CVPixelBufferPlaneProperties, bytes: UnsafeMutableRawBufferPointer)]) {
        self.planes = planes
    }
}

extension CVBuffer {
    var planeBytes: [(properties: CVPixelBufferPlaneProperties, bytes: UnsafeMutableRawBufferPointer)] {
        zip(planes, layout.planes).map { plane, format in
            let count = (plane.height - 1) * plane.bytesPerRow + plane.width * format.bytesPerElement
            return (plane.properties, UnsafeMutableRawBufferPointer(start: unsafeAddress(of: plane), count: count))
        }
    }
}

extension CVBuffer.Plane {
    var properties: CVPixelBufferPlaneProperties {
        CVPixelBufferPlaneProperties(size: CVImageSize(width: width, height: height), bytesPerRow: bytesPerRow)
    }
}
