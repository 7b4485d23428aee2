@testable import AppIntents
import Testing

@Suite("Values that a parameter doesn't take")
struct ParameterRefusalTests {
    @Test("A refused value is asked for again with the reason, and a better one is taken")
    func askedAgain() async throws {
        let host = AnsweringHost(12, 3)
        let intent = Refusing()
        try await host.hosting { try await intent.$count.fill(dialog: "How many?") }
        #expect(intent.count == 3)
        #expect(host.questions == ["How many?", "Count must be between 1 and 5, not 12."])
    }

    @Test("A second refused value is an error with the reason")
    func error() async {
        let host = AnsweringHost(12, 0, 3)
        let error = await #expect(throws: AppIntentError.self) {
            try await IntentRunner(host: host).run(Refusing())
        }
        #expect(error?.localizedDescription == "Count must be between 1 and 5, not 0.")
        #expect(host.questions.count == 2)
    }

    @Test(
        "Whatever gives a value is told why it isn't taken",
        arguments: [
            ("count", "9", "Count must be between 1 and 5, not 9."),
            ("share", 1.5, "Share must be between 0 and 1, not 1.5."),
            ("length", Measurement(value: -3, unit: UnitLength.miles), "Length can’t be negative, but is -3 mi."),
            ("words", ["a"], "Words takes 2 to 3 values, not 1."),
            ("widget", [1, 2, 3], "Widget takes 2 values or one value, not 3."),
            ("genre", "soul", "soul isn’t supported. Choose Jazz."),
            ("picture", IntentFile(data: Data(), filename: "a.txt"), "Picture takes image, but a.txt is plain text."),
            (
                "picture", IntentFile(data: Data(), filename: "a"),
                "Picture takes image, but a is of an unknown type."
            ),
            ("person", IntentPerson(handle: .init(phoneNumber: "1")), "1 has no email address for Person."),
            (
                "price", IntentCurrencyAmount(amount: 1, currencyCode: "CHF"), "Price must be in EUR, not in CHF."
            ),
            (
                "price", IntentCurrencyAmount(amount: 101, currencyCode: "EUR"),
                "Price must be between 0 and 100, not 101."
            ),
        ] as [(String, any Sendable, String)]
    )
    func assigned(name: String, value: any Sendable, reason: String) async throws {
        let intent = Refusing()
        let parameter = try #require(intent.hostedParameters.first { $0.name == name }?.parameter)
        let error = await #expect(throws: AppIntentError.self) { try await parameter.assign(value) }
        #expect(error?.localizedDescription == reason)
        #expect(parameter.assignedValue == nil)
    }

    @Test(
        "What a parameter takes is taken",
        arguments: [
            ("count", "5"), ("share", 0), ("words", ["a", "b"]), ("words", Set(["a", "b", "c"])), ("widget", [1]),
            ("genre", "jazz"), ("picture", IntentFile(data: Data(), filename: "a.png")),
            ("person", IntentPerson(handle: .init(emailAddress: "a@example.com"))),
            ("price", IntentCurrencyAmount(amount: 100, currencyCode: "EUR")),
        ] as [(String, any Sendable)]
    )
    func taken(name: String, value: any Sendable) async throws {
        let intent = Refusing()
        let parameter = try #require(intent.hostedParameters.first { $0.name == name }?.parameter)
        #expect(try await parameter.assign(value))
        #expect(parameter.assignedValue != nil)
    }

    @Test("A collection is asked for as a whole, and its values are made one by one")
    func collections() async throws {
        let host = AnsweringHost([1, 2], "three")
        let intent = Refusing()
        try await host.hosting {
            try await intent.$words.fill(dialog: nil)
            await #expect(throws: AnsweringHost.NoAnswer.self) { try await intent.$words.fill(dialog: nil) }
        }
        #expect(intent.words == ["1", "2"])
        #expect(host.types == ["Array<String>", "Array<String>", "Array<String>"])
        #expect(host.questions.last == "Words takes 2 to 3 values, not 1.")
    }

    @Test("A missing value is taken by optional parameters alone")
    func missing() async throws {
        let intent = Refusing()
        intent.genre = .jazz
        #expect(try await intent.$genre.assign(Genre?.none))
        #expect(intent.genre == nil)
        #expect(try await intent.$count.assign(Int?.none) == false)
    }

    @Test("A parameter without a value is named by intent and property")
    func place() {
        let intent = Refusing()
        #expect(intent.$count.declaration.place == "The parameter \"Count\"")
        _ = intent.hostedParameters
        #expect(intent.$count.declaration.place == "The parameter Refusing.count (\"Count\")")
        #expect(IntentParameter<Int>().declaration.place == "A parameter without a title")
    }
}

@Suite("Sizes of collections")
struct IntentCollectionSizeTests {
    @Test("A literal and a number are sizes of one number of values")
    func exact() {
        let size: IntentCollectionSize = 3
        #expect(size == IntentCollectionSize(exactly: 3))
        #expect(size == IntentCollectionSize(min: 3, max: 3))
        #expect([2, 3, 4].map { size.contains($0) } == [false, true, false])
    }

    @Test("A range takes its ends")
    func range() {
        let size = IntentCollectionSize(min: 0, max: 2)
        #expect([0, 1, 2, 3].map { size.contains($0) } == [true, true, true, false])
        #expect(size.phrase == "0 to 2 values")
    }
}

private struct Refusing: AppIntent {
    static let title: LocalizedStringResource = "Refuse"

    @Parameter(title: "Count", inclusiveRange: (1, 5)) var count: Int
    @Parameter(title: "Share", inclusiveRange: (0, 1)) var share: Double?
    @Parameter(title: "Length", supportsNegativeNumbers: false) var length: Measurement<UnitLength>?
    @Parameter(title: "Words", size: .init(min: 2, max: 3)) var words: [String]?
    @Parameter(title: "Widget", size: [.systemSmall: 1, .systemLarge: 2]) var widget: [Int]?
    @Parameter(title: "Genre", supportedValues: [.jazz]) var genre: Genre?
    @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile?
    @Parameter(title: "Person", mode: .email) var person: IntentPerson?
    @Parameter(title: "Price", currencyCodes: ["EUR"], inclusiveRange: (0, 100)) var price: IntentCurrencyAmount?

    func perform() async throws -> some IntentResult { .result() }
}
