/// An array of numbers of one type with any number of axes, which is a value.
public struct MLShapedArray<Scalar: MLShapedArrayScalar>: Equatable, Sendable, CustomStringConvertible {
    /// The size along every axis.
    public let shape: [Int]
    /// The numbers one after another, the last axis fastest.
    public private(set) var scalars: [Scalar]

    /// Creates an array of numbers, of which there must be as many as the shape has room for.
    public init<S: Sequence>(scalars: S, shape: [Int]) where S.Element == Scalar {
        self.scalars = Array(scalars)
        self.shape = shape
        precondition(
            MLMultiArrayLayout(shape: shape)?.count == self.scalars.count,
            "\(self.scalars.count) numbers don't fill an array of \(shape)."
        )
    }

    /// Creates an array of one number repeated.
    public init(repeating value: Scalar, shape: [Int]) {
        guard let layout = MLMultiArrayLayout(shape: shape) else {
            preconditionFailure("No array has the shape \(shape).")
        }
        self.init(scalars: Array(repeating: value, count: layout.count), shape: shape)
    }

    /// Creates an array of the numbers of another, which are of the same type.
    public init(_ multiArray: MLMultiArray) {
        precondition(
            multiArray.dataType == Scalar.multiArrayDataType,
            "The array holds \(multiArray.dataType.name) numbers, not \(Scalar.self); convert it."
        )
        shape = multiArray.layout.shape
        let bytes = multiArray.packedBytes
        scalars = [Scalar](unsafeUninitializedCapacity: multiArray.count) { numbers, count in
            bytes.copyBytes(to: UnsafeMutableRawBufferPointer(numbers))
            count = multiArray.count
        }
    }

    /// Creates an array of the numbers of another, converted to the type of this one.
    public init(converting multiArray: MLMultiArray) {
        guard let converted = try? MLMultiArray(shape: multiArray.layout.shape, dataType: Scalar.multiArrayDataType)
        else {
            preconditionFailure("There is no memory for an array of \(multiArray.layout.shape).")
        }
        multiArray.transfer(to: converted)
        self.init(converted)
    }

    /// The distance along every axis from a number to the next, in numbers.
    public var strides: [Int] { MLMultiArrayLayout(shape: shape)?.strides ?? [] }

    /// The number of numbers.
    public var scalarCount: Int { scalars.count }

    /// A Boolean value that indicates whether the array is a single number.
    public var isScalar: Bool { shape.isEmpty }

    /// The single number, or nil when there are none or several.
    public var scalar: Scalar? {
        get { isScalar ? scalars.first : nil }
        set { if isScalar, let newValue { scalars = [newValue] } }
    }

    /// The number at a position along every axis.
    public subscript(scalarAt indices: Int...) -> Scalar {
        get { self[scalarAt: indices] }
        set { self[scalarAt: indices] = newValue }
    }

    /// The number at a position along every axis.
    public subscript(scalarAt indices: [Int]) -> Scalar {
        get { scalars[place(indices)] }
        set { scalars[place(indices)] = newValue }
    }

    private func place(_ indices: [Int]) -> Int {
        guard let layout = MLMultiArrayLayout(shape: shape) else {
            preconditionFailure("No array has the shape \(shape).")
        }
        return layout.place(indices)
    }

    /// Calls a closure with the numbers, the shape and the distances between them.
    public func withUnsafeShapedBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Scalar>, [Int], [Int]) throws -> R
    ) rethrows -> R {
        try scalars.withUnsafeBufferPointer { try body($0, shape, strides) }
    }

    /// Calls a closure that may write the numbers, with the shape and the distances between them.
    public mutating func withUnsafeMutableShapedBufferPointer<R>(
        _ body: (UnsafeMutableBufferPointer<Scalar>, [Int], [Int]) throws -> R
    ) rethrows -> R {
        let (shape, strides) = (shape, strides)
        return try scalars.withUnsafeMutableBufferPointer { try body($0, shape, strides) }
    }

    /// The type and the shape.
    public var description: String {
        "\(Scalar.multiArrayDataType.name) \(shape.map(String.init).joined(separator: " × ")) array"
    }
}

extension MLMultiArray {
    /// Creates an array of the numbers of another.
    public convenience init<Scalar>(_ shapedArray: MLShapedArray<Scalar>) {
        let bytes = shapedArray.scalars.withUnsafeBytes { Data($0) }
        self.init(copying: bytes, shape: shapedArray.shape, dataType: Scalar.multiArrayDataType)
    }

    private convenience init(copying bytes: Data, shape: [Int], dataType: MLMultiArrayDataType) {
        guard let layout = MLMultiArrayLayout(shape: shape), let memory = malloc(max(bytes.count, 1)) else {
            preconditionFailure("There is no memory for an array of \(shape).")
        }
        bytes.copyBytes(to: UnsafeMutableRawBufferPointer(start: memory, count: bytes.count))
        self.init(layout: layout, dataType: dataType, memory: memory) { free($0) }
    }
}

extension MLFeatureValue {
    /// Creates an array of numbers.
    public convenience init<Scalar>(shapedArray: MLShapedArray<Scalar>) {
        self.init(multiArray: MLMultiArray(shapedArray))
    }

    /// Returns the array as one of numbers of a type, or nil for a value of another kind or type.
    public func shapedArrayValue<Scalar>(of type: Scalar.Type) -> MLShapedArray<Scalar>? {
        multiArrayValue.flatMap { $0.dataType == type.multiArrayDataType ? MLShapedArray($0) : nil }
    }
}
