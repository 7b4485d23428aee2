@testable import AppIntentsMacroKit
import Foundation
import Testing

@Suite("The table of schemas")
struct SchemaTableTests {
    @Test("Apps see the schemas that the macros know: run make schemas", arguments: SchemaFamily.all.map(\.name))
    func declarations(family: String) throws {
        let declarations = SchemaDeclarations(family: try #require(SchemaFamily.all.first { $0.name == family }))
        let file = Self.folder.appending(path: declarations.fileName)
        if ProcessInfo.processInfo.environment["FOVEA_WRITE_SCHEMAS"] != nil {
            try Data(declarations.source.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == declarations.source)
    }

    @Test("No file is left of a family that is gone")
    func files() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasPrefix("AppSchema+") }
        #expect(Set(files) == Set(SchemaFamily.all.map { SchemaDeclarations(family: $0).fileName }))
    }

    @Test("A row names each member once, and follows schemas of its own family")
    func rows() {
        for family in SchemaFamily.all {
            let names = Set(family.schemas.filter { $0.kind != .intent }.map(\.name))
            for schema in family.schemas {
                #expect(Set(schema.members.map(\.name)).count == schema.members.count, "\(schema.name)")
                let followed = schema.members.flatMap(\.types).compactMap(\.followed)
                let unknown = followed.filter { !names.contains("\(family.name).\($0)") }
                #expect(unknown == [], "\(schema.name)")
            }
            for kind in Schema.Kind.allCases {
                let all = family.schemas.filter { $0.kind == kind }.map(\.name)
                #expect(Set(all).count == all.count, "\(family.name)")
            }
        }
    }

    @Test("A member is read as its row has it")
    func members() {
        let member = SchemaMember("location 'Place': PlaceDescriptor? | [{asset}]")
        #expect(member.title == "Place")
        #expect(SchemaMember("isFavorite: Bool").title == "Favorite")
        #expect(SchemaMember("creationDate: Date?").title == "Creation Date")
        #expect(SchemaMember("title?: String?").isOptional)
        #expect(SchemaMember("title?: String?").name == "title")
        #expect(member.types == [.optional(.named("PlaceDescriptor")), .array(.following("asset"))])
        #expect(SchemaType("Set<{attribute}>?") == .optional(.set(.following("attribute"))))
        #expect(SchemaType("*?").name == nil)
        #expect(SchemaType("[IntentFile]?").name == "[IntentFile]?")
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../../Sources/Frameworks/AppIntents/Schemas").standardizedFileURL
}
