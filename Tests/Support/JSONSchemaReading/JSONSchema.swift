package import Foundation

/// A reader of as much of JSON Schema as the schemas of this repository use; it fails on any other keyword.
package struct JSONSchema {
    private let root: [String: Any]

    /// Reads a schema.
    package init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// Reads a schema of the repository, such as `app-intents`.
    package init(named name: String) throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.reversed()
            .drop { $0 != "Tests" }.dropFirst().reversed()
        let path = "/" + root.dropFirst().joined(separator: "/") + "/Schemas/\(name).schema.json"
        try self.init(Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Returns what is wrong with a document.
    package func problems(in data: Data) throws -> [String] {
        problems(in: try JSONSerialization.jsonObject(with: data), against: root, at: "")
    }

    private static let remarks: Set<String> = ["$schema", "$id", "title", "description", "$defs"]

    private func problems(in value: Any, against schema: [String: Any], at path: String) -> [String] {
        var found: [String] = []
        for (keyword, argument) in schema where !Self.remarks.contains(keyword) {
            switch keyword {
            case "$ref": found += reference(argument, value, path)
            case "const": if !equal(value, argument) { found.append("\(path) isn't \(argument)") }
            case "enum":
                let values = argument as? [Any] ?? []
                if !values.contains(where: { equal(value, $0) }) { found.append("\(path) is none of \(values)") }
            case "minimum", "maximum":
                let (number, bound) = ((value as? NSNumber)?.doubleValue, (argument as? NSNumber)?.doubleValue)
                if let number, let bound, keyword == "minimum" ? number < bound : number > bound {
                    found.append("\(path) is beyond \(bound)")
                }
            case "type": if !has(value, type: argument as? String) { found.append("\(path) isn't of type \(argument)") }
            case "minLength": if (value as? String)?.isEmpty == true { found.append("\(path) is empty") }
            case "required":
                let names = Set((value as? [String: Any] ?? [:]).keys)
                for name in argument as? [String] ?? [] where !names.contains(name) {
                    found.append("\(path) lacks \(name)")
                }
            case "properties":
                for (name, schema) in argument as? [String: [String: Any]] ?? [:] {
                    guard let inner = (value as? [String: Any])?[name] else { continue }
                    found += problems(in: inner, against: schema, at: "\(path)/\(name)")
                }
            case "additionalProperties":
                let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
                let names = (value as? [String: Any] ?? [:]).keys
                found += names.filter { !known.contains($0) }.map { "\(path) has an unknown member \($0)" }
            case "items":
                for (index, element) in (value as? [Any] ?? []).enumerated() {
                    found += problems(in: element, against: argument as? [String: Any] ?? [:], at: "\(path)/\(index)")
                }
            default: found.append("the schema has an unknown keyword \(keyword)")
            }
        }
        return found
    }

    private func reference(_ argument: Any, _ value: Any, _ path: String) -> [String] {
        let name = (argument as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
        guard let schema = (root["$defs"] as? [String: [String: Any]])?[name] else {
            return ["no \(name) in the schema"]
        }
        return problems(in: value, against: schema, at: path)
    }

    private func equal(_ left: Any, _ right: Any) -> Bool { "\(left)" == "\(right)" }

    private func has(_ value: Any, type: String?) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": value is Bool && String(describing: Swift.type(of: value)).contains("Bool") || isBoolean(value)
        case "number": value is NSNumber && !isBoolean(value)
        case "integer": value is Int && !isBoolean(value)
        default: false
        }
    }

    /// Numbers and Booleans come as the same class; their encoding tells them apart.
    private func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    }
}
