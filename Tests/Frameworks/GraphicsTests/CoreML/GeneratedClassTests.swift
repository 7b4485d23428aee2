// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
// A class for a model, in the form in which Apple's tools write them, apart from `any`; only the names are made up.

import CoreML
import Foundation
import ModelSupport
import Testing

private class BirdsInput: MLFeatureProvider {
    var image: CVPixelBuffer

    var featureNames: Set<String> { ["image"] }

    func featureValue(for featureName: String) -> MLFeatureValue? {
        if featureName == "image" {
            return MLFeatureValue(pixelBuffer: image)
        }
        return nil
    }

    init(image: CVPixelBuffer) {
        self.image = image
    }

    convenience init(imageWith image: CGImage) throws {
        self.init(
            image: try MLFeatureValue(
                cgImage: image,
                pixelsWide: 8,
                pixelsHigh: 6,
                pixelFormatType: kCVPixelFormatType_32ARGB,
                options: nil
            ).imageBufferValue!
        )
    }

    convenience init(imageAt image: URL) throws {
        self.init(
            image: try MLFeatureValue(
                imageAt: image,
                pixelsWide: 8,
                pixelsHigh: 6,
                pixelFormatType: kCVPixelFormatType_32ARGB,
                options: nil
            ).imageBufferValue!
        )
    }
}

private class BirdsOutput: MLFeatureProvider {
    private let provider: any MLFeatureProvider

    var means: [String: Double] {
        provider.featureValue(for: "means")!.dictionaryValue as! [String: Double]
    }

    var classLabel: String {
        provider.featureValue(for: "classLabel")!.stringValue
    }

    var featureNames: Set<String> {
        provider.featureNames
    }

    func featureValue(for featureName: String) -> MLFeatureValue? {
        provider.featureValue(for: featureName)
    }

    init(means: [String: Double], classLabel: String) {
        provider = try! MLDictionaryFeatureProvider(dictionary: [
            "means": MLFeatureValue(dictionary: means as [AnyHashable: NSNumber]),
            "classLabel": MLFeatureValue(string: classLabel),
        ])
    }

    init(features: any MLFeatureProvider) {
        provider = features
    }
}

private class Birds {
    let model: MLModel

    init(model: MLModel) {
        self.model = model
    }

    convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
        try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
    }

    func prediction(input: BirdsInput, options: MLPredictionOptions = MLPredictionOptions()) throws -> BirdsOutput {
        let outFeatures = try model.prediction(from: input, options: options)
        return BirdsOutput(features: outFeatures)
    }

    func prediction(
        input: BirdsInput,
        options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> BirdsOutput {
        let outFeatures = try await model.prediction(from: input, options: options)
        return BirdsOutput(features: outFeatures)
    }

    func predictions(
        inputs: [BirdsInput],
        options: MLPredictionOptions = MLPredictionOptions()
    ) throws -> [BirdsOutput] {
        let batchIn = MLArrayBatchProvider(array: inputs)
        let batchOut = try model.predictions(from: batchIn, options: options)
        var results: [BirdsOutput] = []
        results.reserveCapacity(inputs.count)
        for i in 0..<batchOut.count {
            let outProvider = batchOut.features(at: i)
            let result = BirdsOutput(features: outProvider)
            results.append(result)
        }
        return results
    }
}

@Suite("A class that a tool writes for a model")
struct GeneratedClassTests {
    @Test("Predicts as the model does")
    func predicts() async throws {
        let fixture = try ModelFixture()
        let url = try fixture.write(.means(width: 8, height: 6), labels: ["red", "green", "blue"])
        let configuration = MLModelConfiguration()
        configuration.computeUnits = .cpuAndNeuralEngine
        let birds = try Birds(contentsOf: url, configuration: configuration)
        #expect(birds.model.configuration.computeUnits == .cpuAndNeuralEngine)
        let scene = DrawnScene(80, 60) { _, _ in (255, 51, 0) }
        let input = try BirdsInput(imageWith: scene.image)
        let output = try await birds.prediction(input: input)
        #expect(output.classLabel == "red" && abs(output.means["green"]! - 0.2) < 1e-6)
        #expect(try birds.predictions(inputs: [input, input]).map(\.classLabel) == ["red", "red"])
        #expect(BirdsOutput(means: ["a": 0.5], classLabel: "a").means == ["a": 0.5])
    }
}
