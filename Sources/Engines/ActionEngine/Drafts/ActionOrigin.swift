package import GeometryEngine

/// What of a picture an action was read from.
package struct ActionOrigin: Hashable, Sendable {
    /// The text, line by line, or the content of a code.
    package let text: String
    /// The corners of each piece, as parts of the picture's sides.
    package let corners: [Quadrilateral]

    package init(text: String, corners: [Quadrilateral]) {
        self.text = text
        self.corners = corners
    }
}

extension ActionOrigin: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, corners
    }

    /// Reads an origin, whose pieces have four corners each, clockwise from the upper left one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        corners = try container.decode([[Point]].self, forKey: .corners).map { points in
            guard points.count == 4 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .corners,
                    in: container,
                    debugDescription: "A piece has four corners, not \(points.count)."
                )
            }
            return Quadrilateral(
                topLeft: points[0],
                topRight: points[1],
                bottomRight: points[2],
                bottomLeft: points[3]
            )
        }
    }

    /// Writes the origin.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(corners.map(\.corners), forKey: .corners)
    }
}
