@testable import AppIntents
import Testing

@Suite("Choices among summaries")
struct ParameterSummaryChoiceTests {
    @Test(
        "A summary is chosen by cases",
        arguments: [(.jazz, "Old Jazz"), (.soul, "New soul"), (nil, "Anything")] as [(Genre?, String)]
    )
    func cases(genre: Genre?, text: String) {
        let intent = ByCase()
        intent.genre = genre
        #expect(intent.summaryText == text)
    }

    @Test(
        "A summary is chosen by order",
        arguments: [(9, nil, "9 is few"), (10, nil, "10 is many"), (10, 2.5, "10 under 2.5")]
            as [(Int, Double?, String)]
    )
    func order(count: Int, limit: Double?, text: String) {
        let intent = ByOrder()
        intent.count = count
        intent.limit = limit
        #expect(intent.summaryText == text)
    }

    @Test(
        "A summary is chosen by membership",
        arguments: [(.jazz, "2", "Jazz, by name"), (.soul, "7", "Known"), (.soul, "1", "First"), (nil, nil, "Other")]
            as [(Genre?, String?, String)]
    )
    func membership(genre: Genre?, identifier: String?, text: String) {
        let intent = ByMembership()
        intent.genre = genre
        intent.album = identifier.map { AlbumEntity(id: $0, name: "Blue") }
        #expect(intent.summaryText == text)
    }

    @Test("A missing value has no order")
    func missingValue() {
        #expect(ByOrder().summaryText == "Count is few")
    }

    @Test("A nil that was assigned is no value")
    func assignedNil() {
        let intent = ByPresence()
        intent.note = nil
        #expect(intent.summaryText == "Nothing")
        intent.note = "x"
        #expect(intent.summaryText == "Note x")
        #expect(intent.summaryParameterNames == ["names"])
    }

    @Test("Values read as people read them")
    func values() {
        let intent = ByPresence()
        intent.note = "100 %"
        intent.names = ["a", "b", "c"]
        #expect(intent.summaryText == "Note 100 %")
        #expect(intent.$names.summaryText.hasPrefix("a, b"))
    }

    @Test(
        "A summary is chosen by the family of a widget",
        arguments: [
            (.systemSmall, "Small"), (.systemLarge, "Large"), (.systemMedium, "Row"), (.accessoryInline, "Other"),
        ] as [(IntentWidgetFamily, String)]
    )
    func widgetFamilies(family: IntentWidgetFamily, text: String) {
        #expect(ByFamily().summaryText(in: family) == text)
    }

    @Test("Outside a widget, the other summary counts")
    func noWidget() {
        #expect(ByFamily().summaryText == "Other")
    }
}

private struct ByCase: AppIntent {
    static let title: LocalizedStringResource = "By Case"
    @Parameter(title: "Genre") var genre: Genre?
    static var parameterSummary: some ParameterSummary {
        Switch(\.$genre) {
            Case(.jazz) { Summary("Old \(\.$genre)") }
            Case([.soul]) { Summary("New \(\.$genre)") }
            DefaultCase { Summary("Anything") }
        }
    }
    func perform() async throws -> some IntentResult { .result() }
}

private struct ByOrder: AppIntent {
    static let title: LocalizedStringResource = "By Order"
    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Limit") var limit: Double?
    static var parameterSummary: some ParameterSummary {
        When(\.$count, .greaterThanOrEqualTo, 10) {
            When(\.$limit, .lessThan, 3) {
                Summary("\(\.$count) under \(\.$limit)")
            } otherwise: {
                Summary("\(\.$count) is many")
            }
        } otherwise: {
            Summary("\(\.$count) is few")
        }
    }
    func perform() async throws -> some IntentResult { .result() }
}

private struct ByMembership: AppIntent {
    static let title: LocalizedStringResource = "By Membership"
    @Parameter(title: "Genre") var genre: Genre?
    @Parameter(title: "Album") var album: AlbumEntity?
    static var parameterSummary: some ParameterSummary {
        When(\.$genre, .oneOf, [.jazz]) {
            Summary("\(\.$genre), by name")
        } otherwise: {
            When(\.$album, identifier: .oneOf, ["7", "8"]) {
                Summary("Known")
            } otherwise: {
                When(\.$album, identifier: .equalTo, "1") {
                    Summary("First")
                } otherwise: {
                    Summary("Other")
                }
            }
        }
    }
    func perform() async throws -> some IntentResult { .result() }
}

private struct ByPresence: AppIntent {
    static let title: LocalizedStringResource = "By Presence"
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Names") var names: [String]?
    static var parameterSummary: some ParameterSummary {
        When(\.$note, .hasNoValue) {
            Summary("Nothing")
        } otherwise: {
            Summary("Note \(\.$note)") { \.$names }
        }
    }
    func perform() async throws -> some IntentResult { .result() }
}

private struct ByFamily: AppIntent {
    static let title: LocalizedStringResource = "By Family"
    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) { Summary("Small") }
            Case([.systemLarge, .systemExtraLarge]) { Summary("Large") }
            DefaultCase {
                When(widgetFamily: .oneOf, [.systemMedium]) {
                    Summary("Row")
                } otherwise: {
                    When(widgetFamily: .notEqualTo, .systemMedium) {
                        Summary("Other")
                    } otherwise: {
                        Summary("Never")
                    }
                }
            }
        }
    }
    func perform() async throws -> some IntentResult { .result() }
}
