import ConcurrencyEngine
import Foundation
import FoveaCommandLine
import FoveaSearch
import ImageCodingEngine
import PictureEngine

/// Drawn items that no photo shows, known by their numbers.
struct Strangers {
    let seed: UInt64
    /// The number of pictures to draw at the same time.
    let width: Int

    /// The number of pictures that are drawn before they are indexed.
    private static let batch = 400

    /// The identifier of a stranger.
    func id(_ number: Int) -> String { String(format: "stranger-%llu-%07ld", seed, number) }

    /// Draws strangers as items with a file each.
    func items(_ numbers: Range<Int>) async throws -> [VisualItem] {
        var items: [VisualItem] = []
        try await InOrder.map(Array(numbers), width: width) { [seed] number in
            await Result.catching { try await BlockingWork.run { try Self.file(seed, number) } }
        } consume: { number, outcome in
            items.append(VisualItem(id: id(number), pictures: [.data(try outcome.get())]))
        }
        return items
    }

    /// Draws strangers and adds them to a catalog, some at a time; calls a closure with how many there are then.
    func add(_ numbers: Range<Int>, to made: inout MeasuredCatalog, progress: (Int) -> Void) async throws {
        for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.batch) {
            let end = min(numbers.upperBound, start + Self.batch)
            try await made.add(try await items(start..<end))
            progress(end)
        }
    }

    /// Returns how many of the first strangers are in a catalog, which has got them in order.
    func count(in catalog: VisualCatalog, upTo limit: Int) async throws -> Int {
        var (known, unknown) = (0, limit + 1)
        while known + 1 < unknown {
            let middle = (known + unknown) / 2
            if try await catalog.item(id(middle - 1)) != nil { known = middle } else { unknown = middle }
        }
        return known
    }

    private static func file(_ seed: UInt64, _ number: Int) throws -> Data {
        let picture = try DrawnItem(seed: seed, number: number).picture()
        let raster = try picture.raster(fit: .fill, width: picture.width, height: picture.height)
        return try ImageEncoder.encode(raster, as: .jpeg)
    }
}
