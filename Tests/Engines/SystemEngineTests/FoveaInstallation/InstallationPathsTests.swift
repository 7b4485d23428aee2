import Foundation
import TestSupport
import Testing

@testable import FoveaInstallation

@Suite("Installation paths")
struct InstallationPathsTests {
    private let folder: TemporaryFolder
    private var root: String { folder.path }

    init() throws { folder = try TemporaryFolder() }

    func make(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }

    func paths(_ environment: [String: String] = [:], executable: String? = "bin/fovea") -> InstallationPaths {
        let base = ["HOME": "\(root)/home"]
        return InstallationPaths(
            environment: base.merging(environment) { $1 },
            executable: executable.map { "\(root)/\($0)" }
        )
    }

    @Test("FOVEA_HOME goes before everything, even when it is missing")
    func home() throws {
        try make("bin/.fovea")
        let paths = paths(["FOVEA_HOME": "\(root)/nowhere"])
        #expect(paths.data.path == "\(root)/nowhere")
        #expect(paths.data.reason == "from FOVEA_HOME")
        #expect(!paths.data.exists)
    }

    @Test(
        "The first folder that exists is the data root",
        arguments: [
            (["a/.fovea", "lib/fovea"], "a/b/fovea", "a/.fovea"),
            (["a/.fovea", "a/b/.fovea"], "a/b/fovea", "a/b/.fovea"),
            (["lib/fovea", "home/.local/share/fovea"], "bin/fovea", "lib/fovea"),
            (["home/.local/share/fovea"], "bin/fovea", "home/.local/share/fovea"),
        ] as [([String], String, String)]
    )
    func order(folders: [String], executable: String, chosen: String) throws {
        for folder in folders { try make("\(folder)/models") }
        let paths = paths(executable: executable)
        #expect(paths.data.path == "\(root)/\(chosen)")
        #expect(paths.data.exists)
        #expect(paths.models.path == "\(root)/\(chosen)/models")
        #expect(paths.runtime.path == "\(root)/\(chosen)/runtime/openvino")
        #expect(paths.candidates.first(where: \.exists)?.path == paths.data.path)
    }

    @Test("Without a program the data root is still looked for")
    func noExecutable() throws {
        try make("data/fovea/models")
        let paths = paths(["XDG_DATA_HOME": "\(root)/data"], executable: nil)
        #expect(paths.data.path == "\(root)/data/fovea")
        #expect(paths.data.reason == "in the person's data folder, from XDG_DATA_HOME")
    }

    @Test("A debug build that lies elsewhere finds what set-up put into the checkout that it depends on")
    func sources() throws {
        try make("checkout/.fovea/runtime")
        // Without a runtime or models, this folder holds the data of apps.
        try make("home/.local/share/fovea/items")
        let checkout = try #require(
            SourceCheckout.dataFolder(of: "\(root)/checkout/Sources/Engines/FoveaInstallation/SourceCheckout.swift")
        )
        let paths = InstallationPaths(
            environment: ["HOME": "\(root)/home"],
            executable: "\(root)/app/fovea",
            sources: checkout
        )
        #expect(paths.data.path == "\(root)/checkout/.fovea")
        #expect(SourceCheckout.dataFolder(of: "\(root)/elsewhere.swift") == nil)
    }

    @Test("XDG variables decide when they are absolute, and are ignored when they aren't")
    func baseDirectories() {
        let set = paths(["XDG_CACHE_HOME": "/c/", "XDG_CONFIG_HOME": "/d", "XDG_STATE_HOME": "/e"])
        #expect([set.cache, set.configuration, set.state].map(\.path) == ["/c/fovea", "/d/fovea", "/e/fovea"])
        #expect(set.cache.reason == "from XDG_CACHE_HOME")
        let ignored = paths(["XDG_CACHE_HOME": "c", "XDG_CONFIG_HOME": ""])
        #expect(ignored.cache.path == "\(root)/home/.cache/fovea")
        #expect(ignored.configuration.path == "\(root)/home/.config/fovea")
        #expect(ignored.state.path == "\(root)/home/.local/state/fovea")
        #expect(ignored.cache.reason == "the default, as XDG_CACHE_HOME names no absolute path")
    }

    @Test("A folder is made for this person alone")
    func permissions() throws {
        let cache = paths(["XDG_CACHE_HOME": "\(root)/cache"]).cache
        try cache.create()
        try cache.create()
        let mode = try FileManager.default.attributesOfItem(atPath: cache.path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o700)
    }

    @Test("Every folder is listed once, in a fixed order")
    func all() {
        #expect(paths().all.map(\.purpose) == [.data, .runtime, .models, .cache, .configuration, .state])
    }

    @Test("The program knows its own path")
    func executable() throws {
        let path = try #require(ExecutablePath.current)
        #expect(path.hasPrefix("/"))
        #expect(FileManager.default.isExecutableFile(atPath: path))
    }
}
