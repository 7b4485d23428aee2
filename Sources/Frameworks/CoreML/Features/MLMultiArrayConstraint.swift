/// What a model takes of arrays.
public class MLMultiArrayConstraint: NSObject {
    /// The type of the numbers.
    public let dataType: MLMultiArrayDataType
    /// The size along every axis; 1 along one that a prediction chooses.
    public let shape: [NSNumber]
    /// The shapes that the model takes.
    public let shapeConstraint: MLMultiArrayShapeConstraint

    init(shape: [Int?], dataType: MLMultiArrayDataType) {
        self.dataType = dataType
        self.shape = shape.map { NSNumber(value: $0 ?? 1) }
        shapeConstraint = MLMultiArrayShapeConstraint(shape: shape)
    }

    /// The type and the shape.
    public override var description: String {
        "\(dataType.name), " + shapeConstraint.sizes.map { $0.map(String.init) ?? "any" }.joined(separator: " × ")
    }

    /// The reason why the model doesn't take an array, or nil when it does.
    func refusal(of array: MLMultiArray?) -> String? {
        guard let array else { return "it has no array" }
        let (given, sizes) = (array.layout.shape, shapeConstraint.sizes)
        guard given.count == sizes.count, zip(given, sizes).allSatisfy({ $0 > 0 && ($1 == nil || $0 == $1) }) else {
            return "its shape is \(given), not \(sizes.map { $0.map(String.init) ?? "any" }.joined(separator: " × "))"
        }
        return nil
    }
}

/// The shapes of arrays that a model takes.
public class MLMultiArrayShapeConstraint: NSObject {
    /// The size along every axis, or nil for any.
    let sizes: [Int?]

    init(shape: [Int?]) { sizes = shape }

    /// The way in which the shapes are described.
    public var type: MLMultiArrayShapeConstraintType { sizes.contains(nil) ? .range : .enumerated }

    /// The sizes along every axis.
    public var sizeRangeForDimension: [NSValue] {
        sizes.map {
            NSValue(range: $0.map { NSRange(location: $0, length: 1) } ?? NSRange(location: 1, length: Int.max))
        }
    }

    /// The shapes, of which there is one when no size is open.
    public var enumeratedShapes: [[NSNumber]] {
        sizes.contains(nil) ? [] : [sizes.compactMap { $0.map { NSNumber(value: $0) } }]
    }
}

/// A way to describe shapes of arrays.
public enum MLMultiArrayShapeConstraintType: Int, Sendable {
    /// The shapes aren't known.
    case unspecified = 1
    /// All the shapes are listed.
    case enumerated = 2
    /// Every axis has a range of sizes.
    case range = 3
}
