import Foundation

/// A case of Recognizers-Text.
struct DetectorCase: Decodable, Sendable {
    let input: String
    let moment: String?
    let results: [Result]
    let specification: String
    private let notSupported: String?

    /// A Boolean value that indicates whether any platform supports the case.
    var isSupported: Bool {
        let missing = Set((notSupported ?? "").lowercased().split { $0 == "," || $0 == " " }.map(String.init))
        return !missing.isSuperset(of: ["dotnet", "javascript", "python", "java"])
    }

    private enum CodingKeys: String, CodingKey {
        case input = "Input"
        case context = "Context"
        case results = "Results"
        case notSupported = "NotSupported"
        case specification = "spec"
    }

    private struct Context: Decodable {
        let ReferenceDateTime: String?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        input = try container.decode(String.self, forKey: .input)
        moment = try container.decodeIfPresent(Context.self, forKey: .context)?.ReferenceDateTime
        results = try container.decode([Result].self, forKey: .results)
        notSupported = try container.decodeIfPresent(String.self, forKey: .notSupported)
        specification = try container.decode(String.self, forKey: .specification)
    }

    /// What a case expects at a place.
    struct Result: Decodable, Sendable {
        let text: String
        /// The values that are right, or nothing if none is stated.
        let values: Set<String>

        private enum CodingKeys: String, CodingKey {
            case text = "Text"
            case value = "Value"
            case resolution = "Resolution"
        }

        private struct ParsedValue: Decodable {
            let FutureResolution: [String: String]?
            let PastResolution: [String: String]?
        }

        private struct Resolution: Decodable {
            let values: [[String: String]]?
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // Cases of values alone have no text; the evaluation leaves them out.
            text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
            let parsed = (try? container.decodeIfPresent(ParsedValue.self, forKey: .value)).flatMap { $0 }
            let resolved = (try? container.decodeIfPresent(Resolution.self, forKey: .resolution)).flatMap { $0 }
            let stated =
                [parsed?.FutureResolution, parsed?.PastResolution].compactMap { $0 } + (resolved?.values ?? [])
            values = Set(stated.compactMap(Self.value))
        }

        /// What is said of a value, and isn't it.
        private static let remarks = [
            "timex", "type", "Mod", "sourceEntity", "timezone", "timezoneText", "utcOffsetMins",
        ]

        private static func value(_ fields: [String: String]) -> String? {
            let start = fields.first { $0.key.hasPrefix("start") }?.value
            let end = fields.first { $0.key.hasPrefix("end") }?.value
            if start != nil || end != nil { return (start ?? "") + "," + (end ?? "") }
            let other = fields.first { !Self.remarks.contains($0.key) }?.value
            return other == "not resolved" ? nil : other
        }
    }
}
