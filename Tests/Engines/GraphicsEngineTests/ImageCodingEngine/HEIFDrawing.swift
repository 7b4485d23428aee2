import Foundation

/// A HEIF file drawn box by box.
struct HEIFDrawing {
    /// An item with its bytes; without bytes of its own it shares those of the first.
    struct Item {
        var type = "av01"
        var data: Data?
        /// The numbers of its properties from 1 on.
        var properties: [Int] = []
        /// What stands behind the type, for notes.
        var notes = Data([0])
    }

    /// A list of items that an item refers to.
    struct Reference {
        var type = "dimg"
        let from: Int
        let to: [Int]
    }

    var brand = "avif"
    var items: [Item] = []
    var properties: [Data] = []
    var references: [Reference] = []
    var primary = 1

    /// A gray picture of 64 × 64 pixels as AV1 codes it.
    static let flat64 = Data([
        0x12, 0x00, 0x0A, 0x09, 0x18, 0x15, 0x7F, 0xFD, 0x82, 0x02, 0x1A, 0x0D, 0x08, 0x32, 0x10, 0x1F, 0x40, 0x3F,
        0xFF,
        0xFF, 0xC4, 0x00, 0xB4, 0xDB, 0x20, 0x0F, 0xB2, 0x30, 0xDD, 0x70, 0xF6,
    ])
    static let configuration = box("av1C", Data([0x81, 0x00, 0x0C, 0x00]))

    static func box(_ type: String, _ body: Data) -> Data { .be32(body.count + 8) ++ Data(type.utf8) ++ body }

    static func fullBox(_ type: String, _ body: Data, version: UInt8 = 0) -> Data {
        box(type, Data([version, 0, 0, 0]) ++ body)
    }

    static func size(_ width: Int, _ height: Int) -> Data { fullBox("ispe", .be32(width) ++ .be32(height)) }

    static func grid(rows: Int, columns: Int, _ width: Int, _ height: Int) -> Data {
        Data([0, 0, UInt8(rows - 1), UInt8(columns - 1)]) ++ .be16(width) ++ .be16(height)
    }

    static func overlay(_ count: Int, _ width: Int, _ height: Int) -> Data {
        Data([0, 0]) ++ Data(count: 8) ++ .be16(width) ++ .be16(height) ++ Data(count: 4 * count)
    }

    /// The bytes of the file.
    var file: Data {
        let type = Self.box("ftyp", Data("\(brand)\0\0\0\0mif1miaf".utf8))
        let size = metadata(start: 0).count
        return type ++ metadata(start: type.count + size + 8)
            ++ Self.box("mdat", items.compactMap(\.data).reduce(Data(), ++))
    }

    private func metadata(start: Int) -> Data {
        let handler = Self.fullBox("hdlr", Data(count: 4) ++ Data("pict".utf8) ++ Data(count: 13))
        let primary = Self.fullBox("pitm", .be16(primary))
        var entries = Data.be16(items.count)
        var places = Data([0x44, 0x00]) ++ .be16(items.count)
        var associations = Data.be32(items.count)
        var position = start
        for (index, item) in items.enumerated() {
            let number = Data.be16(index + 1)
            entries.append(Self.fullBox("infe", number ++ .be16(0) ++ Data(item.type.utf8) ++ item.notes, version: 2))
            let shared = items.first?.data?.count ?? 0
            places.append(number ++ .be16(0) ++ .be16(1))
            places.append(.be32(item.data == nil ? start : position) ++ .be32(item.data?.count ?? shared))
            position += item.data?.count ?? 0
            associations.append(
                number ++ Data([UInt8(item.properties.count)]) ++ Data(item.properties.map { UInt8($0) })
            )
        }
        var lists = Data()
        for reference in references {
            let targets = reference.to.reduce(into: Data()) { $0.append(.be16($1)) }
            lists.append(Self.box(reference.type, .be16(reference.from) ++ .be16(reference.to.count) ++ targets))
        }
        let container = Self.box("ipco", properties.reduce(Data(), ++))
        return Self.fullBox(
            "meta",
            handler ++ primary ++ Self.fullBox("iloc", places) ++ Self.fullBox("iinf", entries)
                ++ Self.box("iprp", container ++ Self.fullBox("ipma", associations)) ++ Self.fullBox("iref", lists)
        )
    }
}
