import Foundation

extension ModelNotes {
    /// Adds what a graph of OpenVINO says in its `model_info`, the way its Model API writes it.
    mutating func addInfo(of graph: Data) {
        let (start, end) = (Data("<model_info>".utf8), Data("</model_info>".utf8))
        guard let first = graph.range(of: start, options: .backwards),
            let last = graph.range(of: end, in: first.upperBound..<graph.endIndex),
            last.lowerBound - first.upperBound <= Self.maximumByteCount
        else { return }
        let text = String(decoding: graph[first.upperBound..<last.lowerBound], as: UTF8.self)
        for match in text.matches(of: #/<(?<key>[A-Za-z_]+) value="(?<value>[^"]*)"/#) {
            properties[String(match.key)] = Self.unescaped(String(match.value))
        }
        summary = properties["description"]
        labels = properties["labels"].flatMap { $0.isEmpty ? nil : $0.split(separator: " ").map(String.init) }
        func numbers(_ key: String) -> [Double]? {
            let numbers = properties[key]?.split { $0 == " " || $0 == "," }.map { Double($0) }
            guard let numbers, !numbers.isEmpty, !numbers.contains(nil) else { return nil }
            return numbers.compactMap { $0 }
        }
        let (means, scales) = (numbers("mean_values"), numbers("scale_values"))
        if means != nil || scales != nil {
            let (means, scales) = (means ?? [0], scales ?? [1])
            images.scale = scales.map { 1 / $0 }
            images.bias = (0..<max(means.count, scales.count)).map { index in
                -means[min(index, means.count - 1)] / scales[min(index, scales.count - 1)]
            }
        }
        // The Model API starts from blue, green and red, and reverses them for models that take the others.
        switch properties["reverse_input_channels"]?.lowercased() {
        case "yes", "true", "1": images.colors = .rgb
        case "no", "false", "0": images.colors = .bgr
        default: break
        }
    }

    private static func unescaped(_ text: String) -> String {
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
