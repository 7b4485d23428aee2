import CPixelKernels
package import GeometryEngine

/// A picture under a projective map.
package struct ProjectedImage: PlaneImage {
    /// A way of sampling between pixels.
    package enum Sampling: Sendable, Hashable {
        /// The pixel that contains the point.
        case nearest
        /// The bilinear mean of the four pixels around the point.
        case linear
        /// Like linear, with as many samples as it takes to skip no pixel of the source.
        case area
    }

    private let source: any PlaneImage
    private let projection: Homography
    private let inverse: Homography
    private let sampling: Sampling
    /// A Boolean value that indicates whether the extent differs from the image of the source's.
    private let isCut: Bool
    package let extent: Rect

    /// Maps a picture, or returns nil when the map is singular.
    ///
    /// The extent is the image of the source's, unless another is given.
    package init?(
        _ source: any PlaneImage,
        by projection: Homography,
        sampling: Sampling = .linear,
        extent: Rect? = nil
    ) {
        guard let inverse = projection.inverted() else { return nil }
        self.source = source
        self.sampling = sampling
        self.projection = projection
        self.inverse = inverse
        isCut = extent != nil
        self.extent = extent ?? projection.bounds(of: source.extent)
    }

    /// The picture under a further map; both maps become one, so that pixels are sampled once.
    package func followed(by next: Homography, sampling: Sampling) -> ProjectedImage? {
        guard !isCut, sampling == self.sampling else { return ProjectedImage(self, by: next, sampling: sampling) }
        return ProjectedImage(source, by: projection.followed(by: next), sampling: sampling)
    }

    package var halo: Int { source.halo + 1 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        if let halves = try renderHalves(of: region, reads: read(for:)) { return halves }
        var output = PixelTile(clear: region)
        guard let needed = read(for: region) else { return output }
        var input = try source.tile(needed)
        try unsafe input.withKernelTile { from throws(CompositingError) in
            try unsafe output.withKernelTile { to throws(CompositingError) in
                unsafe fovea_project(from, to, inverse.entries, sampling != .nearest, CInt(samples(in: region)))
            }
        }
        return output
    }

    /// The source region of a region.
    private func read(for region: PixelRect) -> PixelRect? {
        PixelRect(covering: inverse.bounds(of: region.rect).outset(x: 1, y: 1).intersection(source.extent))
    }

    /// The number of samples along the side of a pixel that reaches every source pixel of a region.
    private func samples(in region: PixelRect) -> Int {
        guard sampling == .area else { return 1 }
        let middle = region.rect.middle
        guard let centre = inverse.applied(to: middle),
            let right = inverse.applied(to: Point(x: middle.x + 1, y: middle.y)),
            let below = inverse.applied(to: Point(x: middle.x, y: middle.y + 1))
        else { return 1 }
        let longest = max(
            abs(right.x - centre.x) + abs(below.x - centre.x),
            abs(right.y - centre.y) + abs(below.y - centre.y)
        )
        return longest > 1 ? Int(min(longest, 16).rounded(.up)) : 1
    }
}

/// A picture scaled with a Lanczos kernel, which keeps edges sharp.
package struct LanczosImage: PlaneImage {
    private let source: any PlaneImage
    private let scale: (x: Double, y: Double)

    /// Scales a picture about the origin, or returns nil for factors outside 1/256…256.
    package init?(_ source: any PlaneImage, scaleX: Double, scaleY: Double) {
        guard (1.0 / 256...256).contains(scaleX), (1.0 / 256...256).contains(scaleY) else { return nil }
        self.source = source
        scale = (scaleX, scaleY)
    }

    package var extent: Rect { source.extent.scaled(x: scale.x, y: scale.y) }

    package var halo: Int { source.halo + 3 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        if let halves = try renderHalves(of: region, reads: read(for:)) { return halves }
        var output = PixelTile(clear: region)
        guard let needed = read(for: region) else { return output }
        var input = try source.tile(needed)
        let isDone = try unsafe input.withKernelTile { from throws(CompositingError) in
            try unsafe output.withKernelTile { to throws(CompositingError) in
                unsafe fovea_lanczos(from, to, scale.x, scale.y)
            }
        }
        guard isDone else { throw CompositingError(code: .outOfMemory, message: "There is no memory to scale with.") }
        return output
    }

    /// The source region of a region.
    private func read(for region: PixelRect) -> PixelRect? {
        let (x, y) = (1 / scale.x, 1 / scale.y)
        let reach = region.rect.scaled(x: x, y: y).outset(x: 3 * max(1, x) + 1, y: 3 * max(1, y) + 1)
        return PixelRect(covering: reach.intersection(source.extent))
    }
}
