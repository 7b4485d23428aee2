import CodeEngine
import CommandLineKit
import Foundation
import FoveaCommandLine
import LayoutEngine
import TextEngine

/// The command that measures the structure of documents.
enum DocumentsCommand {
    private static let drawn = Option<Int>(
        "drawn",
        placeholder: "NUMBER",
        default: 100,
        in: 1...10_000,
        help: "The number of pages."
    )

    static func command() -> Command {
        Command(
            "documents",
            abstract: "Measure how well paragraphs, lists and tables of pages are found.",
            discussion: [
                "Draws pages of four kinds in several typefaces, some slightly turned or seen from the side: with lists and a table "
                    + "with rules, in two columns, with nested lists and a table without rules, and of prose alone. The "
                    + "order of lines is Kendall's τ. A paragraph is right with its beginning and end, an item with its "
                    + "marker and depth, a cell with all its rows and columns; nine of ten letters have to be."
            ],
            groups: [OptionGroup("Documents", [drawn, DistortionsCommand.seed]), OutputOptions.group],
            examples: [.init("fovea-eval documents --drawn 100", "A hundred pages.")]
        ) { arguments, context in
            let (seed, count) = (UInt64(arguments[DistortionsCommand.seed]), arguments[drawn])
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                var scores: [DrawnDocument.Kind: DocumentScore] = [:]
                for number in 0..<count {
                    try measure(number, seed: seed, &scores) { text in
                        // A line each, as remarks are kept to one.
                        for line in text.split(separator: "\n") { context.remark(String(line)) }
                    }
                }
                for kind in DrawnDocument.Kind.allCases {
                    guard let score = scores[kind] else { continue }
                    try write(kind, score, &writer)
                }
                return .success
            }
        }
    }

    private static func measure(
        _ number: Int,
        seed: UInt64,
        _ scores: inout [DrawnDocument.Kind: DocumentScore],
        _ remark: (String) -> Void
    ) throws {
        var hand = DrawingHand(seed: seed, number: number)
        let document = DrawnDocument(&hand, number: number)
        var drawing = DocumentDrawing(document, hand: hand)
        let picture = try drawing.picture()
        let codes = try CodeEngine.shared.codes(in: picture)
        let lines = try TextEngine.shared.lines(in: picture)
        let page = try LayoutEngine.structure(of: lines, in: picture, codes: codes.map(\.corners))
        var score = DocumentScore()
        score.add(document, lines: drawing.lines, page)
        let printed = document.parts.count { if case .code = $0 { true } else { false } }
        score.codes = .init(drawn: printed, found: codes.count, right: min(printed, codes.count))
        let isRight = [score.paragraphs, score.items, score.cells, score.titles].allSatisfy { $0.f1 == 1 }
        if !isRight || score.order < 0.95 || score.inventedLists + score.inventedTables > 0 {
            remark(
                "\(number) \(document.kind), \(document.angle)\(document.isPhotographed ? ", from the side" : ""): \(score)\n"
                    + page.outline
            )
        }
        scores[document.kind, default: DocumentScore()].add(score)
    }

    private static func write(_ kind: DrawnDocument.Kind, _ score: DocumentScore, _ writer: inout ResultWriter) throws {
        let counts = [
            ("paragraphs", score.paragraphs), ("titles", score.titles), ("items", score.items), ("cells", score.cells),
            ("codes", score.codes),
        ]
        let order = score.order / Double(max(score.pages, 1))
        try writer.write(
            text: {
                "\(kind.rawValue), \(score.pages) pages: order \(String(format: "%.3f", order))"
                    + counts.filter { $0.1.drawn + $0.1.found > 0 }.map { name, count in
                        ", \(name) \(count.right) right of \(count.found) found and \(count.drawn) drawn "
                            + String(format: "(%.3f)", count.f1)
                    }.joined() + ", invented lists \(score.inventedLists) and tables \(score.inventedTables)\n"
            },
            json: {
                .object(
                    [
                        .init("kind", .string("documents")), .init("pages", .string(kind.rawValue)),
                        .init("count", .integer(score.pages)), .init("order", .double(order)),
                        .init("inventedLists", .integer(score.inventedLists)),
                        .init("inventedTables", .integer(score.inventedTables)),
                    ]
                        + counts.map { name, count in
                            .init(
                                name,
                                [
                                    "right": .integer(count.right), "found": .integer(count.found),
                                    "drawn": .integer(count.drawn),
                                ]
                            )
                        }
                )
            }
        )
    }
}

extension DocumentScore {
    /// Adds the pages of another score.
    fileprivate mutating func add(_ other: DocumentScore) {
        pages += other.pages
        order += other.order
        paragraphs.add(other.paragraphs)
        titles.add(other.titles)
        items.add(other.items)
        cells.add(other.cells)
        codes.add(other.codes)
        inventedLists += other.inventedLists
        inventedTables += other.inventedTables
    }
}

extension DocumentScore.Count {
    fileprivate mutating func add(_ other: Self) {
        (drawn, found, right) = (drawn + other.drawn, found + other.found, right + other.right)
    }
}

extension PageStructure {
    /// The parts in short, for who looks at what failed.
    fileprivate var outline: String {
        parts.map { part in
            switch part {
            case .text(let text): (text == title ? "  title " : "  text ") + joined(text.lines).text
            case .list(let list): "  list " + outline(list)
            case .table(let table):
                "  table "
                    + table.cells.map { cell in
                        let lines = cell.parts.flatMap { $0.texts.flatMap(\.lines) }
                        return "\(cell.rows)/\(cell.columns) \(joined(lines).text)"
                    }.joined(separator: " | ")
            }
        }.joined(separator: "\n")
    }

    private func outline(_ list: PageList) -> String {
        list.items.map { item in
            let inner = item.parts.compactMap { if case .list(let list) = $0 { outline(list) } else { nil } }
            return "\(item.marker.text) \(itemText(item))" + inner.map { "{\($0)}" }.joined()
        }.joined(separator: " ; ")
    }
}
