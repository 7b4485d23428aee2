package import Foundation

/// A reader of as much of JSON Schema as the schemas of this repository use; it fails on any other keyword.
package struct JSONSchema {
    /// The document that references point into.
    private let root: [String: Any]
    private let schema: [String: Any]

    /// Reads a schema.
    package init(_ data: Data) throws { try self.init(data, at: []) }

    /// Reads a schema that stands at a place of a document, such as a description of an interface.
    package init(_ data: Data, at place: [String]) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        guard let schema = Self.value(at: place[...], in: root, of: root) as? [String: Any] else {
            throw MissingSchema(place: place)
        }
        self.schema = schema
    }

    /// A place of a document where no schema is.
    package struct MissingSchema: Error {
        package let place: [String]
    }

    /// Reads a schema of the repository, such as `app-intents`.
    package init(named name: String) throws {
        try self.init(Data(contentsOf: Checkout.folder.appending(path: "Schemas/\(name).schema.json")))
    }

    /// Returns what is wrong with a document.
    package func problems(in data: Data) throws -> [String] {
        problems(in: try JSONSerialization.jsonObject(with: data), against: schema, at: "")
    }

    private static let remarks: Set<String> = [
        "$schema", "$id", "title", "description", "$defs", "contentMediaType", "format",
    ]

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
            case "type":
                let types = argument as? [String] ?? [argument as? String ?? ""]
                if !types.contains(where: { has(value, type: $0) }) {
                    found.append("\(path) isn't of type \(argument)")
                }
            case "allOf":
                for part in argument as? [[String: Any]] ?? [] { found += problems(in: value, against: part, at: path) }
            case "anyOf":
                let parts = (argument as? [[String: Any]] ?? []).map { problems(in: value, against: $0, at: path) }
                if !parts.contains([]) { found += parts.min { $0.count < $1.count } ?? ["\(path) may be nothing"] }
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
                let others = (value as? [String: Any] ?? [:]).filter { !known.contains($0.key) }
                guard let schema = argument as? [String: Any] else {
                    found += others.keys.map { "\(path) has an unknown member \($0)" }
                    continue
                }
                for (name, inner) in others { found += problems(in: inner, against: schema, at: "\(path)/\(name)") }
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
        let name = argument as? String ?? ""
        guard name.hasPrefix("#/"),
            let schema = Self.value(at: Self.place(name), in: root, of: root) as? [String: Any]
        else { return ["no \(name) in the document"] }
        return problems(in: value, against: schema, at: path)
    }

    private static func place(_ reference: String) -> ArraySlice<String> {
        reference.split(separator: "/").dropFirst().map { String($0) }[...]
    }

    /// Returns what stands at a place below a value; references on the way are followed.
    private static func value(at place: ArraySlice<String>, in value: Any, of root: [String: Any]) -> Any? {
        guard let name = place.first else { return value }
        guard let members = value as? [String: Any] else { return nil }
        if let reference = members["$ref"] as? String {
            return self.value(at: Self.place(reference) + place, in: root, of: root)
        }
        return members[name].flatMap { self.value(at: place.dropFirst(), in: $0, of: root) }
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
        case "null": value is NSNull
        default: false
        }
    }

    /// Numbers and Booleans come as the same class; their encoding tells them apart.
    private func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    }
}
