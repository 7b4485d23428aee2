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

    @Test(
        "A schema that there isn't is named, with those of its family or the families",
        arguments: [
            (".camera.lens", "'.camera.captureMode', '.camera.captureDevice', '.camera.captureDuration'"),
            (".garden.bed", "'.audio.…', '.books.…', '.browser.…'"),
        ]
    )
    func unknown(name: String, names: String) {
        let expansion = Expansion(of: "@AppEnum(schema: \(name)) enum E: String { case a }")
        let finding = "1:18: '\(name)' isn't a schema that '@AppEnum' knows; write one of \(names)"
        #expect(expansion.findings.count == 1)
        #expect(expansion.findings.first?.hasPrefix(finding) == true)
    }

    @Test(
        "An enumeration has one at least of the cases of its schema",
        arguments: [
            Row(
                "enum E: String {\n    case drawing\n}",
                "2:6: the schema 'photos.assetType' names the cases 'photo', 'video'; have one of them",
                repaired: "enum E: String {\n    case photo, video\n    case drawing\n}"
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
        #expect(expansion.findings.count == 6)
        #expect(
            expansion.findings.first
                == "1:42: 'Photo' needs 'var creationDate: Date?' to follow the schema 'photos.asset'"
        )
    }

    @Test("A type of the app has the shape that the schema asks for")
    func shape() {
        let expansion = Expansion(
            of: "@AppIntent(schema: .photos.addAssetsToAlbum) struct A { var assets: Photo; var album: Album? }"
        )
        #expect(
            expansion.findings == [
                "1:69: 'assets' must be of type '[{asset}]', where {asset} follows the schema of that name,"
                    + " to follow the schema 'photos.addAssetsToAlbum'",
                "1:87: 'album' must be of type '{album}', where {album} follows the schema of that name,"
                    + " to follow the schema 'photos.addAssetsToAlbum'",
            ]
        )
        let either = Expansion(
            of: "@AppIntent(schema: .journal.createEntry) struct A { var message: AttributedString; var title: String?;"
                + " var entryDate: Date?; var mediaItems: [IntentFile]; var location: String? }"
        )
        #expect(
            either.findings.map { $0.drop { $0 != " " } } == [
                " 'location' must be of type 'PlaceDescriptor?' or 'CLPlacemark?' to follow the schema"
                    + " 'journal.createEntry'"
            ]
        )
    }
}
