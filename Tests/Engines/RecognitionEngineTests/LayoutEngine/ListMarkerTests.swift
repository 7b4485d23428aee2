import Testing

@testable import LayoutEngine

@Suite("Markers of lists")
struct ListMarkerTests {
    @Test(
        "Are told by what a line begins with",
        arguments: [
            ("• one", ListMarker.Kind.bullet, "•"), ("·One", .bullet, "·"), ("* one", .bullet, "*"),
            ("- one", .hyphen, "-"), ("–One", .hyphen, "–"), ("a) one", .lowercaseLatin, "a)"),
            ("iv. one", .lowercaseLatin, "iv."), ("B. one", .uppercaseLatin, "B."), ("(3) one", .decimal, "(3)"),
            ("12. one", .decimal, "12."), ("① one", .decorativeDecimal, "①"), ("➃one", .decorativeDecimal, "➃"),
            ("1.2 one", .compositeDecimal, "1.2"), ("1.2.10. one", .compositeDecimal, "1.2.10."),
        ]
    )
    func kinds(_ line: String, _ kind: ListMarker.Kind, _ text: String) throws {
        let marker = try #require(ListMarker(beginning: line))
        #expect(marker.kind == kind && marker.text == text)
        #expect(line.dropFirst(marker.length).lowercased() == "one")
    }

    @Test(
        "Aren't seen in other text",
        arguments: [
            "", "-", "one", "a man walks", "I am", "12 apples", "2024. A year", "-5 degrees", "- 5", "+ 5", "e.g. this",
            "www. one", "1.", "(a one", "Hi. one", "3.5", "①", "1.2.3.4.5.6.7.8.9.1 one", "\u{301}", "🧗 one",
        ]
    )
    func none(_ line: String) {
        #expect(ListMarker(beginning: line) == nil)
    }

    @Test(
        "Follow one another by number",
        arguments: [
            ("1. x", "2. x", true), ("2. x", "1. x", false), ("1. x", "2) x", false), ("a) x", "b) x", true),
            ("h. x", "i. x", true), ("i. x", "ii. x", true), ("b) x", "ii) x", false), ("1.9 x", "1.10 x", true),
            ("1.2 x", "1.2.1 x", true), ("1.2.3 x", "1.3 x", true), ("1.2 x", "1.4 x", false), ("• x", "• x", true),
            ("- x", "– x", true), ("• x", "- x", false), ("① x", "② x", true), ("1.2 x", "1.2 x", false),
        ]
    )
    func following(_ first: String, _ second: String, _ follows: Bool) throws {
        let (first, second) = try (#require(ListMarker(beginning: first)), #require(ListMarker(beginning: second)))
        #expect(second.follows(first) == follows)
    }

    @Test(
        "Numbers that weren't read follow from the others, and a wrong one from most of them",
        arguments: [
            ([1, 2, 3], [1, 2, 3]), ([nil, 2, nil, nil], [1, 2, 3, 4]), ([1, nil, 5], [1, 2, 5]),
            ([1, 8, 3, 4], [1, 2, 3, 4]), ([nil, nil], [nil, nil]), ([], []),
        ] as [([Int?], [Int?])]
    )
    func sequences(_ read: [Int?], _ completed: [Int?]) {
        #expect(NumberSequence.completed(read) == completed)
    }
}
