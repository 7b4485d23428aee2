import Foundation

/// What was measured, beside what was hoped for.
struct Report {
    private var sections: [Section] = []

    /// A table under a title.
    struct Section {
        let title: String
        var remark: String
        var rows: [Row] = []

        init(_ title: String, _ remark: String) {
            self.title = title
            self.remark = remark
        }
    }

    /// A measurement.
    struct Row {
        let name: String
        let value: String
        /// What the value is compared with, and the result.
        var comparison = ""
        /// The bound, where there is one.
        var target = ""
        /// Whether the bound holds; nil where there is none.
        var passes: Bool?
    }

    mutating func add(_ section: Section) {
        sections.append(section)
        print(Self.text(section))
    }

    /// A Boolean value that indicates whether every bound holds.
    var passes: Bool { sections.flatMap(\.rows).allSatisfy { $0.passes != false } }

    private static func text(_ section: Section) -> String {
        var text = "\(section.title)\n"
        for row in section.rows {
            let verdict = row.passes.map { $0 ? "PASS" : "FAIL" } ?? ""
            text += "  \(pad(row.name, 34))\(pad(row.value, 12, right: true))  \(pad(row.comparison, 24))"
            text += "\(pad(row.target, 12))\(verdict)\n"
        }
        return text
    }

    private static func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - text.count))
        return right ? spaces + text : text + spaces
    }

    /// The report as Markdown.
    var markdown: String {
        var text = "# Speed\n\nWritten by `make bench`; measure again rather than edit.\n\n\(Provenance.markdown)\n"
        for section in sections { text += Self.markdown(section) }
        return text
    }

    private static func markdown(_ section: Section) -> String {
        var text = "\n## \(section.title)\n\n\(section.remark)\n\n"
        text += "| | | compared | target | |\n|---|--:|---|---|---|\n"
        for row in section.rows {
            let verdict = row.passes.map { $0 ? "pass" : "**fail**" } ?? ""
            text += "| \(row.name) | \(row.value) | \(row.comparison) | \(row.target) | \(verdict) |\n"
        }
        return text
    }

    /// The part of the results that other programs measured, which stays as it is: what follows the first chapter.
    static func rest(of results: String) -> Substring {
        results[(results.range(of: "\n# ")?.lowerBound ?? results.endIndex)...]
    }

    /// Returns an older report with the sections of this one in the places of those with the same titles.
    func replacingSection(in old: String) -> String {
        var text = old
        for section in sections {
            let start = text.range(of: "\n## \(section.title)\n")?.lowerBound
            let rest = start.map { text[text.index(after: $0)...] }
            let next = rest.flatMap { rest in
                [rest.range(of: "\n## "), rest.range(of: "\n# ")].compactMap { $0?.lowerBound }.min()
            }
            // A new section comes last, before what other programs measured.
            let place = start ?? Self.rest(of: text).startIndex
            text.replaceSubrange(place..<(start == nil ? place : next ?? text.endIndex), with: Self.markdown(section))
        }
        return text
    }
}

extension Report.Row {
    /// A duration, compared with that of others.
    init(_ name: String, _ milliseconds: Double, comparison: String = "", target: String = "", passes: Bool? = nil) {
        self.init(
            name: name,
            value: String(format: "%.1f ms", milliseconds),
            comparison: comparison,
            target: target,
            passes: passes
        )
    }

    /// A ratio with its bound.
    init(ratio: Double, of name: String, atMost bound: Double) {
        self.init(
            name: name,
            value: String(format: "%.2f", ratio),
            target: "≤ \(bound)",
            passes: ratio <= bound
        )
    }
}
