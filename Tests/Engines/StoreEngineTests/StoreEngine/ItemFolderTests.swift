import Foundation
import TestSupport
import Testing

@testable import StoreEngine

@Suite("A folder of items")
struct ItemFolderTests {
    private let place: TemporaryFolder
    private let folder: ItemFolder

    init() throws {
        place = try TemporaryFolder()
        folder = ItemFolder(at: place.path + "/work", fileExtension: "ics")
        try folder.create()
    }

    private func code(_ body: () throws -> Void) -> StoreError.Code? {
        let error = #expect(throws: StoreError.self, performing: body)
        return error?.code
    }

    private func put(_ text: String, in name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
    }

    @Test("Keeps what is written, replaced and removed")
    func roundTrip() throws {
        let first = try folder.write(Data("one".utf8), to: "a.ics", replacing: nil)
        #expect(try folder.item("a.ics").content == Data("one".utf8))
        let second = try folder.write(Data("two".utf8), to: "a.ics", replacing: first.version)
        #expect(try folder.item("a.ics").version == second.version)
        try folder.remove("a.ics", version: second.version)
        #expect(code { _ = try folder.item("a.ics") } == .missing)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("Gives an item to its person alone, and keeps the permissions of one that there is")
    func permissions() throws {
        func mode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a.ics")[.posixPermissions] as? Int
        }
        let first = try folder.write(Data("one".utf8), to: "a.ics", replacing: nil)
        #expect(try mode() == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: "\(folder.path)/a.ics")
        try folder.write(Data("two".utf8), to: "a.ics", replacing: first.version)
        #expect(try mode() == 0o644)
    }

    @Test("Refuses to replace what another program has changed, added or removed")
    func changes() throws {
        let item = try folder.write(Data("one".utf8), to: "a.ics", replacing: nil)
        #expect(code { try folder.write(Data("two".utf8), to: "a.ics", replacing: nil) } == .changed)
        try put("Two", in: "a.ics")
        #expect(code { try folder.write(Data("two".utf8), to: "a.ics", replacing: item.version) } == .changed)
        #expect(code { try folder.remove("a.ics", version: item.version) } == .changed)
        #expect(try folder.item("a.ics").content == Data("Two".utf8))
        try FileManager.default.removeItem(atPath: "\(folder.path)/a.ics")
        #expect(code { try folder.write(Data("two".utf8), to: "a.ics", replacing: item.version) } == .changed)
        #expect(code { try folder.remove("a.ics", version: item.version) } == .changed)
    }

    @Test(
        "Keeps an edit that another program makes at any step of a write",
        arguments: [
            WriteTrial.Step.begun, .written, .checked,
        ]
    )
    func edits(step: WriteTrial.Step) throws {
        let item = try folder.write(Data("one".utf8), to: "a.ics", replacing: nil)
        let file = URL(filePath: "\(folder.path)/a.ics")
        let trial = WriteTrial { reached in
            if reached == step { try? Data("other".utf8).write(to: file, options: .atomic) }
            return nil
        }
        WriteTrial.$current.withValue(trial) {
            #expect(code { try folder.write(Data("two".utf8), to: "a.ics", replacing: item.version) } == .changed)
            #expect(try! folder.item("a.ics").content == Data("other".utf8))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.ics"])
    }

    @Test("Keeps an item that another program adds or edits at the last moment")
    func lateEdits() throws {
        let file = URL(filePath: "\(folder.path)/a.ics")
        let adding = WriteTrial { step in
            if step == .written { try? Data("other".utf8).write(to: file) }
            return nil
        }
        WriteTrial.$current.withValue(adding) {
            #expect(code { try folder.write(Data("two".utf8), to: "a.ics", replacing: nil) } == .changed)
        }
        let item = try folder.item("a.ics")
        let editing = WriteTrial { step in
            if step == .checked { try? Data("edited".utf8).write(to: file) }
            return nil
        }
        WriteTrial.$current.withValue(editing) {
            #expect(code { try folder.remove("a.ics", version: item.version) } == .changed)
        }
        #expect(try folder.item("a.ics").content == Data("edited".utf8))
    }

    @Test("Leaves alone what is hidden, linked, foreign or a folder")
    func foreign() throws {
        try Data("secret".utf8).write(to: URL(filePath: place.path + "/secret.ics"))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.ics",
            withDestinationPath: "../secret.ics"
        )
        try FileManager.default.createDirectory(atPath: "\(folder.path)/folder.ics", withIntermediateDirectories: true)
        #expect(mkfifo("\(folder.path)/pipe.ics", 0o600) == 0)
        for name in [".hidden.ics", "note.txt", "half.ics.tmp", "color", "whole.ics"] { try put("text", in: name) }
        let contents = try folder.contents()
        #expect(contents.items.keys.sorted() == ["whole.ics"])
        #expect(contents.refused.isEmpty)
        for name in ["../secret.ics", ".hidden.ics", "note.txt", "", "x/y.ics"] {
            #expect(code { _ = try folder.item(name) } == .badName)
            #expect(code { try folder.write(Data(), to: name, replacing: nil) } == .badName)
        }
        for name in ["link.ics", "folder.ics", "pipe.ics"] {
            #expect(code { _ = try folder.item(name) } == .unavailable)
            #expect(code { try folder.write(Data(), to: name, replacing: nil) } == .changed)
        }
        let secret = try Data(contentsOf: URL(filePath: place.path + "/secret.ics"))
        #expect(secret == Data("secret".utf8))
    }

    @Test("Reads no file and no folder beyond its limits")
    func limits() throws {
        var limits = ItemFolder.Limits()
        limits.itemByteCount = 10
        limits.totalByteCount = 15
        limits.fileCount = 4
        let small = ItemFolder(at: folder.path, fileExtension: "ics", limits: limits)
        try put("12345678901", in: "large.ics")
        for name in ["a.ics", "b.ics"] { try put("1234567890", in: name) }
        let contents = try small.contents()
        #expect(contents.items.keys.sorted() == ["a.ics"])
        #expect(contents.refused.mapValues(\.code) == ["b.ics": .tooLarge, "large.ics": .tooLarge])
        // Whoever keeps what was made of the items gets no more of them by reading again.
        let again = try small.contents(reusing: contents.withoutContent)
        #expect(again.items.keys.sorted() == ["a.ics"] && again.refused["b.ics"]?.code == .tooLarge)
        #expect(code { try small.write(Data(count: 11), to: "c.ics", replacing: nil) } == .tooLarge)
        for name in ["c.ics", "d.ics"] { try put("", in: name) }
        #expect(code { _ = try small.contents() } == .tooMany)
    }

    @Test("Doesn't read an unchanged file again")
    func reuse() throws {
        try put("one", in: "a.ics")
        let first = try folder.contents()
        let second = try folder.contents(reusing: first)
        #expect(second.items["a.ics"]?.version == first.items["a.ics"]?.version)
        try folder.write(Data("two".utf8), to: "a.ics", replacing: first.items["a.ics"]?.version)
        #expect(try folder.contents(reusing: first).items["a.ics"]?.content == Data("two".utf8))
    }

    @Test("Says when it is locked, read-only, full or missing")
    func failures() throws {
        let item = try folder.write(Data("one".utf8), to: "a.ics", replacing: nil)
        let descriptor = open("\(folder.path)/a.ics", O_RDONLY)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX) == 0)
        #expect(code { try folder.write(Data(), to: "a.ics", replacing: item.version) } == .locked)
        #expect(flock(descriptor, LOCK_UN) == 0)
        for (number, expected) in [(ENOSPC, StoreError.Code.full), (EROFS, .readOnly), (EIO, .unavailable)] {
            for step in [WriteTrial.Step.wrote(3), .written, .checked] {
                WriteTrial.$current.withValue(WriteTrial { $0 == step ? number : nil }) {
                    #expect(
                        code { try folder.write(Data("two".utf8), to: "a.ics", replacing: item.version) } == expected
                    )
                }
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.ics"])
            }
        }
        #expect(try folder.item("a.ics").version == item.version)
        let missing = ItemFolder(at: place.path + "/none", fileExtension: "ics")
        #expect(code { _ = try missing.contents() } == .missing)
        #expect(code { try missing.write(Data(), to: "a.ics", replacing: nil) } == .missing)
    }

    @Test("A real folder without space or permission is told", .enabled(if: access("/dev/full", W_OK) == 0))
    func realFolders() throws {
        // Root may write everywhere but in what the kernel shows.
        let kernel = ItemFolder(at: "/proc/self", fileExtension: "ics")
        let found = code { try kernel.write(Data("a".utf8), to: "a.ics", replacing: nil) }
        #expect(found == .readOnly || found == .missing || found == .changed)
    }

    @Test("Shows its name and colour")
    func description() throws {
        #expect(folder.displayName == nil)
        try folder.describe(displayName: "Work", color: "#FF8000")
        #expect(folder.displayName == "Work")
        #expect(folder.color == "#FF8000")
        try folder.describe(displayName: nil, color: "red")
        #expect(folder.color == nil)
        #expect(folder.displayName == "Work")
        #expect(try folder.contents().items.isEmpty)
    }

    @Test(
        "Names files after UIDs, and never outside of the folder",
        arguments: ["", ".", "..", "../../x", "a/b", "a\0b", ".hidden", "a b", "ü", String(repeating: "a", count: 300)]
    )
    func hostileNames(uid: String) {
        let name = ItemName.name(forUID: uid, fileExtension: "ics")
        #expect(name.wholeMatch(of: /[0-9a-f]{64}\.ics/) != nil)
        #expect(ItemName.isItem(name, fileExtension: "ics"))
    }

    @Test("Keeps plain UIDs as names, and lists folders without links")
    func plainNames() throws {
        #expect(ItemName.name(forUID: "A-1_b@c.org", fileExtension: "vcf") == "A-1_b@c.org.vcf")
        try FileManager.default.createSymbolicLink(atPath: place.path + "/out", withDestinationPath: "/")
        try FileManager.default.createDirectory(atPath: place.path + "/.git", withIntermediateDirectories: true)
        #expect(try ItemFolder.folders(in: place.path, fileExtension: "ics").map(\.name) == ["work"])
    }
}
