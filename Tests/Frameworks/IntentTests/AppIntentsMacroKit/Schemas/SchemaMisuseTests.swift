import Testing

@Suite("Misuse of schemas")
struct SchemaMisuseTests {
    /// A source without the line of the attribute, what is found in it, and the source that the fix-its make.
    struct Row: CustomTestStringConvertible {
        let source: String
        let findings: [String]
        let repaired: String

        var testDescription: String { source }

        init(_ source: String, _ findings: String..., repaired: String? = nil) {
            self.source = source
            self.findings = findings
            self.repaired = repaired ?? source
        }
    }

    @Test(
        "An intent that doesn't follow its schema is diagnosed where it doesn't",
        arguments: [
            Row(
                "class C { var semanticContent: SemanticContentDescriptor }",
                "2:1: '@AppIntent(schema:)' can only be applied to a struct",
                repaired: "struct C { var semanticContent: SemanticContentDescriptor }"
            ),
            Row(
                "actor A { var semanticContent: SemanticContentDescriptor }",
                "2:1: '@AppIntent(schema:)' can only be applied to a struct",
                repaired: "struct A { var semanticContent: SemanticContentDescriptor }"
            ),
            Row("enum E {}", "2:1: '@AppIntent(schema:)' can only be applied to a struct"),
            Row(
                "struct S {\n    // Nothing yet.\n    func perform() {}\n}",
                "2:8: 'S' needs 'var semanticContent: SemanticContentDescriptor' to follow the schema"
                    + " 'visualIntelligence.semanticContentSearch'",
                repaired:
                    "struct S {\n    var semanticContent: SemanticContentDescriptor\n    // Nothing yet.\n    func perform() {}\n}"
            ),
            Row(
                "struct S {\n    var semanticContent: SemanticContentDescriptor?\n}",
                "3:26: 'semanticContent' must be of type 'SemanticContentDescriptor' to follow the schema"
                    + " 'visualIntelligence.semanticContentSearch'",
                repaired: "struct S {\n    var semanticContent: SemanticContentDescriptor\n}"
            ),
            Row(
                "struct S {\n    var content: SemanticContentDescriptor\n"
                    + "    func perform() { show(content.labels, self.content, album.content) }\n}",
                "3:9: 'content' must be named 'semanticContent' to follow the schema"
                    + " 'visualIntelligence.semanticContentSearch'",
                repaired: "struct S {\n    var semanticContent: SemanticContentDescriptor\n"
                    + "    func perform() { show(semanticContent.labels, self.semanticContent, album.content) }\n}"
            ),
            Row(
                "struct S {\n    let semanticContent: SemanticContentDescriptor\n}",
                "3:5: 'semanticContent' must be a 'var': the system sets it",
                repaired: "struct S {\n    var semanticContent: SemanticContentDescriptor\n}"
            ),
            Row(
                "struct S {\n    var semanticContent: SemanticContentDescriptor { other }\n}",
                "3:9: 'semanticContent' must be stored: the system sets it"
            ),
            Row(
                "struct S {\n    var semanticContent: SemanticContentDescriptor\n    @Parameter(title: \"K\") var kind: Kind\n}",
                "4:38: 'kind' must be optional: the schema 'visualIntelligence.semanticContentSearch' doesn't name it",
                repaired:
                    "struct S {\n    var semanticContent: SemanticContentDescriptor\n    @Parameter(title: \"K\") var kind: Kind?\n}"
            ),
        ]
    )
    func intent(row: Row) {
        let attribute = "@AppIntent(schema: .visualIntelligence.semanticContentSearch)\n"
        let expansion = Expansion(of: attribute + row.source)
        #expect(expansion.findings == row.findings)
        #expect(expansion.repaired == attribute + row.repaired)
        #expect(!expansion.code.contains("extension"))
    }

    @Test("A schema that there isn't is named, with those there are")
    func unknown() {
        let expansion = Expansion(of: "@AppEnum(schema: .photos.filterType) enum E: String { case a }")
        #expect(
            expansion.findings == [
                "1:18: '.photos.filterType' isn't a schema that '@AppEnum' knows; write one of '.photos.assetType'"
            ]
        )
    }

    @Test(
        "An enumeration has the cases of its schema",
        arguments: [
            Row(
                "enum E: String {\n    case photo\n}",
                "2:6: the schema 'photos.assetType' has a case 'video'",
                repaired: "enum E: String {\n    case video\n    case photo\n}"
            ),
            Row(
                "enum E: String {\n    case photo, video, drawing\n}",
                "3:24: the schema 'photos.assetType' has no case 'drawing'"
            ),
            Row("struct S {}", "2:1: '@AppEnum(schema:)' can only be applied to an enum"),
        ]
    )
    func enumeration(row: Row) {
        let attribute = "@AppEnum(schema: .photos.assetType)\n"
        let expansion = Expansion(of: attribute + row.source)
        #expect(expansion.findings == row.findings)
        #expect(expansion.repaired == attribute + row.repaired)
    }

    @Test("An entity misses every property of its schema by name")
    func entity() {
        let expansion = Expansion(of: "@AppEntity(schema: .photos.asset) struct Photo { var name: String? }")
        #expect(expansion.findings.count == 7)
        #expect(
            expansion.findings.first
                == "1:42: 'Photo' needs 'var title: String?' to follow the schema 'photos.asset'"
        )
    }
}
