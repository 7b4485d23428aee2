import AppIntentsManifest
import Foundation
import TestSupport
import Testing

@testable import AppIntentsMetadataKit

@Suite("The schema of manifests")
struct ManifestSchemaTests {
    private let schema: JSONSchema

    init() throws {
        schema = try JSONSchema(named: "app-intents")
    }

    @Test("Manifests satisfy it", arguments: [MusicApp.app, SampleApp("nothing", ""), conditional])
    func satisfied(_ app: SampleApp) throws {
        let manifest = try app.program.manifest.text()
        #expect(try schema.problems(in: Data(manifest.utf8)) == [])
    }

    @Test(
        "It tells what is wrong with others",
        arguments: [
            (#""version" : 1"#, #""version" : 2"#), (#""module" : "App""#, #""module" : 3"#),
            (#""module" : "App","#, ""), (#""hasURL""#, #""hasLink""#),
            (#""isOptional" : false"#, #""isOptional" : 0"#),
        ]
    )
    func violated(_ part: String, _ replacement: String) throws {
        let manifest = try MusicApp.app.program.manifest.text()
        let changed = manifest.replacingOccurrences(of: part, with: replacement)
        try #require(changed != manifest)
        #expect(try schema.problems(in: Data(changed.utf8)) != [])
    }

    private static let conditional = SampleApp("a condition", "#if DEBUG\nstruct A: AppIntent {}\n#endif\n")
}
