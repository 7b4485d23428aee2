import Testing

@Suite("Macros for properties of entities")
struct PropertyMacroTests {
    /// A property, and the two that the macro puts beside it.
    struct Row: CustomTestStringConvertible {
        let source: String
        let kept: String
        let projection: String

        var testDescription: String { source }
    }

    @Test(
        "A property gets two others through which the system reads it",
        arguments: [
            Row(
                source: "@ComputedProperty var x: Int { 1 }",
                kept: #"private let _x = AppIntents.EntityProperty<Int>(identifier: "x", getter: \S.x)"#,
                projection: """
                    var $x: AppIntents.EntityProperty<Int> {
                        AppIntents.EntityProperty<Int>(identifier: "x", getter: { self.x })
                    }
                    """
            ),
            Row(
                source: #"@ComputedProperty(title: "X", indexingKey: \.title) public var x: Int { get { 1 } }"#,
                kept: #"private let _x = AppIntents.EntityProperty<Int>"#
                    + #"(identifier: "x", title: "X", indexingKey: \.title, getter: \S.x)"#,
                projection: """
                    public var $x: AppIntents.EntityProperty<Int> {
                        AppIntents.EntityProperty<Int>(identifier: "x", title: "X", getter: { self.x })
                    }
                    """
            ),
            Row(
                source: "@ComputedProperty var `in`: Int { get { 1 } set { print(newValue) } }",
                kept: #"private let _in = AppIntents.EntityProperty<Int>(identifier: "in", getSetter: \S.`in`)"#,
                projection: """
                    var $in: AppIntents.EntityProperty<Int> {
                        AppIntents.EntityProperty<Int>(identifier: "in", getter: { self.`in` }, setter: {
                            var entity = self
                            entity.`in` = $0
                        })
                    }
                    """
            ),
            Row(
                source: "@DeferredProperty var x: Int? { get async throws { 1 } }",
                kept: "private let _x = AppIntents.EntityProperty<Int?>"
                    + #"(identifier: "x", asyncGetter: { (entity: S) in try await entity.x })"#,
                projection: """
                    var $x: AppIntents.EntityProperty<Int?> {
                        AppIntents.EntityProperty<Int?>(identifier: "x", asyncGetter: { try await self.x })
                    }
                    """
            ),
        ]
    )
    func peers(row: Row) {
        let expansion = Expansion(of: "struct S: AppEntity {\n    \(row.source)\n}")
        #expect(expansion.findings == [])
        #expect(expansion.lines.dropFirst(2).dropLast() == Expansion.lines(of: "\(row.kept)\n\(row.projection)")[...])
    }

    @Test("An extension stores nothing")
    func extensions() {
        let expansion = Expansion(of: "extension S {\n    @DeferredProperty var x: Int { get async { 1 } }\n}")
        #expect(expansion.findings == [])
        #expect(!expansion.code.contains("_x"))
        #expect(expansion.code.contains("asyncGetter: { await self.x }"))
    }

    @Test(
        "Misuse is diagnosed where it happens, and repaired by its fix-it",
        arguments: [
            (
                "@ComputedProperty var x: Int",
                "2:27: '@ComputedProperty' needs a getter, and 'x' is stored; use '@Property'",
                "@Property var x: Int"
            ),
            (
                "@ComputedProperty var x = 1 { didSet {} }",
                "2:27: '@ComputedProperty' needs a getter, and 'x' is stored; use '@Property'",
                "@Property var x = 1 { didSet {} }"
            ),
            (
                "@DeferredProperty let x: Int",
                "2:23: '@DeferredProperty' needs a getter, and 'x' is a constant; use '@Property'",
                "@Property var x: Int"
            ),
            (
                "@DeferredProperty var x: Int { 1 }", "2:27: '@DeferredProperty' needs a getter that is 'async'",
                "@DeferredProperty var x: Int { get async { 1 } }"
            ),
            (
                "@DeferredProperty var x: Int { get { 1 } }",
                "2:36: '@DeferredProperty' needs a getter that is 'async'",
                "@DeferredProperty var x: Int { get async { 1 } }"
            ),
            (
                "@DeferredProperty var x: Int { get throws { 1 } }",
                "2:36: '@DeferredProperty' needs a getter that is 'async'",
                "@DeferredProperty var x: Int { get async throws { 1 } }"
            ),
            (
                "@ComputedProperty var x: Int { get async { 1 } }",
                "2:40: the getter of a computed property can't be 'async'; use '@DeferredProperty'",
                "@DeferredProperty var x: Int { get async { 1 } }"
            ),
            (
                "@ComputedProperty var x: Int { get throws { 1 } }",
                "2:40: the getter of a computed property can't be 'throws'; use '@DeferredProperty'",
                "@DeferredProperty var x: Int { get async throws { 1 } }"
            ),
            (
                "@ComputedProperty static var x: Int { 1 }",
                "2:23: '@ComputedProperty' can't be applied to a static property: it belongs to no entity",
                "@ComputedProperty static var x: Int { 1 }"
            ),
        ]
    )
    func misuse(source: String, finding: String, repaired: String) {
        let expansion = Expansion(of: "struct S: AppEntity {\n    \(source)\n}")
        #expect(expansion.findings == [finding])
        #expect(expansion.repaired == "struct S: AppEntity {\n    \(repaired)\n}")
    }

    @Test(
        "Only properties of entities can be read",
        arguments: [
            "@ComputedProperty var x: Int { 1 }":
                "1:1: '@ComputedProperty' can only be applied to a property of an entity",
            "@DeferredProperty func f() {}": "1:1: '@DeferredProperty' can only be applied to a property",
        ]
    )
    func place(source: String, finding: String) {
        #expect(Expansion(of: source).findings == [finding])
    }
}
