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
        if ObjectBoxes.isDetector(names), let found = boxes(in: answer) {
            observations = found.map { object in
                let labels = object.classes.map { label($0.number, $0.confidence, descriptor) }
                let own = ObservationRecord(confidence: labels.first?.confidence ?? 0, descriptor: descriptor)
                return RecognizedObjectObservation(boundingBox: place(object.box), labels: labels, own)
            }
            names.removeAll { $0 == ObjectBoxes.confidenceName || $0 == ObjectBoxes.coordinatesName }
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

    private func boxes(in answer: any MLFeatureProvider) -> [ObjectBoxes.Found]? {
        let confidence = answer.featureValue(for: ObjectBoxes.confidenceName)?.multiArrayValue
        let coordinates = answer.featureValue(for: ObjectBoxes.coordinatesName)?.multiArrayValue
        guard let confidence = confidence?.tensor, let coordinates = coordinates?.tensor else { return nil }
        return ObjectBoxes(confidence: confidence, coordinates: coordinates)?.objects
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
