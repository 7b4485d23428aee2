import CoreML
import CoreVideo
import GeometryEngine
import OwnModelEngine
import PixelEngine

extension CoreMLModelContainer {
    /// The labels of the model's classes, or nil for one that doesn't classify.
    var labels: [String]? { model.modelDescription.classLabels as? [String] }

    /// The size of the image that the model takes.
    func imageSize() throws(VisionError) -> (width: Int, height: Int) {
        let input = model.modelDescription.inputDescriptionsByName[inputImageFeatureName]
        guard let constraint = input?.imageConstraint else {
            throw .invalidModel("The model takes no image as its feature \(inputImageFeatureName).")
        }
        return (constraint.pixelsWide, constraint.pixelsHigh)
    }

    /// What the model answers for pixels.
    func answer(for pixels: Raster) throws -> any MLFeatureProvider {
        var values = features
        values[inputImageFeatureName] = MLFeatureValue(pixelBuffer: try CVPixelBuffer(pixels))
        return try model.prediction(from: try MLDictionaryFeatureProvider(dictionary: values))
    }

    /// The observations of an answer, whose boxes a closure turns into those of observations.
    func observations(
        of answer: any MLFeatureProvider,
        _ descriptor: RequestDescriptor,
        place: (Rect) -> NormalizedRect
    ) throws -> [any VisionObservation] {
        let record = ObservationRecord(descriptor: descriptor)
        if let name = model.modelDescription.predictedProbabilitiesName, let labels {
            return Self.classes(answer.featureValue(for: name), labels, descriptor)
        }
        var names = model.own.outputNames
        var observations: [any VisionObservation] = []
        if let form = model.own.detector, let found = try boxes(form, in: answer) {
            observations = found.objects.map { object in
                let labels = object.classes.map { label($0.number, $0.confidence, descriptor) }
                let own = ObservationRecord(confidence: labels.first?.confidence ?? 0, descriptor: descriptor)
                return RecognizedObjectObservation(boundingBox: place(object.box), labels: labels, own)
            }
            names.removeAll(where: form.outputNames.contains)
        }
        for name in names {
            guard let value = answer.featureValue(for: name) else { continue }
            if let buffer = value.imageBufferValue {
                observations.append(PixelBufferObservation(try buffer.makeRaster(), featureName: name, record))
            } else {
                observations.append(
                    CoreMLFeatureValueObservation(name: name, value: MLSendableFeatureValue(value), record)
                )
            }
        }
        return observations
    }

    /// The classes with their probabilities, the most probable first.
    private static func classes(
        _ value: MLFeatureValue?,
        _ labels: [String],
        _ descriptor: RequestDescriptor
    ) -> [ClassificationObservation] {
        let probabilities = value?.dictionaryValue ?? [:]
        var seen: Set<String> = []
        let known = labels.filter { seen.insert($0).inserted }
        return known.map { label in
            let own = ObservationRecord(confidence: probabilities[label]?.floatValue ?? 0, descriptor: descriptor)
            return ClassificationObservation(identifier: label, own)
        }
        .sorted { $0.confidence > $1.confidence }
    }

    private func boxes(_ form: DetectorForm, in answer: any MLFeatureProvider) throws(VisionError) -> ObjectBoxes? {
        ObjectBoxes(form, size: try imageSize()) { answer.featureValue(for: $0)?.multiArrayValue?.tensor }
    }

    /// A class of a detector, whose number stands for a label that isn't known.
    private func label(
        _ number: Int,
        _ confidence: Float,
        _ descriptor: RequestDescriptor
    ) -> ClassificationObservation {
        let labels = model.own.notes.labels ?? []
        return ClassificationObservation(
            identifier: labels.indices.contains(number) ? labels[number] : "\(number)",
            ObservationRecord(confidence: confidence, descriptor: descriptor)
        )
    }
}
