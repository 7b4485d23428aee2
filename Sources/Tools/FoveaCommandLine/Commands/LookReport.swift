import AnimalEngine
import CodeEngine
import CommandLineKit
import LabelEngine
import PeopleEngine

/// The report on what one picture shows.
struct LookReport: PictureReport {
    let picture: PictureBatch.Opened
    let labels: [ScoredLabel]
    let minimum: Double
    /// The people and the faces.
    let census: Census
    /// The kinds of animal that it surely shows, and how many cats and dogs.
    let animals: SeenAnimals
    /// The text, if it was asked for.
    let page: TextPage?
    /// The codes, if they were asked for.
    let codes: [FoundCode]?

    var isEmpty: Bool { labels.isEmpty && census == Census() && page?.lines.isEmpty ?? true && codes?.isEmpty ?? true }

    func lines(_ style: TextStyle) -> [String] {
        var lines = labels.map { "\(Number.fixed($0.confidence, 2))  \($0.identifier.replacing("_", with: " "))" }
        if lines.isEmpty {
            lines = ["Nothing is recognized with a confidence of \(Number.fixed(minimum, 2)) or more."]
        }
        if census != Census() { lines.append(census.summary) }
        if !animals.kinds.isEmpty { lines.append(animals.summary) }
        if let page {
            lines.append(page.lines.isEmpty ? "There is no text." : "Text")
            lines += page.lines.map { "  \($0.text)" }
        }
        if let codes {
            lines.append(codes.isEmpty ? "There is no code." : "Codes")
            lines += codes.map { "  \($0.symbology.rawValue)  \($0.summary)" }
        }
        return lines
    }

    var findings: [JSONValue.Member] {
        let items = labels.map { label -> JSONValue in
            ["identifier": .string(label.identifier), "confidence": .float(label.confidence)]
        }
        var members = [
            JSONValue.Member("labels", .array(items)),
            JSONValue.Member("peopleCount", .integer(census.people.count)),
            JSONValue.Member("faceCount", .integer(census.faces.count)),
            JSONValue.Member("animals", .array(animals.kinds.map { .string($0) })),
            JSONValue.Member("catCount", .integer(animals.count(of: .cat))),
            JSONValue.Member("dogCount", .integer(animals.count(of: .dog))),
        ]
        if let page { members += page.members }
        if let codes { members.append(JSONValue.Member("codes", .array(codes.map(\.json)))) }
        return members
    }
}
