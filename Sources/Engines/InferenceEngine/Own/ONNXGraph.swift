package import Foundation

/// What a file of the Open Neural Network Exchange says besides its computation.
package struct ONNXGraph {
    /// The properties of the model by their keys.
    package private(set) var properties: [String: String] = [:]
    /// The meaning of an input's kind by its name, such as `IMAGE`.
    package private(set) var inputMeanings: [String: String] = [:]
    /// A Boolean value that indicates whether the model has a graph.
    package private(set) var isComplete = false
    /// A Boolean value that indicates whether numbers of the model are in other files.
    package private(set) var reachesFiles = false

    /// The depth of graphs in graphs, and the number of properties, from which on a file is refused.
    private static let (maximumDepth, maximumCount) = (32, 4096)

    /// Reads a model; the numbers are skipped.
    package init(_ data: Data) throws(ProtobufError) {
        try ProtobufMessage(data).forEachField { (field, value) throws(ProtobufError) in
            guard case .bytes(let bytes) = value else { return }
            switch field {
            case 7:
                isComplete = true
                try readGraph(bytes, depth: 0)
            case 14: try readProperty(bytes)
            case 25:
                // A function has nodes, as a graph has.
                try ProtobufMessage(bytes).forEachField { (field, value) throws(ProtobufError) in
                    if field == 7, case .bytes(let node) = value { try readNode(node, depth: 0) }
                }
            default: break
            }
        }
    }

    private mutating func readGraph(_ data: Data, depth: Int) throws(ProtobufError) {
        guard depth < Self.maximumDepth else { throw ProtobufError("graphs are nested too deeply") }
        try ProtobufMessage(data).forEachField { (field, value) throws(ProtobufError) in
            guard case .bytes(let bytes) = value else { return }
            switch field {
            case 1: try readNode(bytes, depth: depth)
            case 5: try readTensor(bytes)
            case 11 where depth == 0: try readInput(bytes)
            case 15: try readSparseTensor(bytes)
            default: break
            }
        }
    }

    private mutating func readNode(_ data: Data, depth: Int) throws(ProtobufError) {
        try ProtobufMessage(data).forEachField { (field, value) throws(ProtobufError) in
            guard field == 5, case .bytes(let attribute) = value else { return }
            try ProtobufMessage(attribute).forEachField { (field, value) throws(ProtobufError) in
                guard case .bytes(let bytes) = value else { return }
                switch field {
                case 5, 10: try readTensor(bytes)
                case 6, 11: try readGraph(bytes, depth: depth + 1)
                case 22, 23: try readSparseTensor(bytes)
                default: break
                }
            }
        }
    }

    private mutating func readSparseTensor(_ data: Data) throws(ProtobufError) {
        try ProtobufMessage(data).forEachField { (field, value) throws(ProtobufError) in
            if field == 1 || field == 2, case .bytes(let tensor) = value { try readTensor(tensor) }
        }
    }

    private mutating func readTensor(_ data: Data) throws(ProtobufError) {
        try ProtobufMessage(data).forEachField { (field, value) throws(ProtobufError) in
            switch (field, value) {
            case (13, .bytes), (14, .number(1...)): reachesFiles = true
            default: break
            }
        }
    }

    private mutating func readProperty(_ data: Data) throws(ProtobufError) {
        let texts = try Self.texts(data)
        guard properties.count < Self.maximumCount else { throw ProtobufError("properties are too many") }
        if let key = texts[1] { properties[key] = texts[2] ?? "" }
    }

    private mutating func readInput(_ data: Data) throws(ProtobufError) {
        var (name, meaning): (String?, String?) = (nil, nil)
        try ProtobufMessage(data).forEachField { (field, value) throws(ProtobufError) in
            guard case .bytes(let bytes) = value else { return }
            if field == 1 { name = String(decoding: bytes, as: UTF8.self) }
            if field == 2 { meaning = try Self.texts(bytes)[6] }
        }
        if let name, let meaning { inputMeanings[name] = meaning }
    }

    /// The fields of a small message as texts.
    private static func texts(_ data: Data) throws(ProtobufError) -> [Int: String] {
        var texts: [Int: String] = [:]
        try ProtobufMessage(data).forEachField { (field, value) throws(ProtobufError) in
            if case .bytes(let bytes) = value { texts[field] = String(decoding: bytes, as: UTF8.self) }
        }
        return texts
    }
}
