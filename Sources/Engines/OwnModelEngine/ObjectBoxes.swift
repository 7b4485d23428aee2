public import GeometryEngine
public import InferenceEngine

/// The objects that a detector of the usual form answers.
public struct ObjectBoxes: Sendable {
    /// The objects, the most confident first.
    public let objects: [Found]

    /// An object.
    public struct Found: Sendable {
        /// The rectangle around the object; sides of the picture run from 0 to 1, from the upper left.
        public let box: Rect
        /// The classes and their confidences, the most confident first.
        public let classes: [(number: Int, confidence: Float)]
    }

    /// The names of the two outputs of a detector.
    public static let (confidenceName, coordinatesName) = ("confidence", "coordinates")

    /// Returns whether outputs with these names are those of a detector.
    public static func isDetector(_ names: [String]) -> Bool {
        names.contains(confidenceName) && names.contains(coordinatesName)
    }

    /// The largest number of objects, and of classes of each that are kept.
    private static let (maximumCount, maximumClassCount) = (10_000, 100)

    /// Reads the outputs of a detector, or returns nil when they have another form.
    ///
    /// The confidences are a row of classes for each object, the coordinates the middle, width and height of each. What
    /// isn't a box, and classes without confidence, are left out.
    public init?(confidence: Tensor, coordinates: Tensor) {
        let (rows, places) = (Self.matrix(confidence), Self.matrix(coordinates))
        guard let rows, let places, rows.count == places.count, places.width == 4 || places.count == 0,
            rows.count <= Self.maximumCount
        else { return nil }
        let (scores, numbers) = (confidence.floats, coordinates.doubles)
        objects = (0..<rows.count).compactMap { index -> Found? in
            let place = numbers[4 * index..<4 * index + 4]
            guard place.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), place[4 * index + 2] > 0, place[4 * index + 3] > 0
            else { return nil }
            let row = scores[rows.width * index..<rows.width * (index + 1)]
            let classes = zip(0..., row).filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.prefix(Self.maximumClassCount)
            guard !classes.isEmpty else { return nil }
            let (width, height) = (place[4 * index + 2], place[4 * index + 3])
            let box = Rect(
                x: place[4 * index] - width / 2,
                y: place[4 * index + 1] - height / 2,
                width: width,
                height: height
            )
            return Found(box: box, classes: classes.map { ($0.0, min($0.1, 1)) })
        }
        .sorted { ($0.classes.first?.confidence ?? 0) > ($1.classes.first?.confidence ?? 0) }
    }

    /// The rows and columns of a matrix, which may have one entry along a first axis.
    private static func matrix(_ tensor: Tensor) -> (count: Int, width: Int)? {
        let shape = tensor.shape.count == 3 && tensor.shape[0] == 1 ? Array(tensor.shape.dropFirst()) : tensor.shape
        return shape.count == 2 ? (shape[0], shape[1]) : nil
    }
}
