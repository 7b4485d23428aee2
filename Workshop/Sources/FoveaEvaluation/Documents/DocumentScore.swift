import Foundation
import LayoutEngine

/// How well the structure of pages of a kind was found.
struct DocumentScore {
    var pages = 0
    /// The sum of Kendall's τ of the orders of lines.
    var order = 0.0
    /// The paragraphs, and list items, that were drawn, found, and right.
    var paragraphs = Count()
    var titles = Count()
    var items = Count()
    /// The cells of tables, with their text and all rows and columns that they are in.
    var cells = Count()
    /// The lists and tables on pages that have none.
    var inventedLists = 0
    var inventedTables = 0
    var codes = Count()

    /// What was drawn and found.
    struct Count {
        var drawn = 0
        var found = 0
        var right = 0

        /// The harmonic mean of the shares of right ones among those drawn and found.
        var f1: Double { drawn + found == 0 ? 1 : 2 * Double(right) / Double(drawn + found) }
    }

    /// The least likeness of texts that are the same, which allows for letters that are read wrongly.
    private static let likeness = 0.9

    /// Adds a page.
    mutating func add(_ document: DrawnDocument, lines: [String], _ page: PageStructure) {
        pages += 1
        order += Self.order(of: lines, in: page.lines.map(\.text))
        var (drawnTexts, drawnItems, drawnCells): ([String], [Entry], [Entry]) = ([], [], [])
        var (drawnTables, drawnLists) = (0, 0)
        for part in document.parts {
            switch part {
            case .title, .code: break
            case .paragraph(let text): drawnTexts.append(text)
            case .list(let items):
                drawnItems += Self.entries(items, depth: 0)
                drawnLists += 1
            case .table(let table):
                drawnCells += table.cells.map { Entry(key: "\($0.rows) \($0.columns)", text: $0.text) }
                drawnTables += 1
            }
        }
        var (texts, items, cells): ([String], [Entry], [Entry]) = ([], [], [])
        var (tables, lists) = (0, 0)
        for part in page.parts {
            switch part {
            case .text(let text): if text != page.title { texts.append(page.joined(text.lines).text) }
            case .list(let list):
                items += Self.entries(list, page, depth: 0)
                lists += 1
            case .table(let table):
                cells += table.cells.map { cell in
                    let lines = cell.parts.flatMap { $0.texts.flatMap(\.lines) }
                    return Entry(key: "\(cell.rows) \(cell.columns)", text: page.joined(lines).text)
                }
                tables += 1
            }
        }
        paragraphs.add(drawnTexts.map { Entry(key: "", text: $0) }, texts.map { Entry(key: "", text: $0) })
        self.items.add(drawnItems, items)
        self.cells.add(drawnCells, cells)
        let title = page.title.map { page.joined($0.lines).text }
        titles.add(
            document.title.map { [Entry(key: "", text: $0)] } ?? [],
            title.map { [Entry(key: "", text: $0)] } ?? []
        )
        if drawnLists == 0 { inventedLists += lists }
        if drawnTables == 0 { inventedTables += tables }
    }

    // MARK: - Comparing

    /// A text with what else has to be the same.
    struct Entry {
        let key: String
        let text: String
    }

    private static func entries(_ items: [DrawnDocument.Item], depth: Int) -> [Entry] {
        items.flatMap { [Entry(key: "\(depth) \($0.marker)", text: $0.text)] + entries($0.items, depth: depth + 1) }
    }

    private static func entries(_ list: PageList, _ page: PageStructure, depth: Int) -> [Entry] {
        list.items.flatMap { item in
            // A dot is read as one of several.
            let marker = item.marker.kind == .bullet ? "•" : item.marker.kind == .hyphen ? "-" : item.marker.text
            let own = Entry(key: "\(depth) \(marker)", text: page.itemText(item))
            return [own]
                + item.parts.flatMap { part -> [Entry] in
                    guard case .list(let inner) = part else { return [] }
                    return entries(inner, page, depth: depth + 1)
                }
        }
    }

    static func isSame(_ a: String, _ b: String) -> Bool {
        a.isEmpty || b.isEmpty ? a == b : TextLikeness.between(a, b) >= likeness
    }

    /// Returns Kendall's τ of the places of drawn lines among those that were read; short ones aren't told apart.
    static func order(of drawn: [String], in read: [String]) -> Double {
        var free = Array(read.indices)
        var places: [Int] = []
        for line in drawn where line.count >= 10 {
            guard let index = free.firstIndex(where: { isSame(line, read[$0]) }) else { continue }
            places.append(free.remove(at: index))
        }
        guard places.count > 1 else { return 1 }
        var (right, wrong) = (0, 0)
        for (index, place) in places.enumerated() {
            for other in places[(index + 1)...] { if other > place { right += 1 } else { wrong += 1 } }
        }
        return Double(right - wrong) / Double(right + wrong)
    }
}

extension DocumentScore.Count {
    /// Counts entries, each of which is right once.
    mutating func add(_ drawn: [DocumentScore.Entry], _ found: [DocumentScore.Entry]) {
        self.drawn += drawn.count
        self.found += found.count
        var free = found
        for entry in drawn {
            guard
                let index = free.firstIndex(where: { $0.key == entry.key && DocumentScore.isSame($0.text, entry.text) })
            else { continue }
            free.remove(at: index)
            right += 1
        }
    }
}
