import Foundation
import InferenceEngine

extension ModelNotes {
    /// Adds what a model of the Open Neural Network Exchange says.
    ///
    /// Images are described by the exchange's own properties (`Image.BitmapPixelFormat`, `Image.NominalPixelRange`).
    /// Classes are listed as `names`, the way YOLO models do, or as `labels` or `classes`, one a line or in JSON.
    mutating func add(_ graph: ONNXGraph) {
        properties = graph.properties
        summary = properties["description"]
        author = properties["author"]
        license = properties["license"]
        version = properties["version"]
        labels =
            ["names", "labels", "classes"].lazy.compactMap { key in
                graph.properties[key].flatMap(Self.labels)
            }.first
        var notes = InputNotes()
        switch properties["Image.BitmapPixelFormat"] {
        case "Gray8": notes.colors = .gray
        case "Bgr8", "Bgra8": notes.colors = .bgr
        case "Rgb8", "Rgba8": notes.colors = .rgb
        default: break
        }
        switch properties["Image.NominalPixelRange"] {
        case "NominalRange_0_255": (notes.scale, notes.bias) = ([1], [0])
        case "Normalized_0_1": (notes.scale, notes.bias) = ([1 / 255], [0])
        case "Normalized_1_1": (notes.scale, notes.bias) = ([2 / 255], [-1])
        default: break
        }
        // The properties speak of the images of a model; where it says which input is one, the others are none.
        images = notes
        for (name, meaning) in graph.inputMeanings {
            inputs[name] = InputNotes(kind: meaning == "IMAGE" ? .image : .array)
        }
    }

    /// Reads names of classes: a JSON array or object, the same with single quotes, or lines.
    static func labels(_ text: String) -> [String]? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.hasPrefix("{") || text.hasPrefix("[") else {
            let lines = lines(of: text)
            return lines.isEmpty ? nil : lines
        }
        if let list = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) { return list }
        if let table = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8)) {
            return ordered(table.compactMap { key, value in Int(key).map { ($0, value) } }, count: table.count)
        }
        return pythonLabels(text)
    }

    /// Reads a dictionary as Python writes it: `{0: 'person', 1: "driver's seat"}`.
    private static func pythonLabels(_ text: String) -> [String]? {
        var pairs: [(Int, String)] = []
        var rest = text.dropFirst().drop(while: \.isWhitespace)
        while let first = rest.first, first != "}", first != "]" {
            let isList = first == "'" || first == "\""
            let number = isList ? pairs.count : Int(rest.prefix(while: \.isNumber))
            if !isList { rest = rest.drop(while: \.isNumber).drop { $0 == ":" || $0.isWhitespace } }
            guard let number, let quote = rest.popFirst(), quote == "'" || quote == "\"" else { return nil }
            var value = ""
            while let character = rest.popFirst(), character != quote {
                // A backslash makes the next character an ordinary one.
                value.append(character == "\\" ? rest.popFirst() ?? character : character)
            }
            pairs.append((number, value))
            rest = rest.drop { $0 == "," || $0.isWhitespace }
        }
        return ordered(pairs, count: pairs.count)
    }

    /// The names in the order of their numbers, or nil unless these are 0, 1, 2 and so on.
    private static func ordered(_ pairs: [(Int, String)], count: Int) -> [String]? {
        let sorted = pairs.sorted { $0.0 < $1.0 }
        guard !sorted.isEmpty, sorted.count == count, sorted.enumerated().allSatisfy({ $0.offset == $0.element.0 })
        else { return nil }
        return sorted.map(\.1)
    }
}
