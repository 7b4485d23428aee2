import FoundationCompatibility

/// The texts that people write about a picture, as programs see them.
enum IPTCProperties {
    /// The texts of a file by their keys.
    static func properties(_ texts: [Int: [String]]) -> [String: Any] {
        var properties: [String: Any] = [:]
        for (key, number, isList) in table {
            guard let found = texts[number], let first = found.first else { continue }
            properties[key] = isList ? found as Any : first
        }
        return properties
    }

    /// The texts of properties by their numbers.
    static func texts(_ properties: CFDictionary) -> [Int: [String]] {
        var texts: [Int: [String]] = [:]
        for (key, number, isList) in table {
            guard let property = properties[key] else { continue }
            let values = ((property as? [Any]) ?? [property]).compactMap { value in
                (value as? String) ?? (value as? NSNumber)?.stringValue
            }
            if !values.isEmpty { texts[number] = isList ? values : [values[0]] }
        }
        return texts
    }
}
