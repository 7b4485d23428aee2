import Foundation

/// The items of a HEIF file: pictures, their parts, and metadata.
///
/// Follows ISO/IEC 14496-12, section 8.11, as libheif does. What two parsers could understand in two ways is refused:
/// an item that is described twice would be checked in one meaning and decoded in the other.
struct HEIFItems: Sendable {
    private(set) var all: [Int: Item] = [:]
    private(set) var primary: Int?
    private(set) var references: [String: [Int]] = [:]
    private var sources: [String: [Int]] = [:]
    private var properties: [HEIFBox] = []
    private var file = ByteView(Data())
    private var inner = ByteView(Data())

    /// A picture or metadata.
    struct Item: Sendable {
        var type = ""
        /// A Boolean value that indicates whether the library decompresses the item as it reads the file.
        var isPacked = false
        var isInside = false
        var extents: [Range<Int>] = []
        var properties: [Int] = []

        var byteCount: Int { extents.reduce(0) { $0 + $1.count } }
    }

    /// The most items, with or without a location; the limit on work allows fewer.
    private static let maximumCount = 4096
    /// The most references of all items together; a grid has 65,536 tiles at most.
    private static let maximumReferenceCount = 1 << 18

    init() {}

    /// Parses the boxes inside `meta`.
    init(_ boxes: [HEIFBox], file: ByteView) throws(ImageCodingError) {
        self.file = file
        inner = try HEIFBox.only("idat", of: boxes) ?? inner
        primary = try HEIFBox.only("pitm", of: boxes).flatMap { $0.u8(0) == 0 ? $0.u16(4) : $0.u32(4) }
        if let body = try HEIFBox.only("iinf", of: boxes) { try readEntries(body) }
        if let body = try HEIFBox.only("iloc", of: boxes) { try readPlaces(body) }
        if let body = try HEIFBox.only("iref", of: boxes) { try readReferences(body) }
        if let body = try HEIFBox.only("iprp", of: boxes) {
            let boxes = try HEIFBox.list(body)
            if let container = try HEIFBox.only("ipco", of: boxes) { properties = try HEIFBox.list(container) }
            for box in boxes where box.type == "ipma" { try readProperties(box.body) }
        }
    }

    /// The properties of an item in the order in which they apply.
    func properties(of item: Int) -> [HEIFBox] {
        (all[item]?.properties ?? []).compactMap { $0 >= 1 && $0 <= properties.count ? properties[$0 - 1] : nil }
    }

    /// The items that an item refers to.
    func targets(of item: Int, _ type: String) -> [Int] {
        references["\(type) \(item)"] ?? []
    }

    /// The items that refer to an item.
    func sources(of item: Int, _ type: String) -> [Int] {
        sources["\(type) \(item)"] ?? []
    }

    /// The bytes of an item.
    func data(of item: Item) throws(ImageCodingError) -> ByteView {
        let place = item.isInside ? inner : file
        if item.extents.count == 1, let extent = item.extents.first {
            guard let bytes = place.slice(extent.lowerBound, count: extent.count) else { throw .truncated(.heic) }
            return bytes
        }
        var joined = Data(capacity: min(item.byteCount, file.count))
        for extent in item.extents {
            guard let bytes = place.slice(extent.lowerBound, count: extent.count), joined.count <= file.count else {
                throw .truncated(.heic)
            }
            joined.append(bytes.data)
        }
        return ByteView(joined)
    }
}

// MARK: - Reading

extension HEIFItems {
    private mutating func readEntries(_ body: ByteView) throws(ImageCodingError) {
        for box in try HEIFBox.list(body, from: body.u8(0) == 0 ? 6 : 8) where box.type == "infe" {
            let view = box.body
            guard let version = view.u8(0), let item = version < 3 ? view.u16(4) : view.u32(4) else {
                throw .truncated(.heic)
            }
            guard all.count < Self.maximumCount else { throw .corrupt(.heic, "it has too many items") }
            guard all[item] == nil else { throw .corrupt(.heic, "item \(item) stands twice") }
            let start = version < 3 ? 8 : 10
            let type = version < 2 ? nil : view.slice(start, count: 4)
            var entry = Item(type: type.map { String(decoding: $0.data, as: UTF8.self) } ?? "")
            if entry.type == "mime" {
                // A name, a type and an encoding, each null-terminated.
                let texts = view.data.dropFirst(start + 4).prefix(4096).split(
                    separator: 0,
                    maxSplits: 3,
                    omittingEmptySubsequences: false
                )
                entry.isPacked = texts.count > 2 && !texts[2].isEmpty
            }
            all[item] = entry
        }
    }

    private mutating func readPlaces(_ body: ByteView) throws(ImageCodingError) {
        guard let version = body.u8(0), let sizes = body.u16(4) else { throw .truncated(.heic) }
        var position = 6
        func number(_ size: Int) throws(ImageCodingError) -> Int {
            defer { position += size == 4 || size == 8 ? size : 0 }
            switch size {
            case 4:
                guard let value = body.u32(position) else { throw .truncated(.heic) }
                return value
            case 8:
                guard let value = body.u64(position) else { throw .corrupt(.heic, "an item is beyond any end") }
                return value
            default: return 0
            }
        }
        func short() throws(ImageCodingError) -> Int {
            guard let value = body.u16(position) else { throw .truncated(.heic) }
            position += 2
            return value
        }
        var known: Set<Int> = []
        for _ in 0..<(version < 2 ? try short() : try number(4)) {
            let item = version < 2 ? try short() : try number(4)
            guard known.count < Self.maximumCount else { throw .corrupt(.heic, "it has too many items") }
            guard known.insert(item).inserted else { throw .corrupt(.heic, "item \(item) stands twice") }
            let method = version >= 1 ? try short() & 15 : 0
            _ = try short()
            let base = try number(sizes >> 4 & 15)
            var extents: [Range<Int>] = []
            for _ in 0..<(try short()) {
                if version > 1 { _ = try number(sizes & 15) }
                let start = base + (try number(sizes >> 12))
                extents.append(start..<start + (try number(sizes >> 8 & 15)))
            }
            guard method <= 1 else { throw .unsupported(.heic, "an item is a part of another") }
            all[item]?.isInside = method == 1
            all[item]?.extents = extents
        }
    }

    private mutating func readReferences(_ body: ByteView) throws(ImageCodingError) {
        let size = body.u8(0) == 0 ? 2 : 4
        func identifier(_ view: ByteView, _ position: Int) -> Int? {
            size == 2 ? view.u16(position) : view.u32(position)
        }
        var sum = 0
        for box in try HEIFBox.list(body, from: 4) {
            guard let from = identifier(box.body, 0), let count = box.body.u16(size),
                box.body.count >= size + 2 + size * count
            else { throw .truncated(.heic) }
            sum += count
            guard sum <= Self.maximumReferenceCount else { throw .corrupt(.heic, "it has too many references") }
            let to = (0..<count).compactMap { identifier(box.body, size + 2 + size * $0) }
            let isList = box.type == "dimg"
            guard !isList || references["dimg \(from)"] == nil else {
                throw .corrupt(.heic, "picture \(from) is made of two lists")
            }
            references["\(box.type) \(from)"] = to
            if !isList { for item in to { sources["\(box.type) \(item)", default: []].append(from) } }
        }
    }

    private mutating func readProperties(_ body: ByteView) throws(ImageCodingError) {
        guard let version = body.u8(0), let flags = body.u8(3), let count = body.u32(4) else { throw .truncated(.heic) }
        let size = flags & 1 == 1 ? 2 : 1
        var position = 8
        for _ in 0..<count {
            guard let item = version == 0 ? body.u16(position) : body.u32(position),
                let propertyCount = body.u8(position + (version == 0 ? 2 : 4))
            else { throw .truncated(.heic) }
            position += version == 0 ? 3 : 5
            guard all[item]?.properties.isEmpty ?? true else {
                throw .corrupt(.heic, "the properties of item \(item) stand twice")
            }
            all[item]?.properties = (0..<propertyCount).compactMap { index in
                size == 2
                    ? body.u16(position + 2 * index).map { $0 & 0x7FFF }
                    : body.u8(position + index).map { $0 & 0x7F }
            }
            position += size * propertyCount
        }
    }
}
