import DrawingEngine
import GeometryEngine
import PictureSupport

@testable import TextEngine

/// A drawn screenshot, with what it says.
struct Screenshot: Sendable, CustomStringConvertible {
    let name: String
    /// The lines, with tabs between texts that are far apart.
    let lines: [String]
    var family = "DejaVu Sans"
    var size = 12.0
    var isDark = false
    var languages = ["en-US"]

    var description: String { "\(name), \(family), \(Int(size)) px\(isDark ? ", dark" : "")" }

    init(_ name: String, _ text: String) {
        self.name = name
        lines = text.split(separator: "\n").map(String.init)
    }

    /// A screenshot of a page in a language.
    init(_ page: Page) {
        name = page.language
        lines = page.lines
        family = page.font
        languages = [page.language]
    }

    /// Returns the screenshot with another look.
    func drawn(_ family: String? = nil, size: Double? = nil, isDark: Bool = false) -> Screenshot {
        var screenshot = self
        screenshot.family = family ?? self.family
        screenshot.size = size ?? self.size
        screenshot.isDark = isDark
        return screenshot
    }

    /// The texts in their places: a monospaced line keeps its indent.
    var page: DrawnPage {
        var page = DrawnPage(width: 960, height: 60 + Int(Double(lines.count) * size * 1.6))
        if isDark {
            page.paper = DrawingColor(red: 0.12, green: 0.12, blue: 0.14)
            page.ink = DrawingColor(red: 0.83, green: 0.83, blue: 0.83)
        }
        for (row, line) in lines.enumerated() {
            for (column, text) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
                let indent = Double(text.prefix { $0 == " " }.count) * size * 0.602
                page.lines.append(
                    DrawnPage.Line(
                        text: text.trimmingPrefix { $0 == " " }.description,
                        x: 24 + Double(column) * 230 + indent,
                        y: (40 + Double(row) * size * 1.6).rounded(),
                        size: size,
                        family: family
                    )
                )
            }
        }
        return page
    }

    /// Reads the screenshot and counts what is wrong, with the lines that are.
    func errors() throws -> (count: ErrorCount, wrong: [String]) {
        var options = TextOptions()
        options.languages = languages
        let page = page
        var rest = try TextEngine.shared.lines(in: page.picture(), options)
        var count = ErrorCount()
        var wrong: [String] = []
        for row in Dictionary(grouping: page.lines, by: \.y).sorted(by: { $0.key < $1.key }) {
            let truth = row.value.map(\.text).joined(separator: " ")
            let members = rest.filter { line in
                abs(line.corners.bounds.middle.y * Double(page.height) - row.key + size * 0.35) < size * 0.7
            }
            rest.removeAll { members.contains($0) }
            let text = members.sorted { $0.corners.bounds.minX < $1.corners.bounds.minX }
                .map { $0.readings[0].text }.joined(separator: " ")
            count.add(text, truth: truth)
            if text != truth { wrong.append("\(text) ≠ \(truth)") }
        }
        for line in rest {
            count.add(line.readings[0].text, truth: "")
            wrong.append("\(line.readings[0].text) isn't there")
        }
        return (count, wrong)
    }
}

extension Screenshot {
    /// A window of an application.
    static let window = Screenshot(
        "window",
        """
        File Edit View History Bookmarks Tools Help
        Search the documentation\tLast changed\tSize
        Quarterly report (final).pdf\t14 March 2024, 09:41\t2.4 MB
        meeting-notes.md\tYesterday at 17:05\t12 KB
        IMG_20240311_184502.jpg\t11/03/2024 18:45\t3,871,204 bytes
        budget_2025_v3.xlsx\t2025-01-07 08:15\t88.1 KB
        Are you sure you want to delete “holiday photos”?
        This action can’t be undone. 3 of 128 items are selected.
        Cancel\tMove to Trash\tDelete permanently
        Error: connection to 192.168.0.17:8443 timed out after 30 s
        From: Anna Keller <anna.keller@example.org>
        Re: Invoice #20391 – 50% of the total is due by Friday
        https://www.example.org/articles/2024/03/index.html?page=2
        Wi-Fi: connected, 87 % battery, -3 °C, €1,299.00
        """
    )

    /// A program.
    static let code = Screenshot(
        "code",
        #"""
        import Foundation
        // Returns the number of words in a line of text.
        func countWords(in line: String, separator: Character = " ") -> Int {
            let parts = line.split(separator: separator)
            guard !parts.isEmpty else { return 0 }
            var total = 0
            for (index, part) in parts.enumerated() where part.count > 1 {
                total += part.hasPrefix("#") ? 0 : 1
                print("\(index): \(part), total = \(total)")
            }
            return total
        }
        def read_file(path, encoding="utf-8"):
            with open(path, "r", encoding=encoding) as file:
                return [line.strip() for line in file if line != ""]
        const url = `https://api.example.org/v1/items?id=${id}`;
        if (response.status !== 200) { throw new Error("failed"); }
        $ git commit -m "Fix the parser" && git push origin main
        #include <stdio.h>
        int main(void) { printf("%d\n", 42); return 0; }
        """#
    )
}
