import Foundation

/// A page to be drawn, and what it consists of: the same for the same numbers.
struct DrawnDocument {
    /// What a page has most of.
    enum Kind: String, CaseIterable {
        /// One column with a list and a table with rules.
        case ruled
        /// A title above two columns of prose.
        case columns
        /// One column with lists in lists, a table without rules and a code.
        case aligned
        /// Prose alone, in one or two columns.
        case prose
    }

    /// A part of a page.
    enum Part {
        case title(String)
        case paragraph(String)
        case list([Item])
        case table(Table)
        case code(String)
    }

    /// An item of a list.
    struct Item: Hashable {
        var marker: String
        var text: String
        var items: [Item] = []
    }

    /// A table.
    struct Table {
        var rows: Int
        var columns: Int
        var cells: [Cell]
        var isRuled: Bool
    }

    /// A cell, with all rows and columns that it is in.
    struct Cell: Hashable {
        var rows: ClosedRange<Int>
        var columns: ClosedRange<Int>
        var text: String
    }

    let kind: Kind
    /// The columns of the page below its title.
    var title: String?
    var columns: [[Part]]
    /// The angle by which the page is turned, in radians.
    let angle: Double
    /// Whether the page is seen from the side.
    let isPhotographed: Bool

    /// All parts in reading order.
    var parts: [Part] { (title.map { [.title($0)] } ?? []) + columns.flatMap { $0 } }

    init(_ hand: inout DrawingHand, number: Int) {
        kind = Kind.allCases[number % Kind.allCases.count]
        angle = hand.chance(0.35) ? hand.real(-0.05...0.05) : 0
        isPhotographed = hand.chance(0.2)
        title = kind == .prose && hand.chance(0.5) ? nil : Self.heading(&hand)
        func prose(_ count: Int) -> [Part] { (0..<count).map { _ in .paragraph(Self.paragraph(&hand)) } }
        switch kind {
        case .ruled:
            columns = [
                prose(1) + [.list(Self.list(&hand, depth: 0))] + prose(1) + [.table(Self.ruledTable(&hand))] + prose(1)
            ]
        case .columns:
            columns = [prose(4), prose(4)]
            if hand.chance(0.5) { columns[1][1] = .list(Self.list(&hand, depth: 0)) }
        case .aligned:
            columns = [
                prose(1) + [.list(Self.list(&hand, depth: 1))] + prose(1) + [.table(Self.alignedTable(&hand))]
                    + prose(1) + [.code(hand.words(2))]
            ]
        case .prose: columns = hand.chance(0.5) ? [prose(6)] : [prose(4), prose(4)]
        }
    }
}

// MARK: - Words

extension DrawnDocument {
    private static let words = """
        river garden window morning letter bridge market winter summer children station paper kitchen village \
        mountain corner teacher doctor picture music story weather reason question answer number city country \
        bread water silver yellow quiet simple early heavy narrow distant careful modern ancient little gentle \
        walks opens carries follows remembers finds brings leaves covers builds watches writes under above beside \
        between without through during toward beyond because although whenever until slowly often again together
        """.split(separator: " ").map(String.init)
    private static let nouns = """
        Apples Pears Tickets Lamps Chairs Paper Copper Linen Stone Salt Honey Tea Coffee Sugar Maps Ropes Tents Boots \
        Gloves Bells Clocks Keys Locks Wheels
        """.split(separator: " ").map(String.init)
    private static let heads = [
        "Item", "Place", "Amount", "Price", "Total", "Weight", "Length", "Date", "Owner", "Code",
    ]

    private static func sentence(_ hand: inout DrawingHand, _ count: ClosedRange<Int>) -> String {
        let words = (0..<hand.integer(count)).map { _ in hand.pick(Self.words) }
        return (words.first?.capitalized ?? "") + words.dropFirst().map { " " + $0 }.joined()
    }

    private static func heading(_ hand: inout DrawingHand) -> String {
        (0..<hand.integer(2...4)).map { _ in hand.pick(words).capitalized }.joined(separator: " ")
    }

    private static func paragraph(_ hand: inout DrawingHand) -> String {
        (0..<hand.integer(3...5)).map { _ in sentence(&hand, 7...13) + "." }.joined(separator: " ")
    }

    // MARK: - Lists

    private static let markers: [@Sendable (Int) -> String] = [
        { _ in "•" }, { _ in "-" }, { "\($0 + 1)." }, { "\($0 + 1))" }, { String(UnicodeScalar(UInt8(97 + $0))) + ")" },
        { String(UnicodeScalar(UInt8(65 + $0))) + "." }, { "1.\($0 + 1)" },
        { String(UnicodeScalar(UInt32(0x2460 + $0)) ?? "?") },
    ]

    private static func list(_ hand: inout DrawingHand, depth: Int) -> [Item] {
        let marker = hand.pick(markers)
        let nested = hand.integer(0...1)
        return (0..<hand.integer(3...5)).map { index in
            // Some take two lines and more.
            var item = Item(marker: marker(index), text: sentence(&hand, hand.chance(0.3) ? 14...18 : 2...7))
            if depth > 0, index == nested { item.items = list(&hand, depth: depth - 1) }
            return item
        }
    }

    // MARK: - Tables

    private static func content(_ hand: inout DrawingHand, column: Int) -> String {
        if column == 0 { return hand.pick(nouns) + (hand.chance(0.3) ? " " + hand.pick(words) : "") }
        switch hand.integer(0...3) {
        case 0: return "\(hand.integer(1...9))\(hand.integer(0...9))"
        case 1: return "\(hand.integer(1...99)).\(hand.integer(10...99))"
        case 2: return "\(hand.integer(1...9)),\(hand.integer(100...999))"
        default: return hand.pick(words)
        }
    }

    private static func ruledTable(_ hand: inout DrawingHand) -> Table {
        let (rows, columns) = (hand.integer(3...6), hand.integer(3...4))
        var cells = places(rows, columns)
        if hand.chance(0.5) {
            // The head of two columns, or a cell over two rows.
            let merged =
                hand.chance(0.5)
                ? Cell(rows: 0...0, columns: 1...2, text: "")
                : Cell(rows: rows - 2...rows - 1, columns: 0...0, text: "")
            cells.removeAll { $0.rows.overlaps(merged.rows) && $0.columns.overlaps(merged.columns) }
            cells.append(merged)
        }
        return Table(rows: rows, columns: columns, cells: filled(cells, &hand, empty: 0.08), isRuled: true)
    }

    private static func alignedTable(_ hand: inout DrawingHand) -> Table {
        let (rows, columns) = (hand.integer(4...7), hand.integer(3...4))
        return Table(
            rows: rows,
            columns: columns,
            cells: filled(places(rows, columns), &hand, empty: 0),
            isRuled: false
        )
    }

    private static func places(_ rows: Int, _ columns: Int) -> [Cell] {
        (0..<rows).flatMap { row in
            (0..<columns).map { Cell(rows: row...row, columns: $0...$0, text: "") }
        }
    }

    private static func filled(_ cells: [Cell], _ hand: inout DrawingHand, empty: Double) -> [Cell] {
        cells.map { cell in
            var cell = cell
            let column = cell.columns.lowerBound
            if cell.rows.lowerBound == 0 {
                cell.text = heads[(column * 3 + hand.integer(0...2)) % heads.count]
            } else if column == 0 || !hand.chance(empty) {
                cell.text = content(&hand, column: column)
            }
            return cell
        }
    }
}
