import CommandLineKit
import ConcurrencyEngine
import DistortionEngine
import Foundation
import FoveaCommandLine
import FoveaSearch
import ImageCodingEngine
import PictureEngine
import PixelEngine

/// Searches with photographs of drawn packages.
struct PackagesEvaluation {
    let count: Int
    let itemCount: Int
    let seed: UInt64
    /// Where photographs are written to, or nil where nowhere.
    let folder: String?
    let concurrency: Int
    let context: CommandContext

    /// The size of the photographs in pixels.
    private static let size = (width: 2_000, height: 1_500)
    /// The number of other packages on the shelves.
    private static let shelfCount = 12

    func run() async throws -> CatalogScore {
        var made = try await MeasuredCatalog()
        defer { made.remove() }
        // Strangers are drawn from numbers; here the first of them are the packages.
        let strangers = Strangers(seed: seed, width: concurrency)
        try await strangers.add(0..<itemCount, to: &made) { context.remark("\($0) of \(itemCount) packages") }
        if let folder { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        var score = CatalogScore("packages in a hand")
        for number in 0..<count {
            let (seed, folder) = (seed, folder)
            let right = strangers.id(number)
            let query = try await BlockingWork.run {
                let photo = try Self.photo(of: number, seed: seed)
                let file = try ImageEncoder.encode(photo.raster, as: .jpeg)
                if let folder { try file.write(to: URL(fileURLWithPath: "\(folder)/\(right).jpg")) }
                return CatalogQuery(name: right, picture: .data(file), right: right, corners: photo.corners)
            }
            score.answers.append(try await made.answer(query))
            if (number + 1).isMultiple(of: 20) { context.remark("\(number + 1) of \(count) photographs") }
        }
        return score
    }

    private static func photo(of number: Int, seed: UInt64) throws -> ItemPicture {
        // The numbers of what isn't in the catalogue lie beyond those of all packages.
        let others = (1 << 41) + 64 * number
        func drawn(_ number: Int) throws -> Raster {
            let picture = try DrawnItem(seed: seed, number: number).picture()
            return try picture.raster(fit: .fill, width: picture.width, height: picture.height)
        }
        let box = HeldBox(front: try drawn(number), side: try drawn(others), top: try drawn(others + 1))
        let shelf = try (0..<shelfCount).map { try drawn(others + 2 + $0) }
        let photo = try box.photographed(
            before: shelf,
            width: size.width,
            height: size.height,
            seed: seed &+ UInt64(number)
        )
        let camera: [Distortion] = [.noise(deviation: 0.015), .jpeg(quality: 80)]
        return try camera.applied(to: photo, seed: seed &+ UInt64(number))
    }
}
