import CRectangleKernels
import Foundation
import GeometryEngine
import PixelEngine

/// A search for quadrilaterals with sides on edges, in a small picture.
struct QuadrilateralSearch {
    private let pixels: Raster
    private let criteria: RectangleCriteria

    /// The number of lines that are combined; the worst case grows with its cube.
    private static let lineLimit = 90
    /// The number of quadrilaterals that are examined closely.
    private static let candidateLimit = 160

    struct Candidate {
        /// The corners in pixels; integers are the centers of pixels.
        var corners: Quadrilateral
        /// The evidence for the quadrilateral, relative to one with completely visible sides.
        var score: Double
    }

    init(_ pixels: Raster, criteria: RectangleCriteria) {
        self.pixels = pixels
        self.criteria = criteria
    }

    /// Returns the quadrilaterals with the most evidence, best first.
    ///
    /// A long visible side counts more than a short one, so a cover comes before a frame printed on it.
    func candidates() throws -> [Candidate] {
        let count = pixels.width * pixels.height
        var dx = [Int16](repeating: 0, count: count)
        var dy = dx
        var edge = [UInt8](repeating: 0, count: count)
        return try unsafe dx.withUnsafeMutableBufferPointer { dx in
            try unsafe dy.withUnsafeMutableBufferPointer { dy in
                try unsafe edge.withUnsafeMutableBufferPointer { edge in
                    let slopes = unsafe fovea_slopes(
                        width: CInt(pixels.width),
                        height: CInt(pixels.height),
                        dx: dx.baseAddress,
                        dy: dy.baseAddress,
                        edge: edge.baseAddress
                    )
                    return try unsafe candidates(slopes)
                }
            }
        }
    }

    private func candidates(_ slopes: fovea_slopes) throws -> [Candidate] {
        let found = unsafe pixels.withKernelPicture { unsafe fovea_find_edges($0, slopes, 1.5, 4) }
        guard found else { throw outOfMemory }
        let segments = try unsafe segments(slopes)
        let stride = pixels.width + pixels.height + 2
        var support = [UInt16](repeating: 0, count: stride * Self.lineLimit)
        return try unsafe support.withUnsafeMutableBufferPointer { support in
            var lines: [fovea_line] = unsafe []
            for segment in segments {
                guard unsafe lines.count < Self.lineLimit else { break }
                guard unsafe !lines.contains(where: { unsafe $0.passes(segment) }) else { continue }
                var line = unsafe fovea_line()
                let room = unsafe support.baseAddress.map { unsafe $0 + lines.count * stride }
                guard unsafe fovea_fit_line(slopes, segment, room, &line) else { continue }
                guard unsafe !lines.contains(where: { unsafe $0.passes(line.along(segment)) }) else { continue }
                unsafe lines.append(line)
            }
            if criteria.includesCut { unsafe lines += borders }
            return try unsafe quadrilaterals(slopes, lines)
        }
    }

    /// The borders of the picture, which stand for sides outside.
    private var borders: [fovea_line] {
        let (right, bottom) = (Double(pixels.width) - 0.5, Double(pixels.height) - 0.5)
        let ends = [
            (-0.5, -0.5, right, -0.5), (right, -0.5, right, bottom), (right, bottom, -0.5, bottom),
            (-0.5, bottom, -0.5, -0.5),
        ]
        return unsafe ends.map { x0, y0, x1, y1 in
            let length = max(abs(x1 - x0), abs(y1 - y0))
            return unsafe fovea_line(
                x: x0,
                y: y0,
                ux: (x1 - x0) / length,
                uy: (y1 - y0) / length,
                first: 0,
                count: CInt(length),
                support: nil
            )
        }
    }

    /// The straight edge segments, longest first.
    private func segments(_ slopes: fovea_slopes) throws -> [fovea_segment] {
        let capacity = 4096
        let shortest = max(8, Float(max(pixels.width, pixels.height)) * 0.022)
        var segments = [fovea_segment](repeating: fovea_segment(), count: capacity)
        let count = unsafe segments.withUnsafeMutableBufferPointer {
            unsafe fovea_find_segments(slopes, shortest, $0.baseAddress, CInt(capacity))
        }
        guard count >= 0 else { throw outOfMemory }
        return segments.prefix(Int(count)).enumerated()
            .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }
            .map(\.element)
    }

    private func quadrilaterals(_ slopes: fovea_slopes, _ lines: [fovea_line]) throws -> [Candidate] {
        let tolerance = min(max(criteria.quadratureTolerance, 0), 45)
        let limits = fovea_quad_limits(
            support: 0.3,
            shortest: Float(max(8, 0.7 * criteria.minimumSize * Double(min(pixels.width, pixels.height)))),
            // The error of a coarse corner mustn't decide.
            minimum_aspect: Float(criteria.minimumAspectRatio * 0.97),
            maximum_aspect: Float(criteria.maximumAspectRatio * 1.03),
            skew: Float(sin(min(tolerance + 1.5, 60) * .pi / 180)),
            outside: Float(max(pixels.width, pixels.height)) * (criteria.includesCut ? 0.25 : 0.015)
        )
        var quads = [fovea_quad](repeating: fovea_quad(), count: Self.candidateLimit)
        let count = unsafe lines.withUnsafeBufferPointer { lines in
            unsafe quads.withUnsafeMutableBufferPointer {
                unsafe fovea_find_quads(
                    slopes,
                    lines.baseAddress,
                    CInt(lines.count),
                    limits,
                    $0.baseAddress,
                    CInt(Self.candidateLimit)
                )
            }
        }
        guard count >= 0 else { throw outOfMemory }
        return quads.prefix(Int(count)).compactMap { quad in
            let corners = [
                Point(x: quad.x.0, y: quad.y.0), Point(x: quad.x.1, y: quad.y.1),
                Point(x: quad.x.2, y: quad.y.2), Point(x: quad.x.3, y: quad.y.3),
            ]
            return Quadrilateral(clockwise: corners).map { Candidate(corners: $0, score: Double(quad.score)) }
        }
    }

    private var outOfMemory: PixelError {
        PixelError(
            code: .outOfMemory,
            message: "There is no memory to search \(pixels.width) × \(pixels.height) pixels for rectangles; "
                + "end other work and try again."
        )
    }
}

extension fovea_segment {
    fileprivate var length: Float { ((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)).squareRoot() }
}

extension fovea_line {
    /// Returns whether a segment is on the line.
    fileprivate func passes(_ segment: fovea_segment) -> Bool {
        let (x, y, ux, uy) = unsafe (x, y, ux, uy)
        func distance(_ px: Float, _ py: Float) -> Double { abs((Double(px) - x) * -uy + (Double(py) - y) * ux) }
        return distance(segment.x0, segment.y0) < 1.3 && distance(segment.x1, segment.y1) < 1.3
    }

    /// The part of the line along a segment.
    fileprivate func along(_ segment: fovea_segment) -> fovea_segment {
        let (x, y, ux, uy) = unsafe (x, y, ux, uy)
        func place(_ px: Float, _ py: Float) -> (Float, Float) {
            let t = (Double(px) - x) * ux + (Double(py) - y) * uy
            return (Float(x + t * ux), Float(y + t * uy))
        }
        let (from, to) = (place(segment.x0, segment.y0), place(segment.x1, segment.y1))
        return fovea_segment(x0: from.0, y0: from.1, x1: to.0, y1: to.1)
    }
}

extension Raster {
    /// Calls a closure with the picture as the kernels' type.
    func withKernelPicture<R>(_ body: (fovea_picture) -> R) -> R {
        unsafe withUnsafeBytes { bytes in
            unsafe body(
                fovea_picture(
                    bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytes_per_row: bytesPerRow,
                    width: CInt(width),
                    height: CInt(height)
                )
            )
        }
    }
}
