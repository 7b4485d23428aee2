@testable import AppIntentsMacroKit
import Testing

@Suite("Every schema of the table")
struct EverySchemaTests {
    private static let families = SchemaFamily.all.map(\.name)

    /// Returns the source of a type that follows a schema with some of its members.
    private static func source(_ schema: Schema, members: [String]) -> String {
        switch schema.kind {
        case .intent:
            let body = members + ["func perform() async throws -> some IntentResult { .result() }"]
            return "@AppIntent(schema: .\(schema.name))\nstruct Made {\n\(lines(body))}"
        case .entity:
            let body = members + ["let id: String", "static let defaultQuery = MadeQuery()"]
            return "@AppEntity(schema: .\(schema.name))\nstruct Made {\n\(lines(body))}"
        case .enumeration:
            return "@AppEnum(schema: .\(schema.name))\nenum Made: String {\n\(lines(members))}"
        }
    }

    private static func lines(_ members: [String]) -> String { members.map { "    \($0)\n" }.joined() }

    /// The members of a type that follows a schema: for what the app chooses, a type of the app.
    private static func members(_ schema: Schema) -> [String] {
        guard schema.kind != .enumeration else { return ["case \(schema.cases.first ?? "first")"] }
        return schema.members.map { $0.declaration.replacing("<#", with: "Own").replacing("#>", with: "") }
    }

    @Test("Is followed by a type with the members of its row", arguments: families)
    func followed(family: String) throws {
        let family = try #require(SchemaFamily.all.first { $0.name == family })
        for schema in family.schemas {
            let expansion = Expansion(of: Self.source(schema, members: Self.members(schema)))
            #expect(expansion.findings == [], "\(schema.kind) \(schema.name)")
            let protocolName = "AssistantSchema\(schema.kind.rawValue)"
            #expect(expansion.code.contains(protocolName), "\(schema.kind) \(schema.name)")
        }
    }

    @Test("Names the member that a type lacks", arguments: families)
    func lacking(family: String) throws {
        let family = try #require(SchemaFamily.all.first { $0.name == family })
        for schema in family.schemas where schema.kind != .enumeration {
            let members = Self.members(schema)
            for (index, member) in schema.members.enumerated() {
                var rest = members
                rest.remove(at: index)
                let findings = Expansion(of: Self.source(schema, members: rest)).findings
                let isNamed = findings.contains { finding in
                    finding.contains("'var \(member.name): ") && finding.contains("'\(schema.name)'")
                }
                #expect(isNamed != member.isOptional, "\(schema.name) without \(member.name): \(findings)")
            }
        }
    }

    @Test("Names the member that has another type", arguments: families)
    func mistyped(family: String) throws {
        let family = try #require(SchemaFamily.all.first { $0.name == family })
        for schema in family.schemas where schema.kind != .enumeration {
            for (index, member) in schema.members.enumerated() where member.types.allSatisfy({ $0.name != nil }) {
                var members = Self.members(schema)
                members[index] = "var \(member.name): [[Never]]"
                let findings = Expansion(of: Self.source(schema, members: members)).findings
                #expect(findings.contains { $0.contains("'\(member.name)' must be") }, "\(schema.name): \(member.name)")
            }
        }
    }

    @Test("Of kinds that name cases needs one of them", arguments: families)
    func cases(family: String) throws {
        let family = try #require(SchemaFamily.all.first { $0.name == family })
        for schema in family.schemas where schema.kind == .enumeration {
            let findings = Expansion(of: Self.source(schema, members: ["case unheardOf"])).findings
            #expect(findings.isEmpty == schema.cases.isEmpty, "\(schema.name): \(findings)")
        }
    }
}
