import CommandLineKit
import Foundation
import FoveaCommandLine
import FoveaSearch
import TestSupport
import Testing

@Suite("Items in files and folders")
struct ItemSourceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ name: String, _ content: String) throws -> String {
        let url = folder.file(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(content.utf8).write(to: url)
        return url.path
    }

    private func open(
        _ path: String,
        columns: [String] = [],
        kinds: [String: ColumnKind] = [:]
    ) throws -> ItemSource {
        try ItemSource.open(path, columns: ItemColumns(columns), kinds: kinds) { _ in Data() }
    }

    private func items(_ source: ItemSource) -> [VisualItem] {
        source.rows.compactMap { try? $0.outcome.get() }
    }

    private func failures(_ source: ItemSource) -> [String] {
        source.rows.compactMap { row in
            if case .failure(let error) = row.outcome { "\(row.place): \(error.message)" } else { nil }
        }
    }

    @Test("Are the pictures of a folder, named for their places")
    func tree() throws {
        for name in ["b/two_words-here.JPG", "a.png", "b/c/x.webp", ".hidden.png", ".git/y.png", "notes.txt"] {
            _ = try write(name, "")
        }
        let source = try open(folder.path)
        #expect(items(source).map(\.id) == ["a", "b/c/x", "b/two_words-here"])
        #expect(items(source).map(\.title) == ["a", "x", "two words here"])
        #expect(items(source)[1].pictures.first?.fileURL?.lastPathComponent == "x.webp")
        #expect(source.count == 3)
        #expect(source.ignored == ["notes.txt"])
    }

    @Test("Don't follow links to folders, which may lead in a circle")
    func links() throws {
        _ = try write("a/x.png", "")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("a/up.png").path,
            withDestinationPath: "x.png"
        )
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("a/loop").path,
            withDestinationPath: ".."
        )
        #expect(items(try open(folder.path)).map(\.id) == ["a/up", "a/x"])
    }

    @Test("Are the lines of a table", arguments: [",", ";", "\t"], ["\n", "\r\n"])
    func table(separator: String, end: String) throws {
        let lines = [
            ["id", "title", "pictures", "labels", "codes", "year", "zip", "sold", "old", "note"],
            [
                "a", "\"Say \"\"so\"\"\nor not\"", "p/1.jpg|p/2.jpg", "book | cover", "978", "1990", "01067",
                "2001-02-03", "true", "1",
            ],
            ["b", "", "/abs/3.jpg", "", "", "-1.5", "1067", "2001-02-03T04:05Z", "FALSE", "x"],
        ]
        let text = "\u{FEFF}" + lines.map { $0.joined(separator: separator) }.joined(separator: end) + end + end
        let source = try open(write("items.csv", text))
        let items = items(source)
        try #require(items.count == 2)
        #expect(items[0].title == "Say \"so\"\nor not")
        #expect(items[0].pictures.compactMap(\.fileURL?.path) == [1, 2].map { folder.file("p/\($0).jpg").path })
        #expect(items[0].labels == ["book", "cover"])
        #expect(items[0].codes == ["978"])
        #expect(
            items[0].metadata == [
                "year": 1990, "zip": "01067", "old": true, "note": "1",
                "sold": .date(Date(timeIntervalSince1970: 981_158_400)),
            ]
        )
        #expect(items[1].title == nil)
        #expect(items[1].pictures.compactMap(\.fileURL?.path) == ["/abs/3.jpg"])
        #expect(items[1].metadata["year"] == -1.5)
        #expect(items[1].metadata["sold"] == .date(Date(timeIntervalSince1970: 981_173_100)))
        #expect(source.count == 2)
    }

    @Test("Have columns and kinds that can be named")
    func columns() throws {
        let path = try write("items.csv", "sku,id,photo,year,stock\nx,1,p.jpg,1990,yes\ny,2,,soon,no\n")
        let source = try open(path, columns: ["id=sku", "pictures=photo"], kinds: ["year": .number, "stock": .bool])
        let items = items(source)
        #expect(items.map(\.id) == ["x"])
        #expect(items.first?.metadata == ["id": 1, "year": 1990, "stock": true])
        #expect(items.first?.pictures.count == 1)
        #expect(failures(source) == ["line 3: 'soon' in the column 'year' isn't a number such as 12 or 0.5."])
    }

    @Test(
        "Are told line by line when they are damaged, and the others are read",
        arguments: [
            ("id,a\nx,1\ny\nz,2\n", ["x", "z"], ["line 3: It has 1 field, and the header has 2."]),
            (
                "id,a\nx,\"1\"2\nz,2\n", ["z"],
                ["line 2: Text follows a closing quote. Write a quote inside quotes twice."]
            ),
            ("id,a\n\"x\ny\",1\nz,\"2\n", ["x\ny"], ["line 4: The quote that opens on line 4 is never closed."]),
            ("id,a\n,1\nz,2\n", ["z"], ["line 2: It has no identifier."]),
            (
                "id,picture\nx,https://example.org/a.jpg\n", [],
                ["line 2: The picture 'https://example.org/a.jpg' isn't on this machine. Fetch it, and name the file."]
            ),
        ]
    )
    func damagedLines(text: String, ids: [String], messages: [String]) throws {
        let source = try open(write("items.csv", text))
        #expect(items(source).map(\.id) == ids)
        #expect(failures(source) == messages)
    }

    @Test(
        "Are refused as a whole without a header or identifiers",
        arguments: [
            ("", "items.csv: It has no header: the first line has to name the columns."),
            ("a,a\n", "items.csv: The header names the column 'a' twice. Rename one of the two."),
            (
                "sku,a\n",
                "items.csv: There is no column 'id'. The columns are 'sku', 'a'; name the one that identifies items "
                    + "with '--column id=NAME'."
            ),
        ]
    )
    func damaged(text: String, message: String) throws {
        let path = try write("items.csv", text)
        let failure = try #require(throws: CommandFailure.self) { try open(path) }
        #expect(failure.description.hasSuffix(message))
        #expect(failure.exitCode == .badData)
    }

    @Test("In Latin-1 are refused with what to do")
    func latin() throws {
        let path = try write("items.csv", "")
        try Data("id,a\nx,caf".utf8 + [0xE9] + "\n".utf8).write(to: URL(filePath: path))
        #expect(failures(try open(path)) == ["line 2: It isn't UTF-8. Save the table in UTF-8."])
    }

    @Test("Are lines of JSON", arguments: ["items.jsonl", "items.data"])
    func lines(name: String) throws {
        let text = """
            {"id": "a", "picture": "1.jpg", "labels": ["x", "y"], "year": 1990, "zip": "01067", "sold": "2001-02-03"}

            {"id": 7, "pictures": ["1.jpg", "2.jpg"], "size": {"width": 1.5, "in": "m"}, "old": true, "no": null}
            {"id": "c", "bad": [{}]}
            [1]
            {"id"
            """
        let source = try open(write(name, text))
        let items = items(source)
        #expect(items.map(\.id) == ["a", "7"])
        #expect(items.map(\.pictures.count) == [1, 2])
        #expect(items[0].labels == ["x", "y"])
        #expect(
            items[0].metadata == [
                "year": 1990, "zip": "01067", "sold": .date(Date(timeIntervalSince1970: 981_158_400)),
            ]
        )
        #expect(items[1].metadata == ["size.width": 1.5, "size.in": "m", "old": true])
        #expect(
            failures(source) == [
                "line 4: The list 'bad' holds something other than texts and numbers.",
                "line 5: It is no object. Write {\"id\": …}.",
                "line 6: It isn't JSON. Write one object on each line.",
            ]
        )
        #expect(source.count == 5)
    }

    @Test("Are missed where there is nothing")
    func missing() throws {
        let failure = try #require(throws: CommandFailure.self) { try open("/no/such") }
        #expect(failure.description == "/no/such: There is no such folder or file.")
        #expect(failure.exitCode == .noInput)
    }

    @Test("Are refused with a column that isn't there, or a choice that is none")
    func choices() throws {
        let path = try write("items.csv", "id\n1\n")
        for (column, code) in [("title=name", .badData), ("name=title", .usage), ("title", .usage)] as [(_, ExitCode)] {
            let failure = #expect(throws: CommandFailure.self) { try open(path, columns: [column]) }
            #expect(failure?.exitCode == code, "\(column)")
        }
    }
}
