import GeometryEngine
import PixelEngine

extension ItemPicture {
    /// The longer side of the frames in which items are placed.
    ///
    /// Local features are found at this resolution of a photo.
    static let frameSide = 960.0

    /// The largest magnification of an item.
    static let largestScale = 1.5

    /// Returns the picture tilted, on plain ground.
    func tilted(degrees: Double, _ random: inout SeededGenerator) throws(PixelError) -> ItemPicture {
        let axis = random.unit()
        return try placed(outline(turn: 0, tilt: degrees, axis: axis), share: 0.92, &random)
    }

    /// Returns the picture rotated clockwise, on plain ground.
    func turned(degrees: Double, _ random: inout SeededGenerator) throws(PixelError) -> ItemPicture {
        try placed(outline(turn: degrees, tilt: 0, axis: 0), share: 0.94, &random)
    }

    /// The picture's corners around its center after a rotation in its plane and a tilt about an axis in turns.
    ///
    /// The camera is one and a half diagonals away.
    func outline(turn: Double, tilt: Double, axis: Double) -> Quadrilateral {
        let (width, height) = size
        let distance = 1.5 * (width * width + height * height).squareRoot()
        let (turnSine, turnCosine) = (ExactMath.sine(degrees: turn), ExactMath.cosine(degrees: turn))
        let (tiltSine, tiltCosine) = (ExactMath.sine(degrees: tilt), ExactMath.cosine(degrees: tilt))
        let (axisX, axisY) = (ExactMath.cosine(turns: axis), ExactMath.sine(turns: axis))
        return Quadrilateral(Rect(minX: -0.5, minY: -0.5, maxX: 0.5, maxY: 0.5)).map { corner in
            let (left, top) = (corner.x * width, corner.y * height)
            let (x, y) = (left * turnCosine - top * turnSine, left * turnSine + top * turnCosine)
            let (along, across) = (x * axisX + y * axisY, y * axisX - x * axisY)
            let (flat, deep) = (across * tiltCosine, across * tiltSine)
            let scale = distance / (distance + deep)
            return Point(x: (along * axisX - flat * axisY) * scale, y: (along * axisY + flat * axisX) * scale)
        }
    }

    /// Places the picture on plain ground that is slightly larger.
    private func placed(
        _ outline: Quadrilateral,
        share: Double,
        _ random: inout SeededGenerator
    ) throws(PixelError) -> ItemPicture {
        let (across, down) = (outline.bounds.width, outline.bounds.height)
        // A small picture gives a small photo, which has no more detail than its source.
        let scale = min(Self.frameSide * share / max(across, down), Self.largestScale)
        let (width, height) = (across * scale / share, down * scale / share)
        var ground = LightPicture(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        let texture = Texture(&random, scale: ground.longerSide * random.number(in: 0.3...1))
        ground.change { pixel, x, y in pixel = texture.light(x: x, y: y) }
        return try placed(outline, scale: scale, middle: (0.5, 0.5), on: ground)
    }

    /// Maps the picture to an outline on another picture, around a place in fractions of its sides.
    func placed(
        _ outline: Quadrilateral,
        scale: Double,
        middle: (x: Double, y: Double),
        on ground: LightPicture,
        cornerRadius: Double = 0
    ) throws(PixelError) -> ItemPicture {
        let (width, height) = (Double(ground.width), Double(ground.height))
        let center = outline.bounds.middle
        let points = outline.map {
            Point(x: width * middle.x + ($0.x - center.x) * scale, y: height * middle.y + ($0.y - center.y) * scale)
        }
        var frame = ground
        frame.place(try LightPicture(raster), at: points, cornerRadius: cornerRadius)
        guard let map = Homography(unitSquareTo: points) else {
            throw PixelError(
                code: .invalidSize,
                message: "The picture can't be laid out at \(points.corners); tilt it by less than a right angle."
            )
        }
        // The item may be smaller than the picture, or larger.
        let moved = corners.map { corner in
            let point = map.applied(to: corner) ?? corner
            return Point(x: point.x / width, y: point.y / height)
        }
        return ItemPicture(raster: try frame.raster(), corners: moved)
    }

    /// Returns the picture with a fraction of its area cropped at the sides.
    func cropped(area: Double, _ random: inout SeededGenerator) throws(PixelError) -> ItemPicture {
        let kept = 1 - min(max(area, 0), 0.95)
        let across = random.number(in: kept...1)
        let (width, height) = size
        let part = (
            width: max(1, (width * across).rounded()), height: max(1, (height * kept / across).rounded())
        )
        let place = (
            x: ((width - part.width) * random.unit()).rounded(), y: ((height - part.height) * random.unit()).rounded()
        )
        let light = try LightPicture(raster)
            .cropped(x: Int(place.x), y: Int(place.y), width: Int(part.width), height: Int(part.height))
        let moved = corners.map {
            Point(x: ($0.x * width - place.x) / part.width, y: ($0.y * height - place.y) / part.height)
        }
        return ItemPicture(raster: try light.raster(), corners: moved)
    }
}
