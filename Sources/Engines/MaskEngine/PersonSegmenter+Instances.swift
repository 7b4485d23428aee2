package import GeometryEngine
package import PictureEngine

extension PersonSegmenter {
    /// The number of people beyond which the smallest are left out, unless the caller wants more.
    package static let usualCount = 4

    /// Returns the people in a part of a picture one by one, the largest first, or nil where there is none.
    ///
    /// Throws what decoding throws, or an `InferenceError` when a network can't be loaded or run.
    package static func people(
        in picture: Picture,
        region: PictureRegion = .whole,
        maximumCount: Int = usualCount
    ) throws -> InstanceMap? {
        let size = picture.need(of: region, within: SubjectFinder.side)
        let crowd = try CrowdMask(region, of: picture, looksCloser: true)
        let mask = try refinement.refined(
            crowd.mask,
            of: picture,
            region: region,
            width: size.width,
            height: size.height
        )
        return InstanceMap(dividing: mask, among: crowd.boxes, maximumCount: maximumCount)
    }
}

extension InstanceMap {
    /// Divides a mask of people among the boxes around them, the largest first, or returns nil where there is none.
    init?(dividing mask: SoftMask, among boxes: [Rect], maximumCount: Int) {
        guard !boxes.isEmpty else {
            self.init(dividing: mask, maximumCount: maximumCount)
            return
        }
        let half = Float(Self.half) / 255
        var owners = mask.values.indices.map { place in
            mask.values[place] < half ? 0 : Self.nearest(mask.point(ofPixel: place), boxes) + 1
        }
        let sizes = boxes.indices.map { box in owners.count { $0 == box + 1 } }
        let least = mask.values.count / 1000
        let order = sizes.indices.filter { sizes[$0] > least }.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
            .prefix(min(maximumCount, 255))
        guard !order.isEmpty else { return nil }
        var places = [Int](repeating: 0, count: boxes.count + 1)
        for (place, box) in order.enumerated() { places[box + 1] = place + 1 }
        owners = owners.map { places[$0] }
        self.init(owners.map { UInt8($0) }, of: mask, count: order.count)
    }

    /// The box whose middle is nearest to a point, each in its own measure.
    private static func nearest(_ point: Point, _ boxes: [Rect]) -> Int {
        func distance(_ box: Rect) -> Double {
            // Bodies stand side by side: their height tells little.
            let x = (point.x - box.middle.x) / max(box.width / 2, 1e-6)
            let y = (point.y - box.middle.y) / max(box.height / 2, 1e-6)
            return x * x + max(0, y * y - 1)
        }
        return boxes.indices.min { distance(boxes[$0]) < distance(boxes[$1]) } ?? 0
    }
}
