import Foundation

/// The cost of decoding a HEIF file, computed before the library decodes any picture.
///
/// A file of a hundred bytes can hold a grid of 64,516 tiles made of one item, a picture that contains itself, or a
/// coded picture a million times as large as the box that states its size. Each picture is followed down to its
/// streams, whose own headers are parsed.
struct HEIFPlan {
    private let items: HEIFItems
    private let format: ImageFileFormat
    private let limits: DecodingLimits
    private var known: [Int: DecodingWork] = [:]
    private var open: Set<Int> = []

    /// The most steps from a picture to its streams: an overlay of rotated copies of grids has three.
    private static let maximumDepth = 4
    /// The most bytes of decompressed metadata.
    private static let maximumNoteByteCount = 16 << 20

    init(_ items: HEIFItems, format: ImageFileFormat, limits: DecodingLimits) {
        self.items = items
        self.format = format
        self.limits = limits
    }

    /// Refuses a file whose main picture or thumbnails are too large, take too much work, or contradict their boxes.
    mutating func check(fileByteCount: Int) throws(ImageCodingError) {
        guard let primary = items.primary else { return }
        try checkItems(fileByteCount: fileByteCount)
        for picture in [primary] + items.sources(of: primary, "thmb") {
            try limits.check(try work(picture, depth: 0), format, "its tiles, layers and streams")
        }
    }

    /// The library reads the bytes of each item as it opens a file, and copies a list of all items for each lookup.
    ///
    /// 1,700 items are enough for the largest picture in tiles of 256 pixels a side and take a fifth of a second.
    private func checkItems(fileByteCount: Int) throws(ImageCodingError) {
        var work = DecodingWork()
        work.add(pixels: items.all.count * 128, times: items.all.count + items.references.count / 8)
        try limits.check(work, format, "\(items.all.count) items")
        var sum = 0
        for item in items.all.values {
            sum += min(item.byteCount, 2 * fileByteCount + 1)
            guard sum <= 2 * fileByteCount else { throw .corrupt(format, "its items share their bytes") }
            guard !item.isPacked || item.byteCount * 1032 <= Self.maximumNoteByteCount else {
                throw .corrupt(format, "a note of \(item.byteCount) bytes is packed")
            }
        }
    }

    private mutating func work(_ number: Int, depth: Int) throws(ImageCodingError) -> DecodingWork {
        if let known = known[number] { return known }
        guard depth <= Self.maximumDepth, open.insert(number).inserted else {
            throw .corrupt(format, "picture \(number) is made of itself")
        }
        guard let item = items.all[number] else { throw .corrupt(format, "picture \(number) is missing") }
        var work = DecodingWork()
        work.add(1, .picture)
        work.add(pixels: item.byteCount)
        switch item.type {
        case "hvc1", "av01": work.add(try streamWork(number, item))
        case "grid": work.add(try gridWork(number, item, depth: depth))
        case "iden":
            let sources = items.targets(of: number, "dimg")
            guard sources.count == 1 else { throw .corrupt(format, "picture \(number) is a copy of none") }
            work.add(try self.work(sources[0], depth: depth + 1))
        case "iovl": work.add(try overlayWork(number, item, depth: depth))
        default: break
        }
        for source in items.sources(of: number, "auxl") where isAlpha(source) {
            work.add(try self.work(source, depth: depth + 1))
        }
        open.remove(number)
        known[number] = work
        return work
    }

    private func isAlpha(_ number: Int) -> Bool {
        items.properties(of: number).contains { box in
            guard box.type == "auxC" else { return false }
            return box.body.has("urn:mpeg:avc:2015:auxid:1", at: 4) || box.body.has("urn:mpeg:hevc:2015:auxid:1", at: 4)
                || box.body.has("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", at: 4)
        }
    }

    /// The size that the boxes state.
    private func statedSize(_ number: Int) throws(ImageCodingError) -> ImageInfo.Size? {
        let boxes = items.properties(of: number).filter { $0.type == "ispe" }
        guard boxes.count <= 1 else { throw .corrupt(format, "picture \(number) states its size twice") }
        guard let box = boxes.first, let width = box.body.u32(4), let height = box.body.u32(8) else { return nil }
        try limits.check(width: width, height: height, format: format)
        return ImageInfo.Size(width: width, height: height)
    }
}

// MARK: - Streams

extension HEIFPlan {
    /// The sizes in a stream.
    private struct Stream {
        var sizes: [ImageInfo.Size] = []
        /// The size before cropping, for which memory is allocated.
        var largest = ImageInfo.Size(width: 0, height: 0)
        /// The number of passes that the decoder may make over the picture.
        var passCount = 0
        var partCount = 0
        var mayBeSmaller = false
    }

    private func stream(_ number: Int, _ item: HEIFItems.Item) throws(ImageCodingError) -> Stream {
        let data = try items.data(of: item)
        if item.type == "av01" {
            var stream = AV1Stream()
            for box in items.properties(of: number) where box.type == "av1C" {
                if let headers = box.body.slice(4, count: box.body.count - 4) { try stream.read(headers) }
            }
            try stream.read(data)
            return Stream(
                sizes: stream.sizes,
                passCount: stream.frameCount,
                partCount: stream.partCount,
                mayBeSmaller: stream.mayBeSmaller || stream.frameCount != 1
            )
        }
        var stream = HEVCStream()
        for box in items.properties(of: number) where box.type == "hvcC" {
            try stream.read(configuration: box.body)
        }
        try stream.read(item: data)
        return Stream(
            sizes: stream.sizes,
            largest: stream.largest,
            passCount: stream.sliceCount,
            partCount: stream.partCount
        )
    }

    private func streamWork(_ number: Int, _ item: HEIFItems.Item) throws(ImageCodingError) -> DecodingWork {
        let stated = try statedSize(number)
        let stream = try stream(number, item)
        var work = DecodingWork()
        work.add(stream.partCount, .block)
        guard !stream.sizes.isEmpty else { throw .corrupt(format, "picture \(number) has no size of its own") }
        for size in stream.sizes + [stream.largest] where size.width > 0 {
            try limits.check(width: size.width, height: size.height, format: format)
            try limits.checkDecoded(byteCount: 4 * size.width * size.height, format: format)
            work.add(pixels: size.width * size.height)
        }
        let largest = stream.sizes.reduce(stream.largest.width * stream.largest.height) {
            max($0, $1.width * $1.height)
        }
        work.add(pixels: largest, times: max(0, stream.passCount - 1))
        if let stated { try check(stream.sizes, against: stated) }
        return work
    }

    /// Refuses a stream whose pictures differ from the box by more than the padding of a block.
    ///
    /// libheif 1.15 writes the sides of rotated pictures in the wrong order, so either order is accepted.
    private func check(_ sizes: [ImageInfo.Size], against stated: ImageInfo.Size) throws(ImageCodingError) {
        let block = 128
        for size in sizes {
            let isAsStated = abs(size.width - stated.width) < block && abs(size.height - stated.height) < block
            let isTurned = abs(size.width - stated.height) < block && abs(size.height - stated.width) < block
            guard isAsStated || isTurned else {
                throw .corrupt(
                    format,
                    "its boxes say \(stated.width) × \(stated.height) pixels and its stream says \(size.width) × \(size.height)"
                )
            }
        }
    }
}

// MARK: - Grids and overlays

extension HEIFPlan {
    /// ISO/IEC 23000-22, section 7.3.11.4: tiles of one size, at least 64 pixels a side, cover the picture, and no row
    /// or column of them is outside.
    private mutating func gridWork(
        _ number: Int,
        _ item: HEIFItems.Item,
        depth: Int
    ) throws(ImageCodingError) -> DecodingWork {
        let data = try items.data(of: item)
        guard let flags = data.u8(1), let lastRow = data.u8(2), let lastColumn = data.u8(3),
            let width = flags & 1 == 1 ? data.u32(4) : data.u16(4),
            let height = flags & 1 == 1 ? data.u32(8) : data.u16(6)
        else { throw .truncated(format, "its grid is cut") }
        let (rows, columns) = (lastRow + 1, lastColumn + 1)
        try checkCanvas(number, width: width, height: height)
        let tiles = items.targets(of: number, "dimg")
        guard tiles.count == rows * columns else {
            throw .corrupt(format, "a grid of \(rows) × \(columns) has \(tiles.count) tiles")
        }
        guard let side = try statedSize(tiles[0]), min(side.width, side.height) >= 64 else {
            throw .corrupt(format, "the tiles of its grid are smaller than 64 × 64 pixels")
        }
        guard columns * side.width >= width, (columns - 1) * side.width < width, rows * side.height >= height,
            (rows - 1) * side.height < height
        else { throw .corrupt(format, "the tiles of its grid don't cover it") }
        var work = DecodingWork()
        work.add(pixels: width * height)
        for tile in tiles {
            if known[tile] == nil { try checkTile(tile, size: side) }
            work.add(try self.work(tile, depth: depth + 1))
        }
        return work
    }

    /// Refuses a tile that leaves a part of its place uncovered.
    private func checkTile(_ number: Int, size: ImageInfo.Size) throws(ImageCodingError) {
        guard let item = items.all[number], item.type == "hvc1" || item.type == "av01" else {
            throw .corrupt(format, "a tile of its grid isn't coded")
        }
        guard try statedSize(number) == size else { throw .corrupt(format, "the tiles of its grid differ in size") }
        guard !items.properties(of: number).contains(where: { $0.type == "irot" || $0.type == "clap" }) else {
            throw .corrupt(format, "a tile of its grid is turned or cut")
        }
        let stream = try stream(number, item)
        guard stream.sizes.allSatisfy({ $0 == size }), !stream.mayBeSmaller else {
            throw .corrupt(format, "a tile of its grid isn't as large as its box says")
        }
    }

    private mutating func overlayWork(
        _ number: Int,
        _ item: HEIFItems.Item,
        depth: Int
    ) throws(ImageCodingError) -> DecodingWork {
        let data = try items.data(of: item)
        guard let flags = data.u8(1), let width = flags & 1 == 1 ? data.u32(10) : data.u16(10),
            let height = flags & 1 == 1 ? data.u32(14) : data.u16(12)
        else { throw .truncated(format, "its overlay is cut") }
        try checkCanvas(number, width: width, height: height)
        var work = DecodingWork()
        work.add(pixels: width * height)
        for layer in items.targets(of: number, "dimg") { work.add(try self.work(layer, depth: depth + 1)) }
        return work
    }

    /// Refuses a derived picture whose canvas differs from the size in its box.
    private func checkCanvas(_ number: Int, width: Int, height: Int) throws(ImageCodingError) {
        try limits.check(width: width, height: height, format: format)
        try limits.checkDecoded(byteCount: 4 * width * height, format: format)
        guard let stated = try statedSize(number) else { return }
        try check([ImageInfo.Size(width: width, height: height)], against: stated)
    }
}
