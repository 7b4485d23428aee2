public import CoreVideo
import GeometryEngine
package import PictureEngine
package import PixelEngine

extension CapturedPicture {
    /// Returns the pixels to search with: upright, opaque, cropped to the highlight, in the format 32BGRA.
    ///
    /// They are in sealed shared memory, which other processes can map without copying. The outside of a lasso is
    /// painted in the mean color of its inside. This decodes the picture; don't call it on the main actor.
    /// - Parameters:
    ///   - highlight: The highlighted part.
    ///   - size: The limit on the size of the result, as of ``CaptureProfile/sizePolicy``.
    public func pixelBuffer(
        of highlight: Highlight = .whole,
        size: CaptureSizePolicy = CaptureProfile.desktop.sizePolicy
    ) throws(CaptureError) -> CVReadOnlyPixelBuffer {
        try Self.pixelBuffer(of: part(of: highlight, size: size))
    }

    /// Puts a part of a picture into memory that other processes can map.
    package static func pixelBuffer(of part: Picture) throws(CaptureError) -> CVReadOnlyPixelBuffer {
        do {
            return CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(part.sealed(as: .bgra8)))
        } catch {
            throw CaptureError(error)
        }
    }

    /// Returns the same pixels for engines to examine, before they are passed on.
    package func part(of highlight: Highlight, size: CaptureSizePolicy) throws(CaptureError) -> Picture {
        do {
            switch highlight {
            case .lasso: return Picture(try raster(of: highlight, size: size))
            case .whole, .rectangle: return try picture.part(for: need(try rectangle(of: highlight), size), as: .bgra8)
            }
        } catch {
            throw CaptureError(error)
        }
    }

    /// Returns the same pixels as an opaque picture in ``PixelFormat/rgba8``.
    package func raster(of highlight: Highlight, size: CaptureSizePolicy) throws(CaptureError) -> Raster {
        let rectangle = try rectangle(of: highlight)
        let need = need(rectangle, size)
        do {
            let part = try picture.raster(for: need)
            guard case .lasso(let points) = highlight else { return part }
            let mask = OutlineMask(
                points.map { rectangle.place($0, width: width, height: height, in: (need.width, need.height)) },
                width: need.width,
                height: need.height
            )
            guard mask.count > 0 else { throw Highlight.enclosesNothing }
            return try part.masked(by: mask)
        } catch {
            throw CaptureError(error)
        }
    }

    /// Returns the pixels around the highlight.
    private func rectangle(of highlight: Highlight) throws(CaptureError) -> PixelRect {
        let bounds = try highlight.bounds()
        let rect = bounds.rect.scaled(x: Double(width), y: Double(height))
        return switch highlight {
        case .lasso: PixelRect(touching: rect, width: width, height: height)
        case .whole, .rectangle: PixelRect(nearest: rect, width: width, height: height)
        }
    }

    private func need(_ rectangle: PixelRect, _ size: CaptureSizePolicy) -> PictureNeed {
        let target = size.size(ofWidth: rectangle.width, height: rectangle.height)
        return PictureNeed(
            region: PictureRegion(rectangle, width: width, height: height),
            fit: .fill,
            width: target.width,
            height: target.height
        )
    }
}

extension PixelRect {
    /// Returns the position of a picture's point in a target to which the rectangle is scaled.
    fileprivate func place(
        _ point: Point,
        width pictureWidth: Int,
        height pictureHeight: Int,
        in target: (width: Int, height: Int)
    ) -> Point {
        func place(_ part: Double, _ side: Int, _ start: Int, _ length: Int, _ targetLength: Int) -> Double {
            (min(max(part, 0), 1) * Double(side) - Double(start)) * Double(targetLength) / Double(length)
        }
        return Point(
            x: place(point.x, pictureWidth, x, width, target.width),
            y: place(point.y, pictureHeight, y, height, target.height)
        )
    }
}
