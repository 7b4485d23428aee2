import CoreML
import Foundation
import ModelSupport
import TestSupport

/// A folder with models made for a test.
struct ModelFixture {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes a model, notes and labels, and returns the address of the model.
    func write(
        _ model: ONNXModel,
        notes: String? = nil,
        labels: [String]? = nil,
        named name: String = "made"
    ) throws -> URL {
        let path = try model.write("\(name).onnx", to: folder.path)
        try notes?.write(toFile: "\(folder.path)/\(name).fovea.json", atomically: true, encoding: .utf8)
        try labels?.joined(separator: "\n").write(
            toFile: "\(folder.path)/\(name).labels.txt",
            atomically: true,
            encoding: .utf8
        )
        return URL(fileURLWithPath: path)
    }

    /// Links a file to the folder under a name, and returns its address.
    func link(_ path: String, as name: String) throws -> URL {
        let place = "\(folder.path)/\(name)"
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: path)
        return URL(fileURLWithPath: place)
    }
}

extension ONNXModel {
    /// Doubles its only input, an array of floats.
    static func doubling(_ shape: [Int?]) -> ONNXModel {
        var model = ONNXModel()
        model.inputs = [.init("x", .float, shape)]
        model.constants = [.init("two", [2], [1])]
        model.nodes = [.init("Mul", ["x", "two"], ["y"])]
        model.outputs = [.init("y", .float, shape)]
        return model
    }

    /// Answers the mean of each of three colors of an image.
    static func means(width: Int?, height: Int?) -> ONNXModel {
        var model = ONNXModel()
        model.inputs = [.init("image", .float, [1, 3, height, width])]
        model.nodes = [
            .init("GlobalAveragePool", ["image"], ["pooled"]), .init("Flatten", ["pooled"], ["means"], ["axis": 1]),
        ]
        model.outputs = [.init("means", .float, [1, 3])]
        return model
    }
}
