extension ContourTree: Codable {
    private enum CodingKeys: String, CodingKey {
        case width, height, aspectRatio, places, ends, parents
    }

    /// Reads a tree from an archive, whose contours must be those of a picture.
    package convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let width = try container.decode(Int.self, forKey: .width)
        let height = try container.decode(Int.self, forKey: .height)
        let aspectRatio = try container.decode(Double.self, forKey: .aspectRatio)
        let numbers = try container.decode([UInt16].self, forKey: .places)
        let places = stride(from: 1, to: numbers.count, by: 2).map { Place(numbers[$0 - 1], numbers[$0]) }
        let ends = try container.decode([Int32].self, forKey: .ends)
        let parents = try container.decode([Int32].self, forKey: .parents)
        let areIn = places.allSatisfy { $0.x < width && $0.y < height }
        guard width > 0, height > 0, aspectRatio > 0, aspectRatio.isFinite, areIn,
            Self.isSound(ends: ends, placeCount: places.count, parents: parents)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .places,
                in: container,
                debugDescription: "The contours aren't those of a picture of \(width) × \(height) pixels."
            )
        }
        self.init(
            width: width,
            height: height,
            aspectRatio: aspectRatio,
            places: places,
            ends: ends,
            parents: parents
        )
    }

    /// Writes the tree to an archive.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(aspectRatio, forKey: .aspectRatio)
        try container.encode(places.flatMap { [$0.x, $0.y] }, forKey: .places)
        try container.encode(ends, forKey: .ends)
        try container.encode(parents, forKey: .parents)
    }

    /// Returns whether every contour has pixels, and comes after the one around it.
    private static func isSound(ends: [Int32], placeCount: Int, parents: [Int32]) -> Bool {
        guard ends.count == parents.count, Int(ends.last ?? 0) == placeCount, ends.first ?? 1 > 0 else { return false }
        return zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 }
            && parents.enumerated().allSatisfy { contour, parent in parent >= -1 && parent < contour }
    }
}
