import GeometryEngine

/// The places at which a finder's network looks for its objects, in the order of its answers.
///
/// A layer divides the square picture into cells of so many pixels, and answers a number of times for each of them.
struct Anchors: Sendable, Hashable {
    /// One of the maps that the network computes.
    struct Layer: Sendable, Hashable {
        /// The width and height of a cell in pixels.
        let stride: Int
        /// The number of answers of each cell.
        let answers: Int
    }

    /// The centers of the cells, as fractions of the picture's side, once for each answer.
    let centers: [Point]

    /// Lists the centers for a square picture, layer after layer, and row after row in each.
    init(side: Int, layers: [Layer]) {
        centers = layers.flatMap { layer in
            let cells = (side + layer.stride - 1) / layer.stride
            return (0..<cells * cells * layer.answers).map { index in
                let cell = index / layer.answers
                return Point(
                    x: (Double(cell % cells) + 0.5) / Double(cells),
                    y: (Double(cell / cells) + 0.5) / Double(cells)
                )
            }
        }
    }
}
