package import Foundation

/// A small model of the Open Neural Network Exchange, made for a test.
package struct ONNXModel {
    package var nodes: [Node] = []
    package var constants: [Constant] = []
    package var inputs: [Port] = []
    package var outputs: [Port] = []
    package var properties: [String: String] = [:]

    package init() {}

    /// A type of number, by the format's number for it.
    package enum Element: Int, Sendable {
        case float = 1
        case uint8 = 2
        case int32 = 6
        case int64 = 7
        case bool = 9
        case half = 10
        case double = 11
    }

    /// An input or output; a size of nil is open.
    package struct Port {
        package var name: String
        package var element: Element = .float
        package var shape: [Int?]

        package init(_ name: String, _ element: Element = .float, _ shape: [Int?]) {
            (self.name, self.element, self.shape) = (name, element, shape)
        }

        var message: ProtobufBytes {
            let sizes = shape.map { size in
                size.map { ProtobufBytes().with(1, $0) } ?? ProtobufBytes().with(2, "any")
            }
            let type = ProtobufBytes().with(1, element.rawValue).with(2, ProtobufBytes().with(1, sizes).data)
            return ProtobufBytes().with(1, name).with(2, ProtobufBytes().with(1, type.data).data)
        }
    }

    /// An operation with whole numbers and graphs as its attributes.
    package struct Node {
        var kind: String
        var inputs: [String]
        var outputs: [String]
        var numbers: [String: Int]
        var graphs: [String: ONNXModel] = [:]

        package init(_ kind: String, _ inputs: [String], _ outputs: [String], _ numbers: [String: Int] = [:]) {
            (self.kind, self.inputs, self.outputs, self.numbers) = (kind, inputs, outputs, numbers)
        }

        /// Returns the operation with a graph that it runs.
        package func running(_ graph: ONNXModel, as name: String) -> Node {
            var copy = self
            copy.graphs[name] = graph
            return copy
        }

        var message: ProtobufBytes {
            let names = inputs.reduce(ProtobufBytes()) { $0.with(1, $1) }
            let attributes = numbers.map { ProtobufBytes().with(1, $0.key).with(3, $0.value).with(20, 2) }
            let bodies = graphs.map { ProtobufBytes().with(1, $0.key).with(6, $0.value.graph.data).with(20, 5) }
            return outputs.reduce(names) { $0.with(2, $1) }.with(3, outputs[0]).with(4, kind)
                .with(5, attributes + bodies)
        }
    }

    /// Numbers of the model; their bytes may be in another file.
    package struct Constant {
        var name: String
        var element: Element
        var shape: [Int]
        var bytes: Data
        var file: String?

        package init(_ name: String, _ numbers: [Float], _ shape: [Int]) {
            self.init(name, .float, shape, numbers.withUnsafeBytes { Data($0) })
        }

        package init(_ name: String, _ numbers: [Int64]) {
            self.init(name, .int64, [numbers.count], numbers.withUnsafeBytes { Data($0) })
        }

        package init(_ name: String, _ element: Element, _ shape: [Int], _ bytes: Data, file: String? = nil) {
            (self.name, self.element, self.shape, self.bytes, self.file) = (name, element, shape, bytes, file)
        }

        var message: ProtobufBytes {
            let head = shape.reduce(ProtobufBytes()) { $0.with(1, $1) }.with(2, element.rawValue).with(8, name)
            guard let file else { return head.with(9, bytes) }
            return head.with(13, ProtobufBytes().with(1, "location").with(2, file).data).with(14, 1)
        }
    }

    private var graph: ProtobufBytes {
        ProtobufBytes().with(1, nodes.map(\.message)).with(2, "made").with(5, constants.map(\.message))
            .with(11, inputs.map(\.message)).with(12, outputs.map(\.message))
    }

    /// The bytes of the file.
    package var data: Data {
        let set = ProtobufBytes().with(1, "").with(2, 13)
        let facts = properties.sorted { $0.key < $1.key }.map { ProtobufBytes().with(1, $0.key).with(2, $0.value) }
        return ProtobufBytes().with(1, 8).with(7, graph.data).with(8, set.data).with(14, facts).data
    }

    /// Writes the file and returns its path.
    package func write(_ name: String = "made.onnx", to folder: String) throws -> String {
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        return "\(folder)/\(name)"
    }
}
