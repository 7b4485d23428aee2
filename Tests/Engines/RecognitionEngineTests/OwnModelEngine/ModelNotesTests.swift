import Foundation
import InferenceEngine
import ModelSupport
import PixelEngine
import TestSupport
import Testing

@testable import OwnModelEngine

@Suite("Notes of models")
struct ModelNotesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A TensorFlow Lite model with metadata and a carried file, made for this test with TensorFlow's schemas.
    private var means: URL {
        get throws {
            try #require(Bundle.module.url(forResource: "means", withExtension: "tflite", subdirectory: "Fixtures"))
        }
    }

    @Test("A TensorFlow Lite model says its numbers, its colors and its labels")
    func tflite() throws {
        let model = try OwnModel(path: means.path)
        #expect(model.notes.summary == "The means of three colors." && model.notes.author == "Made for a test")
        #expect(model.notes.version == "v2" && model.notes.license == "CC0")
        #expect(model.notes.labels == ["red", "green", "blue"] && model.classes?.name == "scores")
        let image = try #require(model.images["picture"])
        #expect(image.order == .pixels && image.colors == .rgb && image.width == 6 && image.height == 4)
        #expect(image.scale == [1 / 127.5] && image.bias == [-1])
        let gray = try Raster(width: 6, height: 4, format: .gray8, alpha: .opaque) { bytes, _ in
            for index in bytes.indices { bytes[index] = 255 }
        }
        let answer = try model.model.run([image.tensor(of: gray, for: .float32)])
        #expect(answer.first?.floats.allSatisfy { abs($0 - 1) < 1e-6 } == true)
        let error = #expect(throws: InferenceError.self) {
            try image.tensor(of: gray.scaled(width: 4, height: 4), for: .float32)
        }
        #expect(error?.code == .invalidInput)
    }

    @Test("Damaged metadata is never read outside of the file", arguments: UInt64(0)..<400)
    func damaged(seed: UInt64) throws {
        var data = try Data(contentsOf: means)
        var numbers = SplitMix(state: seed)
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            let place = Int.random(in: 0..<data.count, using: &numbers)
            data[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &numbers) ?? 0
        }
        if seed % 4 == 0 { data = data.prefix(Int.random(in: 0...data.count, using: &numbers)) }
        var notes = ModelNotes()
        notes.addMetadata(of: data)
        #expect((notes.labels?.count ?? 0) <= data.count)
    }

    @Test("An ONNX model says which colors and numbers its images have")
    func onnx() throws {
        var model = ONNXModel()
        model.inputs = [.init("image", .float, [1, 3, 2, 2])]
        model.nodes = [.init("Relu", ["image"], ["out"])]
        model.outputs = [.init("out", .float, [1, 3, 2, 2])]
        model.properties = ["Image.BitmapPixelFormat": "Bgr8", "Image.NominalPixelRange": "Normalized_1_1"]
        let own = try OwnModel(path: model.write(to: folder.path))
        let image = try #require(own.images["image"])
        #expect(image.order == .planes && image.colors == .bgr && image.scale == [2 / 255] && image.bias == [-1])
        // Three colors are a picture only when notes say so.
        #expect(own.pictures.isEmpty && own.classes == nil)
        let red = try Raster(width: 2, height: 2, format: .rgba8, alpha: .opaque) { bytes, _ in
            for place in stride(from: 0, to: bytes.count, by: 4) { bytes[place] = 255 }
        }
        #expect(try image.tensor(of: red, for: .float32).floats == [Float](repeating: -1, count: 8) + [1, 1, 1, 1])
        let half = try image.tensor(of: red, for: .float16)
        #expect(half.element == .float16 && half.doubles.suffix(4) == [1, 1, 1, 1])
    }

    @Test(
        "Names of classes are read as people write them",
        arguments: [
            (#"{0: 'a', 1: "b's", 2: 'c\'s'}"#, ["a", "b's", "c's"]), (#"{"1": "b", "0": "a"}"#, ["a", "b"]),
            (#"["a", "b"]"#, ["a", "b"]), ("['a', 'b']", ["a", "b"]), ("a\nb\n", ["a", "b"]),
        ]
    )
    func labels(text: String, expected: [String]) {
        #expect(ModelNotes.labels(text) == expected)
    }

    @Test(
        "What is no list of names is none",
        arguments: ["", "{", "{1: 'a'}", "{0: a}", "{0: 'a', 0: 'b'}", "{'a'", "[1]"]
    )
    func noLabels(text: String) {
        #expect(ModelNotes.labels(text) ?? [] == (text == "{'a'" ? ["a"] : []))
    }

    @Test("A graph of OpenVINO says its numbers, its colors and its labels")
    func openVINO() {
        let text = """
            <net><layers/><edges/><rt_info><model_info><labels value="cat dog &quot;cow&quot;" />
            <mean_values value="100 50 0" /><scale_values value="2 4 5" /><reverse_input_channels value="NO" />
            </model_info></rt_info></net>
            """
        var notes = ModelNotes()
        notes.addInfo(of: Data(text.utf8))
        #expect(notes.labels == ["cat", "dog", "\"cow\""] && notes.images.colors == .bgr)
        #expect(notes.images.scale == [0.5, 0.25, 0.2] && notes.images.bias == [-50, -12.5, 0])
        var nothing = ModelNotes()
        nothing.addInfo(of: Data("<model_info>".utf8))
        #expect(nothing == ModelNotes())
    }

    @Test("Numbers become probabilities")
    func probabilities() {
        #expect(ClassScores.probabilities([0.25, 0.75]) == [0.25, 0.75])
        #expect(ClassScores.probabilities([1000, 1000]) == [0.5, 0.5])
        #expect(ClassScores.probabilities([.infinity, 1, .nan]) == [1, 0, 0])
        #expect(ClassScores.probabilities([.nan, .nan]) == [0, 0] && ClassScores.probabilities([]) == [])
        #expect(ClassScores.probabilities([-.infinity, -.infinity]) == [0.5, 0.5])
    }
}
