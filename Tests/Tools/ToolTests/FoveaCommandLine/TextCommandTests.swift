import CommandLineKit
import Foundation
import FoundationXML
import FoveaCommandLine
import Testing

@Suite("fovea text")
struct TextCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Prints the text alone")
    func text() async throws {
        #expect(await bench.run(["text", try bench.file("page.jpg")]) == .success)
        #expect(bench.output == "Opening hours\nMonday to Fri-\nday 9 & 17\n• <closed> from\nnoon on\n")
        #expect(bench.errors.isEmpty)
    }

    @Test("Names the pictures where there are several, and goes on after one that fails")
    func several() async throws {
        let (first, broken) = (try bench.file("a.jpg"), try bench.file("b.jpg", "broken"))
        let last = try bench.file("c.jpg")
        #expect(await bench.run(["text", first, broken, last]) == .badData)
        #expect(bench.output.hasPrefix("\(first)\nOpening hours\n") && bench.output.contains("\n\n\(last)\nOpening"))
        #expect(bench.errors.contains("b.jpg: It is damaged."))
    }

    @Test("Prints nothing where there is no text")
    func nothing() async throws {
        #expect(await bench.run(["text", try bench.file("a.jpg", "empty")]) == .nothingFound)
        #expect(bench.output.isEmpty && bench.errors.isEmpty)
    }

    @Test("Reads standard input")
    func input() async {
        #expect(await bench.run(["text", "-"], input: "picture") == .success)
        #expect(bench.output.hasPrefix("Opening hours\n"))
    }

    @Test("Writes lines, words and other readings in JSON")
    func json() async throws {
        #expect(await bench.run(["text", "-f", "json", try bench.file("a.jpg")]) == .success)
        let document = try bench.json()
        #expect(document["schema"] as? String == "fovea.text/1")
        let result = try #require((document["results"] as? [[String: Any]])?.first)
        #expect((result["text"] as? String)?.hasPrefix("Opening hours\nMonday") == true)
        let lines = try #require(result["lines"] as? [[String: Any]])
        let line = try #require(lines.first)
        #expect(line["text"] as? String == "Opening hours" && line["confidence"] as? Double == 0.9375)
        let words = try #require(line["words"] as? [[String: Any]])
        #expect(words.compactMap { $0["text"] as? String } == ["Opening", "hours"])
        let corners = try #require(words[1]["corners"] as? [[String: Double]])
        #expect(corners.count == 4 && (corners[0]["x"] ?? 0) > 0.3)
        let others = try #require(line["alternatives"] as? [[String: Any]])
        #expect(others.first?["text"] as? String == "0pening hours")
    }

    @Test("Writes a line of JSON for each picture")
    func lines() async throws {
        let words = ["text", "-f", "jsonl", try bench.file("a.jpg"), try bench.file("b.jpg", "empty")]
        #expect(await bench.run(words) == .success)
        let lines = bench.output.split(separator: "\n")
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("{\"schema\":\"fovea.text/1\"") })
    }

    @Test("Keeps columns and distances")
    func layout() async throws {
        #expect(await bench.run(["text", "--layout", try bench.file("a.jpg", "table")]) == .success)
        #expect(bench.output == "Tea       2.50\nCoffee    3.00\n\n\nTotal     5.50\n")
    }

    @Test("Writes headings, paragraphs and lists")
    func markdown() async throws {
        #expect(await bench.run(["text", "-f", "markdown", try bench.file("a.jpg")]) == .success)
        #expect(bench.output == "# Opening hours\n\nMonday to Friday 9 & 17\n\n- \\<closed\\> from noon on\n")
    }

    @Test("Writes lists in lists, and tables with merged cells, as Markdown")
    func structuredMarkdown() async throws {
        #expect(await bench.run(["text", "-f", "markdown", try bench.file("a.jpg", "parts")]) == .success)
        #expect(
            bench.output == """
                1. Pack \\#1 rope
                   - a) long
                   - b) short
                2. Go

                | City | People |
                | --- | --- |
                | Graz, "old" | 292 |
                | Linz | 210 |
                | Wels | 64 |

                """
        )
    }

    @Test("Writes a page of the web")
    func html() async throws {
        #expect(
            await bench.run(["text", "-f", "html", try bench.file("a.jpg"), try bench.file("b.jpg", "parts")])
                == .success
        )
        #expect(bench.output.hasPrefix("<!DOCTYPE html>\n") && bench.output.hasSuffix("</body>\n</html>\n"))
        #expect(
            bench.output.contains("<title>Opening hours</title>") && bench.output.contains("<h1>Opening hours</h1>")
        )
        #expect(bench.output.contains("<p>Monday to Friday 9 &amp; 17</p>"))
        #expect(bench.output.contains("<ul>\n<li>&lt;closed&gt; from noon on</li>\n</ul>"))
        #expect(bench.output.contains("<ol>\n<li>Pack #1 rope<ol type=\"a\">\n<li>long</li>"))
        #expect(bench.output.contains("<tr><td>Graz, &quot;old&quot;</td><td>292</td></tr>"))
        #expect(bench.output.components(separatedBy: "<section>").count == 3)
    }

    @Test("Writes tables for spreadsheets, and nothing where there are none")
    func csv() async throws {
        #expect(await bench.run(["text", "-f", "csv", try bench.file("a.jpg", "parts")]) == .success)
        #expect(bench.output == "City,People\r\n\"Graz, \"\"old\"\"\",292\r\nLinz,210\r\nWels,64\r\n")
        bench.clear()
        #expect(await bench.run(["text", "-f", "csv", try bench.file("a.jpg")]) == .nothingFound)
        #expect(bench.output.isEmpty)
    }

    @Test("Writes parts in JSON")
    func parts() async throws {
        #expect(await bench.run(["text", "-f", "json", try bench.file("a.jpg", "parts")]) == .success)
        let result = try #require((try bench.json()["results"] as? [[String: Any]])?.first)
        let parts = try #require(result["parts"] as? [[String: Any]])
        #expect(parts.compactMap { $0["kind"] as? String } == ["list", "table"])
        let item = try #require((parts[0]["items"] as? [[String: Any]])?.first)
        #expect(item["marker"] as? String == "1." && item["text"] as? String == "Pack #1 rope")
        let cells = try #require(parts[1]["cells"] as? [[String: Any]])
        #expect(cells.count == 8 && cells[3]["text"] as? String == "292" && cells[3]["column"] as? Int == 1)
        #expect(parts[1]["rows"] as? Int == 4 && (parts[1]["corners"] as? [Any])?.count == 4)
    }

    @Test("Writes hOCR and ALTO that XML readers take", arguments: ["hocr", "alto"])
    func documents(_ format: String) async throws {
        let words = ["text", "-f", format, try bench.file("a&b.jpg"), try bench.file("c.jpg", "table")]
        #expect(await bench.run(words) == .success)
        let reader = PageReader()
        let parser = XMLParser(data: Data(bench.output.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.pages == 2 && reader.words.contains("<closed>") && reader.words.contains("2.50"))
    }

    @Test("Takes languages with or without a region, in any case")
    func languages() async throws {
        let path = try bench.file("a.jpg", "tags")
        #expect(await bench.run(["text", "-l", "DE, en-us", path]) == .success)
        #expect(bench.output == "de-DE en-US accurate\n")
        bench.clear()
        #expect(await bench.run(["text", "--fast", path]) == .success)
        #expect(bench.output == "en-US fast\n")
        #expect(await bench.run(["text", "--list-langs"]) == .success)
        #expect(bench.output.hasSuffix("en-US\nzh-Hans\nde-DE\n"))
    }

    @Test("Draws into the first of the pages that are read")
    func drawn() async throws {
        let (path, drawn) = ("\(bench.folder)/scan.tif", "\(bench.folder)/drawn.png")
        try PagedFile.tiff(3).write(to: URL(fileURLWithPath: path))
        #expect(await bench.run(["text", "--pages", "2-", "--draw", drawn, path]) == .success)
        #expect(bench.output.contains("page 2") && bench.output.contains("page 3"))
        #expect(try String(contentsOfFile: drawn, encoding: .utf8) == "1 outlines on page 2")
    }

    @Test(
        "Says what is wrong with the command line",
        arguments: [
            (["text"], "there is nothing to read"), (["text", "--screen", "a.jpg"], "exclude each other"),
            (["codes"], "there is nothing to read"), (["codes", "--clipboard", "a.jpg"], "exclude each other"),
            (["text", "--clipboard", "--select"], "exclude each other"),
            (["text", "-l", "xx", "a.jpg"], "knows no language 'xx'"),
            (["text", "-l", ",", "a.jpg"], "names no language"),
            (["text", "-d", "x.png", "a.jpg", "b.jpg"], "a single IMAGE"),
            (["text", "--format", "pdf", "a.jpg"], "'--format'"),
        ]
    )
    func usage(_ words: [String], _ reason: String) async {
        #expect(await bench.run(words) == .usage)
        #expect(bench.errors.contains(reason))
    }

    @Test("Says that there is no desktop to copy to, or to take a picture from")
    func desktop() async throws {
        #expect(await bench.run(["text", "--copy", try bench.file("a.jpg")]) == .unavailable)
        #expect(bench.errors.contains("There is no clipboard"))
        #expect(await bench.run(["text", "--clipboard"]) == .unavailable)
        #expect(await bench.run(["codes", "--copy", try bench.file("a.jpg")]) == .unavailable)
        #expect(await bench.run(["codes", "--screen"]) == .unavailable)
    }
}

/// Counts pages and collects words of hOCR and ALTO.
private final class PageReader: NSObject, XMLParserDelegate {
    var pages = 0
    var words: [String] = []
    private var isWord = false

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "Page" || attributes["class"] == "ocr_page" { pages += 1 }
        if let word = attributes["CONTENT"] { words.append(word) }
        isWord = attributes["class"] == "ocrx_word"
        if isWord { words.append("") }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if isWord { words[words.count - 1] += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        isWord = false
    }
}
