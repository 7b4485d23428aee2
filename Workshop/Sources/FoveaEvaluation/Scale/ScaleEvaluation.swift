import CommandLineKit
import ConcurrencyEngine
import CoreGraphics
import DistortionEngine
import Foundation
import FoveaCommandLine
import FoveaSearch
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
    /// The size of the screenshots to search as well, or nil for none.
    let screen: Screen?

    /// The size of a screen in pixels.
    struct Screen: Sendable {
        let width: Int
        let height: Int

        /// What is sold as 4K.
        static let fourK = Screen(width: 3_840, height: 2_160)
    }

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
        result.score = await score(result.score.name, pictures.photos, in: made, name: \.name) { photo in
            var query = photo
            query.picture = try decoded(photo.picture)
            return query
        }
        guard let screen else { return result }
        let items = Array(pictures.shownItems.enumerated())
        result.screenshots = await score("screenshots", items, in: made, name: \.element.id) { number, item in
            let picture = ItemPicture(try ItemPictures.raster(contentsOf: item.file, side: screen.height))
            let shown = try picture.shownInBrowser(
                width: screen.width,
                height: screen.height,
                isDark: !number.isMultiple(of: 2),
                seed: seed &+ UInt64(number)
            )
            return try CatalogQuery("\(item.id) on a screen", of: shown, right: item.id)
        }
        return result
    }

    /// Opens a catalog, and adds what it lacks.
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
            if known < count {
                try await strangers.add(known..<count, to: &made) { context.remark("\($0) of \(count) strangers") }
                isChanged = true
            }
            for skipped in made.skipped { report(skipped.id, skipped.error) }
            if try isChanged || made.indexBytes == 0 { try await made.catalog.rebuildIndexes() }
        } catch {
            made.remove()
            throw error
        }
        return made
    }

    /// Searches with queries that are made one at a time.
    private func score<Subject: Sendable>(
        _ title: String,
        _ subjects: [Subject],
        in made: MeasuredCatalog,
        name: (Subject) -> String,
        query: @escaping @Sendable (Subject) throws -> CatalogQuery
    ) async -> CatalogScore {
        var score = CatalogScore(title)
        for (number, subject) in subjects.enumerated() {
            do {
                score.answers.append(try await made.answer(try await BlockingWork.run { try query(subject) }))
            } catch {
                score.unreadable += 1
                report(name(subject), error)
            }
            if (number + 1).isMultiple(of: 20) { context.remark("\(title): \(number + 1) of \(subjects.count)") }
        }
        return score
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
        let picture = try Picture(contentsOf: file)
        let scale = pixelCount.map { (Double($0) / Double(picture.width * picture.height)).squareRoot() } ?? 1
        let raster = try picture.raster(
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
