import Foundation
import TestSupport
import Testing

@Suite("The sources of the sample apps")
struct ImportTests {
    /// What Apple's systems have too, and what makes a program and pages of an app.
    private static let portable: Set = [
        "AppIntents", "CoreGraphics", "CoreSpotlight", "CoreVideo", "EventKit", "Foundation", "ImageIO",
        "Synchronization",
        "VideoToolbox", "Vision", "VisualIntelligence",
    ]

    @Test(
        "Import what Apple publishes, the module of providers, and FoveaSearch in one file",
        arguments: [("MusicDiscovery", ["CatalogFinder.swift"]), ("Landmarks", [])]
    )
    func imports(app: String, searching: [String]) throws {
        let folder = Checkout.folder.appending(path: "Sources/Apps/\(app)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(files.count > 20)
        var searchingFiles: [String] = []
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let imports = text.matches(
                of: /(?m)^[^\/\n]*\bimport\s+(?:(?:struct|class|enum|protocol|func)\s+)?([A-Za-z_]+)/
            )
            for module in imports.map({ String($0.1) }) where !Self.portable.contains(module) {
                if module == "FoveaSearch" {
                    searchingFiles.append(file.lastPathComponent)
                } else {
                    #expect(module == "FoveaProvider", "\(file.lastPathComponent)")
                }
            }
        }
        #expect(searchingFiles == searching)
    }
}
