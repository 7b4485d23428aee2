import CommandLineKit
import CoreGraphics
import Foundation
import FoveaCommandLine
import FoveaSearch
import InferenceEngine
import PictureEngine

/// Measures the search of photos among their items and strangers.
struct ScaleEvaluation {
    let concurrency: Int
    let context: CommandContext
    let seed: UInt64
    /// The number of pixels that photos are enlarged to, or nil to leave them as they are.
    let pixelCount: Int?
    /// The number of drawn pictures that are searched before anything is timed.
    let warmingCount: Int

    /// Searches all photos among the items and so many strangers.
    func run(_ pictures: CatalogPictures, strangers: Int, in file: URL?) async throws -> ScaleResult {
        var made = try await catalog(of: pictures, strangers: strangers, in: file)
        defer { made.remove() }
        var result = ScaleResult(
            itemCount: try await made.catalog.count,
            addedCount: made.count,
            itemsPerSecond: made.itemsPerSecond,
            score: CatalogScore(strangers == 0 ? "items alone" : "among strangers")
        )
        result.indexBytes = try made.indexBytes
        // What was added is still in memory; an app that starts finds only files.
        let start = ContinuousClock.now
        try await made.reopen()
        result.opening = start.duration(to: .now)
        try await warm(made)
        for (number, photo) in pictures.photos.enumerated() {
            do {
                var query = photo
                query.picture = try await BlockingWork.run { try decoded(photo.picture) }
                result.score.answers.append(try await made.answer(query))
            } catch {
                result.score.unreadable += 1
                report(photo.name, error)
            }
            if (number + 1).isMultiple(of: 20) { context.remark("\(number + 1) of \(pictures.photos.count) photos") }
        }
        return result
    }

    /// Opens a catalogue, and adds what it lacks.
    func catalog(of pictures: CatalogPictures, strangers count: Int, in file: URL?) async throws -> MeasuredCatalog {
        var made = if let file { try await MeasuredCatalog(keptAt: file) } else { try await MeasuredCatalog() }
        do {
            var isChanged = false
            if try await made.catalog.count < pictures.items.count {
                try await made.add(pictures.items)
                isChanged = true
            }
            let strangers = Strangers(seed: seed, width: concurrency)
            let known = try await strangers.count(in: made.catalog, upTo: count)
            for start in stride(from: known, to: count, by: Strangers.batch) {
                let end = min(count, start + Strangers.batch)
                try await made.add(try await strangers.items(start..<end))
                isChanged = true
                context.remark("\(end) of \(count) strangers")
            }
            for skipped in made.skipped { report(skipped.id, skipped.error) }
            if try isChanged || made.indexBytes == 0 { try await made.catalog.rebuildIndexes() }
        } catch {
            made.remove()
            throw error
        }
        return made
    }

    private func warm(_ made: MeasuredCatalog) async throws {
        // Their numbers lie beyond those of all strangers.
        let first = 1 << 40
        for item in try await Strangers(seed: seed, width: concurrency).items(first..<first + warmingCount) {
            _ = try await made.catalog.search(VisualQuery(picture: item.pictures[0]))
        }
    }

    /// The pixels of a file.
    private func decoded(_ picture: VisualPicture) throws -> VisualPicture {
        guard let file = picture.fileURL else { return picture }
        let picture = try Picture(EncodedSource(contentsOf: file))
        let scale = pixelCount.map { (Double($0) / Double(picture.width * picture.height)).squareRoot() } ?? 1
        let raster = try picture.raster(
            region: .whole,
            fit: .fill,
            width: Int((Double(picture.width) * scale).rounded()),
            height: Int((Double(picture.height) * scale).rounded())
        )
        return .image(CGImage(raster: raster))
    }

    private func report(_ subject: String, _ error: any Error) {
        context.report(CommandFailure(.badData, subject: subject, "\(error)"), program: "fovea-eval")
    }
}
