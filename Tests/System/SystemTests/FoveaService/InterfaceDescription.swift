import Foundation
import ServiceInterface
import TestSupport
import Testing

/// The description of the interface that is in the repository, and what it says of answers.
struct InterfaceDescription {
    let paths: [String: [String: Any]]
    private let data: Data
    private let document: [String: Any]

    static let file = Checkout.folder.appending(path: "Schemas/openapi.json")

    init() throws {
        data = try Data(contentsOf: Self.file)
        document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        paths = try #require(document["paths"] as? [String: [String: Any]])
    }

    /// The version of OpenAPI.
    var version: String? { document["openapi"] as? String }

    /// The methods of a path.
    func methods(of path: String) -> Set<String> { Set((paths[path] ?? [:]).keys).subtracting(["parameters"]) }

    /// The references in the description that point to nothing.
    func danglingReferences() -> [String] {
        Self.references(in: document).filter { reference in
            let place = reference.split(separator: "/").dropFirst().map { String($0) }
            return !reference.hasPrefix("#/") || (try? JSONSchema(data, at: place)) == nil
        }
    }

    private static func references(in value: Any) -> [String] {
        switch value {
        case let members as [String: Any]:
            [members["$ref"] as? String].compactMap(\.self) + members.values.flatMap(references)
        case let elements as [Any]: elements.flatMap(references)
        default: []
        }
    }

    /// The names of all operations.
    var operations: [String] {
        paths.values.flatMap { $0.values.compactMap { ($0 as? [String: Any])?["operationId"] as? String } }
    }

    // MARK: - Answers

    /// Returns what an answer has that the description doesn't, or lacks that it does.
    func problems(in answer: HTTPAnswer, to method: String, _ target: String) throws -> [String] {
        guard let path = path(of: target) else {
            // Files of the web app aren't described, and what doesn't exist isn't found.
            let isFile = !target.hasPrefix("/v1")
            return isFile || answer.status >= 400 ? [] : ["\(target) isn't described"]
        }
        let verb = method == "HEAD" ? "get" : method.lowercased()
        guard methods(of: path).contains(verb) else {
            return answer.status >= 400 ? [] : ["\(method) isn't described for \(path)"]
        }
        let place = ["paths", path, verb, "responses"]
        let known = paths[path]?[verb] as? [String: Any]
        let responses = known?["responses"] as? [String: Any] ?? [:]
        let name = responses["\(answer.status)"] == nil ? "default" : "\(answer.status)"
        guard answer.status >= 400 || name != "default" else {
            return ["\(path) isn't said to answer \(answer.status)"]
        }
        guard method != "HEAD" else { return [] }
        if answer.contentType == "text/event-stream" { return try problems(inEvents: answer.body) }
        return try problems(in: answer, at: place + [name, "content"])
    }

    private func problems(in answer: HTTPAnswer, at place: [String]) throws -> [String] {
        guard let media = answer.contentType else { return answer.body.isEmpty ? [] : ["the answer has no type"] }
        let kinds = [media, media.prefix { $0 != "/" } + "/*", "*/*"]
        guard let kind = kinds.first(where: { (try? JSONSchema(data, at: place + [$0])) != nil }) else {
            return ["\(media) isn't described at \(place)"]
        }
        guard media.hasSuffix("json") else { return [] }
        return try JSONSchema(data, at: place + [kind, "schema"]).problems(in: Data(answer.body.utf8))
    }

    /// The schemas of events, by their names.
    private static let events: [EventName: String] = [
        .session: "Session", .app: "Answer", .done: "Done", .providers: "Providers", .job: "Job",
        .questions: "Questions", .items: "ChangedItems",
    ]

    /// Returns what is wrong with the events of a stream.
    func problems(inEvents text: String) throws -> [String] {
        var (name, found) = ("", [String]())
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("event: ") {
                name = String(line.dropFirst(7))
            } else if line.hasPrefix("data: ") {
                guard let schema = EventName(rawValue: name).flatMap({ Self.events[$0] }) else {
                    return ["the event \(name) isn't described"]
                }
                found += try JSONSchema(data, at: ["components", "schemas", schema])
                    .problems(in: Data(line.dropFirst(6).utf8)).map { "\(name)\($0)" }
            }
        }
        return found
    }

    /// Returns the described path that a target has.
    private func path(of target: String) -> String? {
        let segments = target.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
        return paths.keys.first { path in
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard segments.count == parts.count || (parts.last == "{path}" && segments.count > parts.count) else {
                return false
            }
            return zip(segments, parts).allSatisfy { $0 == $1 || ($1.hasPrefix("{") && !$0.isEmpty) }
        }
    }
}

/// An answer of the service, as it came.
struct HTTPAnswer {
    let status: Int
    let contentType: String?
    let body: String

    init?(_ text: String) {
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        self.status = status
        contentType = lines.first { $0.hasPrefix("Content-Type: ") }?.dropFirst(14).prefix { $0 != ";" }.description
        body = String(text[end.upperBound...])
    }
}
