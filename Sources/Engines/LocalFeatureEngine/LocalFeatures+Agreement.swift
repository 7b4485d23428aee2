import CLocalFeatures

extension LocalFeatures {
    /// Returns the number of an item's features that agree on a place of the item among these.
    ///
    /// It takes no pixels and about a millisecond, and tells what is worth a closer look: two pictures that have nothing in
    /// common seldom reach ten.
    public func agreement(with item: LocalFeatures) -> Int { plane(of: item).map { Int($0.plane.inliers) } ?? 0 }

    /// Returns the plane that an item's features agree on, with the pairs of features that look alike and a Boolean for
    /// each that tells whether it agrees.
    func plane(of item: LocalFeatures) -> (plane: fovea_plane, matches: [fovea_match], inliers: [UInt8])? {
        let matches = matches(of: item)
        var plane = fovea_plane()
        var inliers = [UInt8](repeating: 0, count: max(1, matches.count))
        let isFound = unsafe fovea_plane_find(
            matches,
            CInt(matches.count),
            CInt(item.width),
            CInt(item.height),
            CInt(width),
            CInt(height),
            &plane,
            &inliers
        )
        return isFound ? (plane, matches, inliers) : nil
    }

    private func matches(of item: LocalFeatures) -> [fovea_match] {
        guard !isEmpty, item.count > 1 else { return [] }
        var pairs = [Int32](repeating: 0, count: 2 * item.count)
        let count = unsafe fovea_features_match(points, CInt(count), item.points, CInt(item.count), 0.85, &pairs)
        // Without memory there is no match; the next candidate may be smaller.
        return (0..<max(0, Int(count))).map { index in
            let (own, other) = (points[Int(pairs[2 * index])], item.points[Int(pairs[2 * index + 1])])
            return fovea_match(
                x: other.x,
                y: other.y,
                scale: other.scale,
                angle: other.angle,
                other_x: own.x,
                other_y: own.y,
                other_scale: own.scale,
                other_angle: own.angle
            )
        }
    }
}
