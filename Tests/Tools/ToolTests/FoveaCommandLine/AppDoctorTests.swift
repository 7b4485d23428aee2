import AppIntentsManifest
import CommandLineKit
import Foundation
import FoveaCommandLine
import Testing

@Suite("The doctor at an app")
struct AppDoctorTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// Writes a binary with manifests inside, and one manifest beside it.
    private func build(_ inside: [AppIntentsManifest], beside: AppIntentsManifest?) throws -> String {
        let texts = try inside.map { try $0.text().dropLast() }
        if let beside {
            let folder = "\(bench.folder)/shop_Shop.resources"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = try bench.file("shop_Shop.resources/Shop.appintents.json", beside.text())
        }
        return try bench.file("Shop", "\u{7F}ELF\0" + texts.map { "before\0\($0)\0after" }.joined())
    }

    @Test("Finds nothing wrong with an app that can be searched and opened")
    func well() async throws {
        let path = try build([.shop], beside: .shop)
        #expect(await bench.run(["doctor", path]) == .success)
        #expect(bench.output.contains("ShopQuery finds ItemEntity, PlaceEntity"))
        #expect(bench.output.contains("OpenItem opens ItemEntity"))
        #expect(bench.output.contains("a URL opens PlaceEntity"))
        #expect(bench.output.hasSuffix("\nAll is well.\n"))
    }

    @Test("Tells a program the state of every part")
    func json() async throws {
        #expect(await bench.run(["doctor", "-f", "json", try build([.shop], beside: .shop)]) == .success)
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        let subjects = results.map { $0["subject"] as? String }
        #expect(subjects == ["manifest", "Shop", "visual search", "opening", "opening", "more results"])
        let states = Set(results.compactMap { $0["state"] as? String })
        #expect(states == ["ok"])
    }

    @Test("Says which manifest is missing, and where")
    func missing() async throws {
        #expect(await bench.run(["doctor", try build([], beside: nil)]) == .unavailable)
        #expect(bench.output.contains("has none inside"))
        #expect(bench.output.contains(#"Add .plugin(name: "AppIntentsMetadata", package: "fovea")"#))
    }

    @Test("Says that the manifest stayed behind when the binary was copied")
    func alone() async throws {
        #expect(await bench.run(["doctor", try build([.shop], beside: nil)]) == .unavailable)
        #expect(bench.output.contains("Shop.appintents.json isn't next to the binary"))
    }

    @Test("Says that binary and manifest come from different builds")
    func old() async throws {
        var older = AppIntentsManifest.shop
        older.intents.removeLast()
        #expect(await bench.run(["doctor", try build([.shop], beside: older)]) == .unavailable)
        #expect(bench.output.contains("come from different builds"))
        let manifest = "\(bench.folder)/shop_Shop.resources/Shop.appintents.json"
        _ = await bench.run(["doctor", manifest])
        #expect(bench.output.contains("✓ manifest"))
    }

    @Test(
        "Says why a search doesn't reach the app or what it finds",
        arguments: [
            ("no query", "No IntentValueQuery takes a SemanticContentDescriptor", ExitCode.unavailable),
            ("two queries", "ShopQuery and Other each take a SemanticContentDescriptor", .unavailable),
            ("no opening", "Nothing opens ItemEntity.", .unavailable),
            ("unknown result", "answers a type that can't be told from the source", .success),
            ("no more results", "No intent goes on with a search in the app.", .success),
            ("stays behind", "nothing says that the app comes to the front", .success),
            ("condition", "OpenItem exists only #if DEBUG", .success),
            ("nothing", "It offers nothing.", .unavailable),
        ]
    )
    func reasons(_ damage: String, _ sentence: String, _ code: ExitCode) async throws {
        let manifest = AppIntentsManifest.shop.damaged(damage)
        #expect(await bench.run(["doctor", try build([manifest], beside: manifest)]) == code)
        #expect(bench.output.contains(sentence), "\(bench.output)")
    }

    @Test("Looks at the newest build of a package")
    func package() async throws {
        _ = try bench.file("Package.swift", "")
        #expect(await bench.run(["doctor", bench.folder]) == .unavailable)
        #expect(bench.output.contains("No build of"))
        let folder = "\(bench.folder)/.build/release/shop_Shop.resources"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = try bench.file(".build/release/shop_Shop.resources/Shop.appintents.json", AppIntentsManifest.shop.text())
        #expect(await bench.run(["doctor", bench.folder]) == .success)
        _ = try bench.file(".build/release/Shop", "another build")
        #expect(await bench.run(["doctor", bench.folder]) == .unavailable)
    }

    @Test("Says what is wrong with a file that isn't a manifest, or isn't there")
    func damaged() async throws {
        let path = try bench.file("Shop.appintents.json", "{}")
        #expect(await bench.run(["doctor", path]) == .unavailable)
        #expect(bench.output.contains("It isn't a manifest of app intents."))
        #expect(await bench.run(["doctor", "/no/such/app"]) == .noInput)
        #expect(bench.errors.contains("It doesn't exist. Name a binary, a manifest or a package."))
    }
}
