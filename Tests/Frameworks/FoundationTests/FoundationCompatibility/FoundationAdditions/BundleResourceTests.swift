import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("Resources of a bundle")
struct BundleResourceTests {
    @Test("Are found by name, extension and folder")
    func inBundle() throws {
        let folder = try LocalizedStringTests.Folder(["data.json": "[]", "more/extra.json": "[]", "plain": "x"])
        let bundle = try #require(Bundle(url: folder.url))
        #expect(bundle.url(forResource: "data", withExtension: "json")?.lastPathComponent == "data.json")
        #expect(bundle.url(forResource: "data.json", withExtension: nil) != nil)
        #expect(bundle.path(forResource: "extra", ofType: "json", inDirectory: "more") != nil)
        #expect(bundle.path(forResource: "missing", ofType: "json") == nil)
        #expect(bundle.url(forResource: "missing", withExtension: nil) == nil)
    }

    @Test("Are listed by extension and folder")
    func lists() throws {
        let folder = try LocalizedStringTests.Folder(["a.json": "[]", "b.json": "[]", "c.txt": "", "more/d.json": "[]"])
        let bundle = try #require(Bundle(url: folder.url))
        let found: [URL]? = bundle.urls(forResourcesWithExtension: "json", subdirectory: nil)
        #expect(Set(found?.map(\.lastPathComponent) ?? []) == ["a.json", "b.json"])
        let inner = bundle.urls(forResourcesWithExtension: "json", subdirectory: "more") ?? []
        #expect(inner.map(\.lastPathComponent) == ["d.json"])
        #expect(bundle.urls(forResourcesWithExtension: "png", subdirectory: nil) == [])
    }

    @Test("Are found beside the program under the main bundle's name")
    func besideProgram() throws {
        let beside = try #require(
            BundleResources.folders(of: Bundle.main.bundleURL).first { $0 != Bundle.main.bundleURL }
        )
        let files = try FileManager.default.contentsOfDirectory(atPath: beside.path)
        let file = try #require(files.first { !$0.contains(".lproj") })
        let name: String? = file
        #expect(Bundle.main.url(forResource: file, withExtension: nil) != nil)
        let ext = URL(filePath: file).pathExtension
        let listed = Bundle.main.urls(forResourcesWithExtension: ext, subdirectory: nil) ?? []
        #expect(listed.contains { $0.lastPathComponent == file })
        #expect(Set(listed).count == listed.count)
        #expect(Bundle.main.url(forResource: name, withExtension: nil) == nil, "Foundation finds it by itself now")
    }

    @Test("Give texts to the older function too")
    func oldFunction() throws {
        let folder = try LocalizedStringTests.Folder(["Base.lproj/Localizable.strings": "\"a.key\" = \"Base\";"])
        let bundle = try #require(Bundle(url: folder.url))
        #expect(NSLocalizedString("a.key", bundle: bundle, comment: "") == "Base")
        #expect(NSLocalizedString("none", comment: "") == "none")
    }
}
