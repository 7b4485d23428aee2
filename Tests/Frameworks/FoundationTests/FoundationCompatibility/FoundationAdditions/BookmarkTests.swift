import Foundation
import TestSupport
import Testing

@testable import FoundationCompatibility

@Suite("Bookmarks of files")
struct BookmarkTests {
    private func resolved(_ data: Data, from base: URL? = nil) throws -> (url: URL, isStale: Bool) {
        var isStale = false
        let url = try URL(
            resolvingBookmarkData: data,
            options: .withoutUI,
            relativeTo: base,
            bookmarkDataIsStale: &isStale
        )
        return (url, isStale)
    }

    @Test("Lead to the file, also when it has another name")
    func renamed() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.txt")
        try "a".write(to: file, atomically: true, encoding: .utf8)
        let data = try file.bookmarkData(
            options: .withSecurityScope,
            includingResourceValuesForKeys: nil,
            relativeTo: nil
        )
        var found = try resolved(data)
        #expect(found.url.path == file.path && !found.isStale)

        let renamed = folder.file("b.txt")
        try FileManager.default.moveItem(at: file, to: renamed)
        found = try resolved(data)
        #expect(found.url.path == renamed.path && found.isStale)

        // Another file of the former name isn't the one that was meant.
        try "c".write(to: file, atomically: true, encoding: .utf8)
        #expect(try resolved(data).url.path == renamed.path)
        try FileManager.default.removeItem(at: renamed)
        found = try resolved(data)
        #expect(found.url.path == file.path && found.isStale)
        try FileManager.default.removeItem(at: file)
        let error = try #require(throws: CocoaError.self) { try resolved(data) }
        #expect(error.code == .fileNoSuchFile)
    }

    @Test("That begin at a folder move with it")
    func moved() throws {
        let folder = try TemporaryFolder()
        let (first, second) = (folder.file("one"), folder.file("two"))
        try FileManager.default.createDirectory(at: first, withIntermediateDirectories: true)
        let file = first.appendingPathComponent("ü.txt")
        try "a".write(to: file, atomically: true, encoding: .utf8)
        let data = try file.bookmarkData(relativeTo: first)
        try FileManager.default.moveItem(at: first, to: second)
        let found = try resolved(data, from: second)
        #expect(found.url.path == second.appendingPathComponent("ü.txt").path && !found.isStale)
        #expect(throws: CocoaError.self) { try resolved(data) }
    }

    @Test("Aren't made of what is no file, nor read from other data")
    func refused() throws {
        let folder = try TemporaryFolder()
        for url in [folder.file("none"), try #require(URL(string: "https://example.org/a"))] {
            let error = try #require(throws: CocoaError.self) { try url.bookmarkData() }
            #expect(error.code == .fileNoSuchFile)
        }
        for data in [Data(), Data("bookmark".utf8), Data(count: 1 << 20)] {
            let error = try #require(throws: CocoaError.self) { try resolved(data) }
            #expect(error.code == .fileReadCorruptFile)
        }
    }
}

@Suite("The heat of the machine")
struct ThermalStateTests {
    @Test(
        "Is told by the points at which drivers act",
        arguments: [
            (30_000, ProcessInfo.ThermalState.nominal), (60_000, .fair), (80_000, .serious), (95_000, .critical),
        ]
    )
    func states(heat: Int, state: ProcessInfo.ThermalState) throws {
        let folder = try TemporaryFolder()
        let points = [("active", 55_000), ("passive", 75_000), ("passive", -274_000), ("hot", 90_000)]
        for (number, zoneHeat) in [20_000, heat].enumerated() {
            let zone = folder.file("thermal_zone\(number)")
            try FileManager.default.createDirectory(at: zone, withIntermediateDirectories: true)
            var lines = [("temp", "\(zoneHeat)")]
            for (index, point) in points.enumerated() {
                lines += [("trip_point_\(index)_type", point.0), ("trip_point_\(index)_temp", "\(point.1)")]
            }
            for (name, line) in lines {
                try (line + "\n").write(to: zone.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
        }
        #expect(ProcessInfo.thermalState(in: folder.path) == state)
        #expect(ProcessInfo.thermalState(in: folder.path + "/none") == .nominal)
        #expect(ProcessInfo.ThermalState(rawValue: ProcessInfo.processInfo.thermalState.rawValue) != nil)
    }
}
