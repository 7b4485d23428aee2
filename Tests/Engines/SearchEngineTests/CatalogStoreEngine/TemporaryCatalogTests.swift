import Foundation
import Glibc
import TestSupport
import Testing

@testable import CatalogStoreEngine

@Suite("Folders of temporary catalogs")
struct TemporaryCatalogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    /// Makes a folder look as old as an hour.
    private func age(_ path: String) throws {
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3_600)]
        try FileManager.default.setAttributes(old, ofItemAtPath: path)
    }

    @Test("What an ended process left is removed by the next one; what is in use, new or another's stays")
    func left() throws {
        let held = try TemporaryCatalogFolder(among: folder.path)
        try age(held.path)
        for name in ["fovea-catalog-left", "fovea-catalog-new", "fovea-other", "target"] {
            let path = folder.file(name).path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            try Data("kept".utf8).write(to: URL(filePath: path + "/catalog.sqlite"))
            if name != "fovea-catalog-new" { try age(path) }
        }
        try Data().write(to: folder.file("fovea-catalog-file"))
        symlink(folder.file("target").path, folder.file("fovea-catalog-link").path)

        let next = try TemporaryCatalogFolder(among: folder.path)
        let kept = ["fovea-catalog-file", "fovea-catalog-link", "fovea-catalog-new", "fovea-other", "target"]
        #expect(try Set(names) == Set(kept + [held, next].map { URL(filePath: $0.path).lastPathComponent }))
        #expect(FileManager.default.fileExists(atPath: folder.file("target/catalog.sqlite").path))
    }

    @Test("A folder that was let go of is removed by the next one")
    func released() throws {
        let path = try TemporaryCatalogFolder(among: folder.path).path
        #expect(FileManager.default.fileExists(atPath: path))
        try age(path)
        let next = try TemporaryCatalogFolder(among: folder.path)
        #expect(!FileManager.default.fileExists(atPath: path))
        next.remove()
        #expect(try names.isEmpty)
    }

    @Test("Only its owner may look into one")
    func permissions() throws {
        let made = try TemporaryCatalogFolder(among: folder.path)
        let attributes = try FileManager.default.attributesOfItem(atPath: made.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test("Where no folder can be made the error names it and the remedy")
    func refused() throws {
        try Data().write(to: folder.file("file"))
        let error = #expect(throws: CatalogStoreError.self) {
            try TemporaryCatalogFolder(among: folder.file("file").path)
        }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("Name another folder in TMPDIR.") == true)
        #expect(error?.message.contains("Not a directory") == true)
    }
}
