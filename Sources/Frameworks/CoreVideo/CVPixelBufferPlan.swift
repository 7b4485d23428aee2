package import FoundationCompatibility
import PixelEngine

/// The layout of a new buffer: where each plane starts.
package struct CVPixelBufferPlan {
    package let width: Int
    package let height: Int
    package let format: OSType
    package let layout: CVPixelLayout
    package let padding: CVPixelBufferPadding
    /// A Boolean value that indicates whether other processes can map the buffer.
    package let isShared: Bool
    package private(set) var planes: [(width: Int, height: Int, bytesPerRow: Int, byteOffset: Int)] = []
    package private(set) var byteCount = 0

    /// The alignment of rows and planes when the attributes name none.
    package static let defaultAlignment = PixelMemory.alignment

    package init(_ width: Int, _ height: Int, _ format: OSType, attributes: CFDictionary?) throws(CVError) {
        let values = attributes ?? [:]
        try self.init(
            width,
            height,
            format,
            rowAlignment: values.integer(kCVPixelBufferBytesPerRowAlignmentKey),
            planeAlignment: values.integer(kCVPixelBufferPlaneAlignmentKey),
            padding: CVPixelBufferPadding(
                left: values.integer(kCVPixelBufferExtendedPixelsLeftKey) ?? 0,
                right: values.integer(kCVPixelBufferExtendedPixelsRightKey) ?? 0,
                top: values.integer(kCVPixelBufferExtendedPixelsTopKey) ?? 0,
                bottom: values.integer(kCVPixelBufferExtendedPixelsBottomKey) ?? 0
            ),
            isShared: values[kCVPixelBufferIOSurfacePropertiesKey] != nil
        )
    }

    package init(
        _ width: Int,
        _ height: Int,
        _ format: OSType,
        rowAlignment: Int? = nil,
        planeAlignment: Int? = nil,
        padding: CVPixelBufferPadding = .zero,
        isShared: Bool = false
    ) throws(CVError) {
        guard let layout = CVPixelLayout(format: format) else { throw CVError(kCVReturnInvalidPixelFormat) }
        // Sides above 2²⁰ and products above 2⁴⁰ can't overflow below, and no memory holds them either.
        guard (1...1 << 20).contains(width), (1...1 << 20).contains(height) else { throw CVError(kCVReturnInvalidSize) }
        let sides = [padding.left, padding.right, padding.top, padding.bottom, rowAlignment ?? 1, planeAlignment ?? 1]
        guard sides.allSatisfy({ (0...1 << 16).contains($0) }) else {
            throw CVError(kCVReturnInvalidPixelBufferAttributes)
        }
        self.width = width
        self.height = height
        self.format = format
        self.layout = layout
        self.padding = padding
        self.isShared = isShared
        for plane in layout.planes {
            place(
                plane,
                rowAlignment: rowAlignment ?? Self.defaultAlignment,
                planeAlignment: planeAlignment ?? Self.defaultAlignment
            )
        }
    }

    private mutating func place(_ plane: CVPixelLayout.Plane, rowAlignment: Int, planeAlignment: Int) {
        let left = plane.count(of: padding.left)
        let top = plane.count(of: padding.top)
        let (width, height) = (plane.count(of: width), plane.count(of: height))
        let rows = top + height + plane.count(of: padding.bottom)
        let row = (left + width + plane.count(of: padding.right)) * plane.bytesPerElement
        let bytesPerRow = row.roundedUp(toMultipleOf: rowAlignment)
        let start = byteCount.roundedUp(toMultipleOf: planeAlignment)
        planes.append((width, height, bytesPerRow, start + top * bytesPerRow + left * plane.bytesPerElement))
        byteCount = start + rows * bytesPerRow
    }
}

extension Int {
    fileprivate func roundedUp(toMultipleOf alignment: Int) -> Int {
        alignment < 2 ? self : (self + alignment - 1) / alignment * alignment
    }
}
