package import InferenceEngine

extension Tensor {
    /// Creates a tensor of an array's numbers, converted to a type, or returns nil when they are too many.
    init?(_ array: MLMultiArray, as element: TensorDescription.Element) {
        let bytes = array.packedBytes
        // One conversion is left out where the array has the type.
        let direct = TensorDescription.Element(array.dataType)
        guard let same = Tensor(direct, shape: array.layout.shape, bytes: Array(bytes)) else { return nil }
        if direct == element {
            self = same
        } else {
            self.init(element, shape: same.shape, converting: same.doubles)
        }
    }
}

extension TensorDescription.Element {
    init(_ type: MLMultiArrayDataType) {
        switch type {
        case .double: self = .float64
        case .float32: self = .float32
        case .float16: self = .float16
        case .int32: self = .int32
        case .int8: self = .int8
        }
    }
}

extension MLMultiArray {
    /// The numbers as engines take them, or nil when they are too many.
    package var tensor: Tensor? { Tensor(self, as: TensorDescription.Element(dataType)) }

    /// Returns an array of a tensor's numbers: one that is given, or else a new one.
    static func holding(_ tensor: Tensor, _ given: MLMultiArray?, _ name: String) throws(MLModelError) -> MLMultiArray {
        let dataType = tensor.element.multiArrayDataType
        let element = TensorDescription.Element(dataType)
        let converted =
            element == tensor.element ? tensor : Tensor(element, shape: tensor.shape, converting: tensor.doubles)
        guard let converted,
            let array = MLMultiArray(shape: tensor.shape, dataType: dataType, packedBytes: Data(converted.bytes))
        else { throw MLModelError(.generic, "There is no memory for the output \(name), \(tensor.shape).") }
        guard let given else { return array }
        guard given.layout.shape == array.layout.shape else {
            throw MLModelError(
                .featureType,
                "The array for the output \(name) has the shape \(given.layout.shape), not \(array.layout.shape)."
            )
        }
        array.transfer(to: given)
        return given
    }
}
