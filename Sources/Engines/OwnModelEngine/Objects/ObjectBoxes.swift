public import GeometryEngine
public import InferenceEngine

/// The objects that a detector answers.
public struct ObjectBoxes: Sendable {
    /// The objects, the most confident first.
    public let objects: [Found]

    /// An object.
    public struct Found: Sendable {
        /// The rectangle around the object; sides of the picture run from 0 to 1, from the upper left.
        public internal(set) var box: Rect
        /// The classes and their confidences, the most confident first.
        public let classes: [(number: Int, confidence: Float)]

        /// The confidence of the likeliest class.
        var confidence: Float { classes.first?.confidence ?? 0 }
    }

    /// The largest number of objects that are read, and of classes of each.
    static let (maximumCount, maximumClassCount) = (10_000, 100)
    /// The largest side of a box, in pixels or in parts of the picture.
    private static let maximumSide = 1e6

    /// Reads the outputs of a detector, or returns nil when they have another form than the detector's.
    ///
    /// What isn't a box, and classes without confidence, are left out.
    ///
    /// - Parameters:
    ///   - size: The size of the model's image in pixels, in which some detectors measure.
    ///   - output: Returns the numbers of the output with a name.
    public init?(_ form: DetectorForm, size: (width: Int, height: Int), output: (String) -> Tensor?) {
        let found: [Found]?
        switch form {
        case .rows(let confidence, let coordinates):
            found = Self.rows(confidence: output(confidence), coordinates: output(coordinates))
        case .lists(let lists): found = Self.lists(lists, size, output)
        case .sevens(let name): found = output(name).flatMap { Self.sevens($0) }
        case .places(let name, let places): found = output(name).flatMap { Self.places($0, places, size) }
        }
        guard let found else { return nil }
        objects = found.sorted { $0.confidence > $1.confidence }
    }

    /// Reads a row of classes for each object, and the middle, width and height of each.
    private static func rows(confidence: Tensor?, coordinates: Tensor?) -> [Found]? {
        guard let confidence, let coordinates, let rows = matrix(confidence), let places = matrix(coordinates),
            rows.count == places.count, places.width == 4 || places.count == 0, rows.count <= maximumCount
        else { return nil }
        let (scores, numbers) = (confidence.floats, coordinates.doubles)
        return (0..<rows.count).compactMap { index in
            let place = numbers[4 * index..<4 * index + 4]
            let row = scores[rows.width * index..<rows.width * (index + 1)]
            guard let box = middleBox(Array(place)) else { return nil }
            return object(box, zip(0..., row))
        }
    }

    // MARK: - Parts of objects

    /// The rows and columns of a matrix, which may have one entry along its first axes.
    static func matrix(_ tensor: Tensor) -> (count: Int, width: Int)? {
        let extra = max(0, tensor.shape.count - 2)
        let shape = tensor.shape.suffix(2)
        guard shape.count == 2, tensor.shape.prefix(extra).allSatisfy({ $0 == 1 }) else { return nil }
        return (tensor.shape[extra], tensor.shape[extra + 1])
    }

    /// Returns an object with those of the classes that have some confidence, or nil when none has.
    static func object(_ box: Rect, _ classes: some Sequence<(Int, Float)>) -> Found? {
        let sure = classes.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.prefix(maximumClassCount)
        return sure.isEmpty ? nil : Found(box: box, classes: sure.map { ($0.0, min($0.1, 1)) })
    }

    /// Returns the box of a middle, a width and a height, or nil when it is none.
    static func middleBox(_ numbers: [Double]) -> Rect? {
        let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        return checked(Rect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    }

    /// Returns a box that is finite and has an area.
    static func checked(_ box: Rect) -> Rect? {
        let sides = [box.minX, box.minY, box.maxX, box.maxY]
        return sides.allSatisfy { abs($0) < maximumSide } && !box.isEmpty ? box : nil
    }

    /// Returns objects in parts of the picture: detectors whose boxes reach further than twice the picture measure in
    /// pixels.
    static func parts(_ objects: [Found], _ size: (width: Int, height: Int)) -> [Found] {
        guard objects.contains(where: { max($0.box.maxX, $0.box.maxY) > 2 }) else { return objects }
        let (x, y) = (1 / Double(max(1, size.width)), 1 / Double(max(1, size.height)))
        return objects.map { object in
            var object = object
            object.box = object.box.scaled(x: x, y: y)
            return object
        }
    }
}
