import AppIntents
import Testing

@UnionValue
private enum Finding: Hashable {
    case text(String)
    case count(Int)
    case `default`(Double), isTrue(Bool)
}

@UnionValue
private enum NamedFinding {
    case text(String)
}

extension NamedFinding {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Found Thing"
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.text: "Some Words"]
}

private struct FindingQuery: IntentValueQuery {
    func values(for input: String) async throws -> [Finding] {
        [.count(1), .text(input), .count(2), .isTrue(true), .text("last")]
    }
}

@Suite("Unions of intent values")
struct UnionValueTests {
    @Test("A union names the types it unites, in the order of its cases")
    func types() {
        #expect(Finding.allIntentValueTypes.map { "\($0)" } == ["String", "Int", "Double", "Bool"])
    }

    @Test("The value inside comes out as it went in")
    func values() {
        #expect(Finding.text("a").asIntentValue as? String == "a")
        #expect(Finding.count(7).asIntentValue as? Int == 7)
        #expect(Finding.default(0.5).asIntentValue as? Double == 0.5)
    }

    @Test("A query answers values of several kinds in its own order")
    func order() async throws {
        let found = try await FindingQuery().values(for: "first").items
        #expect(found.map { "\($0.asIntentValue)" } == ["1", "first", "2", "true", "last"])
    }

    @Test("The cases stand without their values")
    func cases() {
        #expect(Finding.Cases.allCases == [.text, .count, .default, .isTrue])
        #expect(Finding.Cases(rawValue: "isTrue") == .isTrue)
    }

    @Test("A union without names of its own takes them from the source")
    func defaultNames() {
        #expect(Finding.typeDisplayRepresentation.name.key == "Finding")
        #expect(Finding.Cases.typeDisplayRepresentation.name.key == "Finding")
        #expect(Finding.Cases.isTrue.localizedStringResource.key == "Is True")
    }

    @Test("The names of an extension hold for the cases too")
    func ownNames() {
        #expect(NamedFinding.Cases.typeDisplayRepresentation.name.key == "Found Thing")
        #expect(NamedFinding.Cases.text.localizedStringResource.key == "Some Words")
    }
}
