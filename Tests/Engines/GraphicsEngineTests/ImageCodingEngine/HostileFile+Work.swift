import Foundation

@testable import ImageCodingEngine

/// Small files that ask for much work or memory.
extension HostileFile {
    static func works() throws -> [HostileFile] {
        try pictures() + grids() + derived() + containers()
    }

    /// Files that once took minutes, gigabytes or pixels of others; `Fixtures/hostile/README.md` says what each does.
    private static func pictures() throws -> [HostileFile] {
        [
            HostileFile("TIFF of 300 planes in one strip", try Fixtures.data("hostile/lzma-planar-300.tif"), .corrupt),
            HostileFile("AVIF larger than its box", try Fixtures.data("hostile/ispe-lie2.avif"), .limitExceeded),
            HostileFile("HEIC larger than its box", try Fixtures.data("hostile/ispe-lie.heic"), .limitExceeded),
            HostileFile("WebP with its header last", try Fixtures.data("hostile/uninit-300.webp"), .corrupt),
        ]
    }

    /// A grid made of one item, over and over.
    private static func grid(_ rows: Int, _ columns: Int, stated: Int = 64, width: Int? = nil) -> HEIFDrawing {
        let (width, height) = (width ?? columns * 64, rows * 64)
        return HEIFDrawing(
            items: [
                .init(data: HEIFDrawing.flat64, properties: [1, 2]),
                .init(
                    type: "grid",
                    data: HEIFDrawing.grid(rows: rows, columns: columns, width, height),
                    properties: [3]
                ),
            ],
            properties: [HEIFDrawing.size(stated, stated), HEIFDrawing.configuration, HEIFDrawing.size(width, height)],
            references: [.init(from: 2, to: Array(repeating: 1, count: rows * columns))],
            primary: 2
        )
    }

    /// A grid of two good tiles, which decodes.
    static var goodGrid: Data { grid(1, 2).file }

    private static func grids() -> [HostileFile] {
        var missing = grid(2, 2)
        missing.references = [.init(from: 2, to: [1, 1, 1])]
        var cut = grid(1, 2)
        cut.items[0].properties.append(4)
        cut.properties.append(HEIFDrawing.box("clap", Data(count: 32)))
        var nested = grid(1, 2)
        nested.items.append(
            .init(type: "grid", data: HEIFDrawing.grid(rows: 1, columns: 2, 256, 64), properties: [4])
        )
        nested.properties.append(HEIFDrawing.size(256, 64))
        nested.references.append(.init(from: 3, to: [2, 2]))
        nested.primary = 3
        var twice = grid(1, 2)
        twice.references.append(.init(from: 2, to: [1]))
        return [
            HostileFile("AVIF of 64,516 tiny tiles", tinyTiles, .corrupt),
            HostileFile("AVIF of 10,000 tiles of one item", grid(100, 100).file, .limitExceeded),
            HostileFile("AVIF with tiles smaller than stated", grid(2, 2, stated: 128, width: 256).file, .corrupt),
            HostileFile("AVIF with tiles that are barely smaller", grid(1, 2, stated: 65).file, .corrupt),
            HostileFile("AVIF with tiles outside", grid(1, 4, width: 64).file, .corrupt),
            HostileFile("AVIF with too few tiles", missing.file, .corrupt),
            HostileFile("AVIF with cut tiles", cut.file, .corrupt),
            HostileFile("AVIF with a grid of grids", nested.file, .corrupt),
            HostileFile("AVIF with two lists of tiles", twice.file, .corrupt),
        ]
    }

    /// 254 × 254 tiles of 16 × 16 pixels.
    private static var tinyTiles: Data {
        var drawing = grid(254, 254, stated: 16)
        drawing.items[1].data = HEIFDrawing.grid(rows: 254, columns: 254, 4064, 4064)
        drawing.properties[2] = HEIFDrawing.size(4064, 4064)
        return drawing.file
    }

    private static func derived() -> [HostileFile] {
        let properties = [HEIFDrawing.size(64, 64), HEIFDrawing.configuration]
        let coded = HEIFDrawing.Item(data: HEIFDrawing.flat64, properties: [1, 2])
        let copy = HEIFDrawing.Item(type: "iden", data: Data(), properties: [1])
        let alpha = HEIFDrawing.fullBox("auxC", Data("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0".utf8))
        func drawing(_ items: [HEIFDrawing.Item], _ references: [HEIFDrawing.Reference], primary: Int = 1) -> Data {
            HEIFDrawing(items: items, properties: properties + [alpha], references: references, primary: primary).file
        }
        let layers = HEIFDrawing.Item(type: "iovl", data: HEIFDrawing.overlay(20_000, 64, 64), properties: [1])
        let masked = HEIFDrawing.Item(data: HEIFDrawing.flat64, properties: [1, 2, 3])
        let shared = HEIFDrawing.Item(type: "Exif")
        let packed = HEIFDrawing.Item(
            type: "mime",
            data: .noise(20_000),
            notes: Data("\0application/rdf+xml\0deflate\0".utf8)
        )
        var lying = coded
        lying.properties = [4, 2]
        return [
            HostileFile("AVIF that is a copy of itself", drawing([copy], [.init(from: 1, to: [1])]), .corrupt),
            HostileFile(
                "AVIF of copies of each other",
                drawing([copy, copy], [.init(from: 1, to: [2]), .init(from: 2, to: [1])]),
                .corrupt
            ),
            HostileFile(
                "AVIF of copies of copies",
                drawing(
                    [coded] + Array(repeating: copy, count: 9),
                    (2...10).map { .init(from: $0, to: [$0 - 1]) },
                    primary: 10
                ),
                .corrupt
            ),
            HostileFile(
                "AVIF of 20,000 layers",
                drawing([coded, layers], [.init(from: 2, to: Array(repeating: 1, count: 20_000))], primary: 2),
                .limitExceeded
            ),
            HostileFile(
                "AVIF whose masks mask each other",
                drawing(
                    [masked, masked],
                    [.init(type: "auxl", from: 1, to: [2]), .init(type: "auxl", from: 2, to: [1])]
                ),
                .corrupt
            ),
            HostileFile(
                "AVIF of notes that share bytes",
                drawing(
                    [.init(type: "Exif", data: .noise(9000)), coded] + Array(repeating: shared, count: 30),
                    [],
                    primary: 2
                ),
                .corrupt
            ),
            HostileFile(
                "AVIF of 3,000 empty notes",
                drawing([coded] + Array(repeating: .init(type: "Exif", data: Data()), count: 3000), []),
                .limitExceeded
            ),
            HostileFile("AVIF with a packed note", drawing([coded, packed], []), .corrupt),
            HostileFile(
                "AVIF smaller than its box",
                HEIFDrawing(items: [lying], properties: properties + [alpha, HEIFDrawing.size(4000, 3000)]).file,
                .corrupt
            ),
        ]
    }

    private static func containers() throws -> [HostileFile] {
        let good = try Fixtures.data("rgb8.png")
        let body = Data(good.prefix(33))
        func field(_ tag: Int, type: Int, count: Int, _ value: Int) -> Data {
            .le16(tag) ++ .le16(type) ++ .le32(count) ++ .le32(value)
        }
        var fields =
            field(256, type: 4, count: 1, 5) ++ field(257, type: 4, count: 1, 5) ++ field(258, type: 4, count: 1, 8)
        fields.append(
            field(273, type: 4, count: 1, 8) ++ field(277, type: 4, count: 1, 1) ++ field(279, type: 4, count: 1, 25)
        )
        for tag in 50_000..<50_200 { fields.append(field(tag, type: 1, count: 1000, 8)) }
        let crowded = Data([0x49, 0x49, 0x2A, 0]) ++ .le32(1008) ++ .noise(1000) ++ .le16(fields.count / 12) ++ fields
        let unknown = (40_000..<44_000).reduce(into: Data()) { $0.append(field($1, type: 4, count: 1, 7)) }
        let listed = Data([0x49, 0x49, 0x2A, 0]) ++ .le32(8) ++ .le16(4000) ++ unknown ++ .le32(0)
        let strips = 2000
        let offsets = (0..<strips).reduce(into: Data()) { data, _ in data.append(.le32(8)) }
        let counts = (0..<strips).reduce(into: Data()) { data, _ in data.append(.le32(1000)) }
        var directory = field(256, type: 4, count: 1, 100) ++ field(257, type: 4, count: 1, strips)
        directory.append(field(258, type: 4, count: 1, 8) ++ field(259, type: 4, count: 1, 32773))
        directory.append(field(262, type: 4, count: 1, 1) ++ field(273, type: 4, count: strips, 1008))
        directory.append(field(277, type: 4, count: 1, 1) ++ field(278, type: 4, count: 1, 1))
        directory.append(field(279, type: 4, count: strips, 1008 + offsets.count))
        let striped =
            Data([0x49, 0x49, 0x2A, 0]) ++ .le32(1008 + 2 * offsets.count) ++ .noise(1000) ++ offsets ++ counts
        let animation = Data("VP8X".utf8) ++ .le32(10) ++ Data([0, 0, 0, 0, 99, 0, 0, 99, 0, 0])
        let small = try Fixtures.data("lossy.webp").dropFirst(12)
        func webp(_ chunks: Data) -> Data {
            Data("RIFF".utf8) ++ .le32(chunks.count + 4) ++ Data("WEBP".utf8) ++ chunks
        }
        return [
            HostileFile(
                "PNG of notes without end",
                body ++ repeated(pngChunk("teXt", Data()), 120_000),
                .limitExceeded
            ),
            HostileFile(
                "GIF of notes without end",
                gif(9, 9, repeated(Data([0x21, 0xFE, 0]), 120_000)),
                .limitExceeded
            ),
            HostileFile("TIFF of fields that share bytes", crowded, .corrupt),
            HostileFile("TIFF of 4,000 unknown fields", listed, .corrupt),
            HostileFile(
                "TIFF of strips that share bytes",
                striped ++ .le16(directory.count / 12) ++ directory ++ .le32(0),
                .corrupt
            ),
            HostileFile("WebP smaller than its canvas", webp(animation ++ small), .corrupt),
            HostileFile("WebP of two pictures", webp(small ++ small), .corrupt),
            HostileFile("WebP with a note first", webp(Data("EXIF".utf8) ++ .le32(0) ++ small), .corrupt),
        ]
    }

    private static func repeated(_ data: Data, _ count: Int) -> Data {
        var result = Data(capacity: data.count * count)
        for _ in 0..<count { result.append(data) }
        return result
    }
}
