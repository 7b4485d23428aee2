import Foundation
import ModelSupport
import Testing
import Vision

/// Networks that answer the same two objects in each of the forms of detectors.
@Suite("Forms of detectors")
struct DetectorFormTests {
    let fixture: ModelFixture

    init() throws { fixture = try ModelFixture() }

    /// A network whose outputs are constant.
    private static func network(
        _ outputs: [(name: String, shape: [Int], numbers: [Float])],
        whole: Set<String> = [],
        properties: [String: String] = [:]
    ) -> ONNXModel {
        var model = ONNXModel()
        model.properties = properties
        model.inputs = [.init("image", .float, [1, 3, 100, 100])]
        model.constants = [.init("zero", [0], [1])]
        model.nodes = [
            .init("ReduceMean", ["image"], ["mean"], ["keepdims": 0]), .init("Mul", ["mean", "zero"], ["nothing"]),
        ]
        for output in outputs {
            model.constants.append(.init("constant \(output.name)", output.numbers, output.shape))
            let isWhole = whole.contains(output.name)
            let sum = isWhole ? "sum \(output.name)" : output.name
            model.nodes.append(.init("Add", ["constant \(output.name)", "nothing"], [sum]))
            if isWhole { model.nodes.append(.init("Cast", [sum], [output.name], ["to": 7])) }
            model.outputs.append(.init(output.name, isWhole ? .int64 : .float, output.shape))
        }
        return model
    }

    /// Numbers for eight places: an object, the same once more, a smaller one of the other class, and nothing.
    private static let places: [[Float]] =
        [
            [75, 50, 50, 50, 0.9, 0.1], [76, 50, 50, 50, 0.8, 0.05], [50, 25, 20, 10, 0.1, 0.6],
            [9, 9, 9, 9, 0.2, .nan],
        ]
        + Array(repeating: [0, 0, 0, 0, 0, 0], count: 4)

    /// A form, and a network that has it.
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let network: ONNXModel
    }

    private static let forms: [Form] = [
        Form(
            testDescription: "TensorFlow",
            network: network([
                ("detection_boxes", [1, 3, 4], [0.25, 0.5, 0.75, 1, 0.2, 0.4, 0.3, 0.6, 0, 0, 1, 1]),
                ("detection_scores", [1, 3], [0.9, 0.6, 0.8]), ("detection_classes", [1, 3], [0, 1, 1]),
                ("num_detections", [1], [2]),
            ])
        ),
        Form(
            testDescription: "torchvision",
            network: network(
                [
                    ("boxes", [3, 4], [40, 20, 60, 30, 50, 25, 100, 75, 9, 9, 9, 20]),
                    ("scores", [3], [0.6, 0.9, 0.5]),
                    ("labels", [3], [1, 0, 0]),
                ],
                whole: ["labels"]
            )
        ),
        Form(
            testDescription: "OpenVINO",
            network: network([
                (
                    "detections", [1, 1, 4, 7],
                    [
                        0, 0, 0.9, 0.5, 0.25, 1, 0.75, 0, 1, 0.6, 0.4, 0.2, 0.6, 0.3, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0.9,
                        0,
                        0, 1, 1,
                    ]
                )
            ])
        ),
        Form(
            testDescription: "YOLO in columns",
            network: network([("output0", [1, 6, 8], (0..<6).flatMap { row in places.map { $0[row] } })])
        ),
        Form(
            testDescription: "YOLO in rows",
            network: network([("output0", [1, 8, 7], places.flatMap { $0[..<4] + [1] + $0[4...] })])
        ),
        Form(
            testDescription: "YOLO with objects",
            network: network(
                [("output0", [1, 3, 6], [40, 20, 60, 30, 0.6, 1, 50, 25, 100, 75, 0.9, 0, 1, 1, 9, 9, 0.1, 0])],
                properties: ["task": "detect"]
            )
        ),
    ]

    private func found(in network: ONNXModel, notes: String? = nil, labels: [String]?) async throws
        -> [any VisionObservation]
    {
        let model = try MLModel(
            contentsOf: fixture.write(network, notes: notes, labels: labels, named: UUID().uuidString)
        )
        var request = CoreMLRequest(model: try CoreMLModelContainer(model: model))
        request.cropAndScaleAction = .scaleToFill
        return try await request.perform(on: DrawnScene(100, 100) { _, _ in (9, 9, 9) }.buffer)
    }

    @Test("Each becomes objects with their boxes and classes, the surest first", arguments: forms)
    func objects(_ form: Form) async throws {
        let found = try await found(in: form.network, labels: ["cat", "dog"])
        let objects = found.compactMap { $0 as? RecognizedObjectObservation }
        #expect(found.count == objects.count)
        #expect(objects.map { $0.labels.first?.identifier } == ["cat", "dog"])
        #expect(objects.map(\.confidence) == [0.9, 0.6])
        let boxes = [CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5), CGRect(x: 0.4, y: 0.7, width: 0.2, height: 0.1)]
        for (object, box) in zip(objects, boxes) {
            let own = object.boundingBox.cgRect
            #expect(abs(own.minX - box.minX) < 1e-5 && abs(own.minY - box.minY) < 1e-5)
            #expect(abs(own.width - box.width) < 1e-5 && abs(own.height - box.height) < 1e-5)
        }
    }

    @Test("Numbers for places are values where nothing says that they are objects")
    func unknown() async throws {
        let network = Self.network([("output0", [1, 6, 8], (0..<6).flatMap { row in Self.places.map { $0[row] } })])
        for labels in [nil, ["cat", "dog", "cow"]] {
            let found = try await found(in: network, labels: labels)
            #expect(found.count == 1 && found.first is CoreMLFeatureValueObservation)
        }
        let notes = #"{"outputs": {"output0": {"kind": "objects"}}}"#
        let told = try await found(in: network, notes: notes, labels: nil).compactMap {
            $0 as? RecognizedObjectObservation
        }
        #expect(told.map { $0.labels.first?.identifier } == ["0", "1"])
        let other = Self.network(
            [("output0", [1, 6, 8], (0..<6).flatMap { row in Self.places.map { $0[row] } })],
            properties: ["task": "segment"]
        )
        #expect(try await self.found(in: other, labels: ["cat", "dog"]).first is CoreMLFeatureValueObservation)
    }

    @Test("An output that is said to be objects, and can't be, is an error that names it")
    func impossible() throws {
        let network = Self.network([("odd", [1, 3], [1, 2, 3])])
        let url = try fixture.write(network, notes: #"{"outputs": {"odd": {"kind": "objects"}}}"#)
        #expect {
            try MLModel(contentsOf: url)
        } throws: { error in
            "\(error)".contains("odd")
        }
    }

    @Test("Lists of different lengths are values")
    func damaged() async throws {
        let network = Self.network([
            ("boxes", [2, 4], [0, 0, 1, 1, 0, 0, 1, 1]), ("scores", [1], [0.9]), ("labels", [2], [0, 1]),
        ])
        let found = try await found(in: network, labels: nil)
        #expect(found.count == 3 && found.allSatisfy { $0 is CoreMLFeatureValueObservation })
    }
}
