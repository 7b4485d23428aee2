import AppIntentsMetadataKit
import Foundation
import TestSupport
import Testing

@Suite("The registration of a module")
struct RegistrationTests {
    private func lines(_ app: SampleApp) -> [String] {
        app.registration().split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }

    @Test("Every type is registered under the name that the module can use")
    func music() {
        let lines = lines(MusicApp.app)
        #expect(lines.contains("nonisolated extension AppAppIntents: AppIntentsRegistration {"))
        #expect(
            lines.filter { $0.hasPrefix("content.") } == [
                "content.intents.append(Intents.OpenAlbum.self)",
                "content.intents.append(MoreResults.self)",
                "content.intents.append(OpenConcert.self)",
                "content.entities.append(AlbumEntity.self)",
                "content.entities.append(ConcertEntity.self)",
                "content.enums.append(Mood.self)",
                "content.valueQueries.append(VisualQuery.self)",
                "content.unionValues.append(Found.self)",
                "content.shortcutsProviders.append(Shortcuts.self)",
            ]
        )
    }

    @Test("A module that offers nothing gets nothing but a comment")
    func nothing() {
        #expect(lines(SampleApp("", "import AppIntents\nstruct A {}")).count == 1)
        #expect(lines(SampleApp("", "struct A: AppIntent {}\nenum AppAppIntents {}")).count == 1)
    }

    @Test("A condition that only the compiler knows stays around the type")
    func conditions() {
        let source =
            Source.imports + """
                #if DEBUG
                struct A: AppIntent {}
                #if os(Linux)
                struct B: AppIntent {}
                #elseif EXTRA
                struct C: AppIntent {}
                #endif
                #else
                struct D: AppIntent {}
                #endif
                #if os(iOS) || canImport(UIKit)
                struct E: AppIntent {}
                #elseif canImport(VisualIntelligence) && !targetEnvironment(simulator)
                struct F: AppIntent {}
                #endif
                #if KNOWN
                struct G: AppIntent {}
                #endif
                """
        let app = SampleApp("", source, definitions: ["KNOWN"])
        let body = lines(app).filter { $0.hasPrefix("content.") || $0.hasPrefix("#if") }
        #expect(
            body == [
                "#if DEBUG", "content.intents.append(A.self)", "#if DEBUG", "content.intents.append(B.self)",
                "#if !(DEBUG)", "content.intents.append(D.self)", "content.intents.append(F.self)",
                "content.intents.append(G.self)",
            ]
        )
    }

    @Test("Types of other modules are imported, and named by their module where two have the same name")
    func modules() {
        let app = SampleApp(
            "",
            Source.imports + "internal import Theirs\nstruct A: AppIntent {}\n",
            siblings: [("Ours", "package struct B: AppIntent {}\nstruct Hidden: AppIntent {}\n")],
            dependencies: [
                (
                    "Theirs",
                    "public struct A: AppIntent {}\npackage struct C: AppIntent {}\npublic struct D: AppIntent {}\n"
                )
            ]
        )
        let lines = lines(app)
        #expect(
            lines.filter { $0.hasPrefix("content.") } == [
                "content.intents.append(A.self)", "content.intents.append(Theirs.A.self)",
                "content.intents.append(B.self)", "content.intents.append(D.self)",
            ]
        )
        #expect(lines.contains("import Ours"))
        #expect(lines.contains("internal import Theirs"))
    }

    @Test("Unavailable types are left out, and deprecated ones don't warn")
    func availability() {
        let source =
            Source.imports + """
                @available(*, unavailable) struct A: AppIntent {}
                @available(*, deprecated) struct B: AppIntent {}
                """
        let lines = lines(SampleApp("", source))
        #expect(lines.filter { $0.hasPrefix("content.") } == ["content.intents.append(B.self)"])
        #expect(lines.contains { $0.hasPrefix("@available(*, deprecated") })
    }

    @Test("The manifest is quoted whatever it contains")
    func quoting() {
        let text = MusicApp.app.registration(manifest: "{\n\n\"a\" : \"\"\"#\"\n}\n")
        #expect(text.contains("##\"\"\"\n        {\n\n        \"a\" : \"\"\"#\"\n        }\n        \"\"\"##"))
    }

    @Test("Files that import Foundation alone get the names that Foundation lacks here")
    func foundation() {
        let shared = (name: "B.swift", text: "import AppIntents\nlet b: LocalizedStringResource = \"b\"\n")
        func aliases(_ text: String) -> [String] {
            let app = SampleApp(files: [shared, (name: "A.swift", text: text)])
            return app.registration().split(separator: "\n").map(String.init).filter { $0.contains("typealias") }
        }
        let alias = "typealias LocalizedStringResource = FoundationCompatibility.LocalizedStringResource"
        #expect(aliases("import Foundation\nlet a = LocalizedStringResource(\"a\")\n") == [alias])
        #expect(aliases("import Foundation\npublic let a: LocalizedStringResource\n") == ["public \(alias)"])
        #expect(aliases("import Foundation\npublic func a() { let b: LocalizedStringResource }\n") == [alias])
        #expect(aliases("import Foundation\n// LocalizedStringResource\n") == [])
        #expect(aliases("import AppIntents\nlet a: LocalizedStringResource\n") == [])
        #expect(aliases("import Foundation\nstruct LocalizedStringResource {}\nlet a: LocalizedStringResource\n") == [])
    }

    @Test("Files that import Foundation alone get networking, functions and observation too")
    func moreOfFoundation() {
        func text(_ text: String) -> String {
            SampleApp(files: [(name: "A.swift", text: "import Foundation\n\(text)\n")]).registration()
        }
        #expect(text("let a = URLSession.shared").contains("\ntypealias URLSession = FoundationNetworking.URLSession"))
        #expect(text("let a = URLSession.shared").contains("\nimport FoundationNetworking\n"))
        #expect(text("public func a() -> URLRequest").contains("\npublic import FoundationNetworking\n"))
        #expect(text("func a() { autoreleasepool {} }").contains("func autoreleasepool<Result>"))
        let observable = text("@Observable public class A {}")
        #expect(observable.contains("\nimport FoundationCompatibility\n"))
        #expect(observable.contains("macro Observable()"))
        #expect(!text("import Observation\n@Observable class A {}").contains("macro Observable()"))
        #expect(!text("struct Observation {}\n@Observable class A {}").contains("macro Observable()"))
    }

    @Test("The names are all that FoundationCompatibility declares")
    func names() throws {
        let root = Checkout.folder.appending(path: "Sources/Frameworks/FoundationCompatibility")
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        let pattern = /(?m)^(?:public|open) (?:final |indirect )?(?:struct|class|enum|protocol|typealias) (\w+)/
        var declared: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            declared.formUnion(text.matches(of: pattern).map { String($0.1) })
        }
        // Underscored names are no app's business.
        let expected = declared.filter { !$0.hasPrefix("_") }
        #expect(FoundationNames.types.symmetricDifference(expected) == [])
    }
}
