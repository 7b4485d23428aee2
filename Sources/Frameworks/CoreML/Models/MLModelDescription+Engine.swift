import InferenceEngine
import OwnModelEngine

extension MLModelDescription {
    /// The name of the value with the most probable class.
    static let classLabelName = "classLabel"

    /// Describes a model that was loaded.
    convenience init(_ own: OwnModel) {
        let inputs = own.model.inputs.map { MLFeatureDescription($0, image: own.images[$0.name]) }
        var outputs = own.model.outputs.map { output in
            if output == own.classes {
                return MLFeatureDescription(
                    name: output.name,
                    type: .dictionary,
                    dictionary: MLDictionaryConstraint(keyType: .string)
                )
            }
            return MLFeatureDescription(output, picture: own.pictures[output.name])
        }
        if own.classes != nil { outputs.append(MLFeatureDescription(name: Self.classLabelName, type: .string)) }
        var metadata: [MLModelMetadataKey: Any] = [.creatorDefinedKey: own.notes.properties]
        metadata[.description] = own.notes.summary ?? ""
        metadata[.author] = own.notes.author ?? ""
        metadata[.license] = own.notes.license ?? ""
        metadata[.versionString] = own.notes.version ?? ""
        self.init(
            inputs: inputs,
            outputs: outputs,
            predictedFeatureName: own.classes == nil ? nil : Self.classLabelName,
            predictedProbabilitiesName: own.classes?.name,
            metadata: metadata,
            classLabels: own.classes == nil ? nil : own.notes.labels
        )
    }
}

extension MLFeatureDescription {
    /// Describes an input, which may be an image.
    fileprivate convenience init(_ input: TensorDescription, image: ImageInput?) {
        guard let image else {
            self.init(array: input)
            return
        }
        let constraint = MLImageConstraint(
            width: image.width,
            height: image.height,
            format: image.colors == .gray ? kCVPixelFormatType_OneComponent8 : kCVPixelFormatType_32BGRA,
            hasAnyWidth: image.hasAnyWidth,
            hasAnyHeight: image.hasAnyHeight
        )
        self.init(name: input.name, type: .image, image: constraint)
    }

    /// Describes an output, which may be an image.
    fileprivate convenience init(_ output: TensorDescription, picture: ImageOutput?) {
        guard let picture else {
            self.init(array: output)
            return
        }
        let constraint = MLImageConstraint(
            width: picture.width ?? ImageInput.usualSide,
            height: picture.height ?? ImageInput.usualSide,
            format: picture.colorCount == 1 ? kCVPixelFormatType_OneComponent32Float : kCVPixelFormatType_32BGRA,
            hasAnyWidth: picture.width == nil,
            hasAnyHeight: picture.height == nil
        )
        self.init(name: output.name, type: .image, image: constraint)
    }

    private convenience init(array: TensorDescription) {
        let sizes = array.shape.map { $0 == TensorDescription.anySize ? nil : $0 }
        let constraint = MLMultiArrayConstraint(shape: sizes, dataType: array.element.multiArrayDataType)
        self.init(name: array.name, type: .multiArray, multiArray: constraint)
    }
}

extension TensorDescription.Element {
    /// The type of arrays that holds the numbers.
    ///
    /// Arrays know few types: whole numbers of other sizes are given with 32 bits, and the nearest that has a place
    /// stands for one that has none.
    var multiArrayDataType: MLMultiArrayDataType {
        switch self {
        case .float64: .double
        case .float32, .bfloat16: .float32
        case .float16: .float16
        case .int8: .int8
        case .boolean, .uint8, .uint16, .int16, .uint32, .int32, .uint64, .int64: .int32
        }
    }
}
