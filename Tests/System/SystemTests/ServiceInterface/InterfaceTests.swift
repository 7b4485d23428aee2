import ActionEngine
import Foundation
import ProviderFrames
import ServiceInterface
import TestSupport
import Testing

@Suite("What crosses the interface of the service")
struct InterfaceTests {
    /// The description of the interface that is in the repository.
    private let description: Data

    init() throws {
        description = try Data(contentsOf: Checkout.folder.appending(path: "Schemas/openapi.json"))
    }

    /// A value and the name of its schema.
    struct Sample: Sendable, CustomTestStringConvertible {
        let schema: String
        let value: any Encodable & Sendable
        var testDescription: String { schema }
    }

    private static let samples: [Sample] =
        [
            Sample(schema: "Session", value: Samples.head), Sample(schema: "Sheet", value: Samples.sheet),
            Sample(schema: "Done", value: SheetEvent.done(milliseconds: 1)),
            Sample(schema: "Opening", value: Samples.opened),
            Sample(schema: "Providers", value: ServiceReply.Providers([Samples.music, Samples.quiet])),
            Sample(schema: "Provider", value: Samples.music),
            Sample(schema: "Problem", value: Problem(.appFailed, "It crashed.")),
            Sample(schema: "Catalog", value: ServiceReply.Catalog(name: "covers", problem: "It is damaged.")),
            Sample(schema: "Catalog", value: ServiceReply.Catalog(name: "covers", items: 3)),
            Sample(
                schema: "CatalogItems",
                value: ServiceReply.CatalogItems(
                    items: [.init(id: "1", title: nil, metadata: Samples.metadata)],
                    next: "1"
                )
            ),
            Sample(
                schema: "Matches",
                value: ServiceReply.Matches(
                    matches: [.init(id: "1", title: "Blue", probability: 0.5, metadata: Samples.metadata)],
                    hasMore: false,
                    next: nil,
                    milliseconds: 1.26
                )
            ),
            Sample(
                schema: "Questions",
                value: ServiceReply.Questions([
                    .init(id: "1", app: "music", name: "Music", store: "calendar", access: "granted", purpose: nil)
                ])
            ),
            Sample(schema: "Job", value: Samples.job), Sample(schema: "PictureText", value: Samples.text),
            Sample(schema: "PictureSubjects", value: Samples.subjects),
            Sample(schema: "PictureSubjects", value: PictureSubjects(width: 640, height: 480, subjects: [])),
            Sample(
                schema: "Consents",
                value: ServiceReply.Consents([
                    .init(app: "music", store: "calendar", status: "granted", date: "2026-06-01T10:00:00Z")
                ])
            ),
            Sample(
                schema: "Agenda",
                value: ServiceReply.Items([
                    ServiceReply.Event(
                        id: "1",
                        title: "Concert",
                        start: "2026-06-01",
                        end: "2026-06-02",
                        allDay: true,
                        location: nil,
                        calendar: "Home"
                    )
                ])
            ),
            Sample(
                schema: "Reminders",
                value: ServiceReply.Items([
                    ServiceReply.Reminder(
                        id: "1",
                        title: "Pay",
                        due: nil,
                        allDay: false,
                        done: false,
                        calendar: "Home"
                    )
                ])
            ),
            Sample(
                schema: "Contacts",
                value: ServiceReply.Items([
                    ServiceReply.Contact(id: "1", name: "Ana", work: "", phones: ["1"], mails: [], book: "people")
                ])
            ),
            Sample(
                schema: "Readings",
                value: ServiceReply.Items([
                    ServiceReply.Reading(
                        id: "1",
                        name: "Body mass",
                        value: "70 kg",
                        start: "2026-06-01T10:00:00Z",
                        source: nil
                    )
                ])
            ),
            Sample(schema: "Actions", value: ServiceReply.Actions([ActionDescription(Samples.action)])),
            Sample(schema: "Saved", value: ServiceReply.Saved(id: nil, change: "unchanged", place: "Home", kept: [])),
            Sample(schema: "ChangedItems", value: ServiceReply.ChangedItems(["agenda"])),
        ] + Samples.entries.map { Sample(schema: "Answer", value: $0) }

    @Test("Is what the description says, and nothing else", arguments: samples)
    func isDescribed(sample: Sample) throws {
        let data = try JSONEncoder().encode(sample.value)
        #expect(try JSONSchema(description, at: ["components", "schemas", sample.schema]).problems(in: data) == [])
        let written = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(written.keys).isSubset(of: try members(of: sample.schema)))
    }

    /// The members that a schema names.
    private func members(of schema: String) throws -> Set<String> {
        let document = try #require(JSONSerialization.jsonObject(with: description) as? [String: Any])
        let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]] ?? [:]
        func names(_ schema: [String: Any]) -> Set<String> {
            if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
                return names(schemas[String(name)] ?? [:])
            }
            let own = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
            return (schema["allOf"] as? [[String: Any]] ?? []).reduce(own) { $0.union(names($1)) }
        }
        return names(try #require(schemas[schema]))
    }

    @Test("Names every schema of the description that a reply or an event has")
    func isWhole() throws {
        let document = try #require(JSONSerialization.jsonObject(with: description) as? [String: Any])
        let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: Any] ?? [:]
        // Parts of the others.
        let parts: Set = [
            "Action", "SavedMark", "App", "CatalogItem", "Item", "Match", "Picture", "PictureSubject", "Question",
            "Result",
        ]
        #expect(Set(Self.samples.map(\.schema)).union(parts) == Set(schemas.keys))
    }

    // MARK: - Both ways

    private func read<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test("Comes to a client as it left the service")
    func comesBack() throws {
        #expect(try read(Samples.music) == Samples.music)
        #expect(try read(Samples.opened) == Samples.opened)
        #expect(try read(Samples.job) == Samples.job)
        #expect(try read(Samples.item) == Samples.item)
        #expect(try read(Samples.text) == Samples.text)
        #expect(try read(Samples.subjects) == Samples.subjects)
        #expect(try read(Samples.bare) == Samples.bare)
        for entry in Samples.entries { #expect(try read(entry) == entry) }
        let head = try read(Samples.head)
        #expect(head.apps.map(\.why) == ["Pinned", "By name"])
        #expect(head.apps.map(\.app.hasIcon) == [true, false])
        #expect((head.session, head.width, head.height) == ("s", 640, 480))
    }

    @Test("Writes no file into JSON, but its address", arguments: [nil, FoundItem.Thumbnail.file(Data([1, 2]))])
    func addresses(thumbnail: FoundItem.Thumbnail?) throws {
        var item = Samples.item
        item.thumbnail = thumbnail
        #expect(try read(item).thumbnail == nil)
        let entry = Sheet.Entry(
            app: "a/b",
            outcome: .success(Answer(results: [Samples.bare, item])),
            milliseconds: 1,
            offersMore: false
        ).addressed(in: "s")
        let address = FoundItem.Thumbnail.address("/v1/sessions/s/apps/a%2Fb/results/1/thumbnail")
        #expect(entry.answer?.results.map(\.thumbnail) == [nil, thumbnail.map { _ in address }])
    }

    @Test("Tells a problem's kind both ways", arguments: Problem.Kind.allCases)
    func problems(kind: Problem.Kind) throws {
        let problem = try read(Problem(kind, "Why."))
        #expect(problem.kind == kind)
        #expect(problem.title == kind.title)
        #expect((400...599).contains(kind.status))
        #expect(!kind.title.isEmpty)
    }

    @Test("Tells an app's failure by the kind that clients know")
    func failures() {
        let kinds: [AppFailure.Code: Problem.Kind] = [
            .unknownApp: .unknownApp, .timeout: .appLate, .nothingOpens: .appUnable, .noMoreResults: .appUnable,
            .noQuery: .appUnable, .notFound: .unknownResult, .crashed: .appFailed, .appFailed: .appFailed,
        ]
        for (code, kind) in kinds { #expect(Problem(AppFailure(code, "Why.")).kind == kind, "\(code)") }
    }

    @Test("Tells the events of a search by their names")
    func events() throws {
        for event in [SheetEvent.session(Samples.head), .app(Samples.entries[0]), .done(milliseconds: 2)] {
            let read = try #require(try SheetEvent(event.name.rawValue, JSONEncoder().encode(event)))
            #expect(read.name == event.name)
        }
        #expect(try SheetEvent("job", Data("{}".utf8)) == nil)
        #expect(throws: DecodingError.self) { try SheetEvent("done", Data("{}".utf8)) }
    }
}
