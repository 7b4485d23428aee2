import CommandLineKit
import ConcurrencyEngine
import DistortionEngine
import Foundation
import FoveaCommandLine
import FoveaSearch

/// Measures catalogs on folders with `catalog.json` and `truth.json`.
struct CatalogRetrieval {
    let context: CommandContext

    /// Measures each folder alone, then all of them as one catalog.
    func run(_ folders: [EvaluationFolder]) async throws -> [CatalogRetrievalResult] {
        var sets = try folders.map { try CatalogPictures($0) }
        if sets.count > 1 { sets.append(sets.reduce(into: CatalogPictures(name: "all together")) { $0.append($1) }) }
        var results: [CatalogRetrievalResult] = []
        for set in sets { results.append(try await measure(set)) }
        return results
    }

    private func measure(_ pictures: CatalogPictures) async throws -> CatalogRetrievalResult {
        var catalog = try await MeasuredCatalog()
        defer { catalog.remove() }
        context.remark("\(pictures.name): indexing \(pictures.items.count) items")
        try await catalog.add(pictures.items)
        for skipped in catalog.skipped { report(skipped.id, skipped.error) }
        var result = CatalogRetrievalResult(
            name: pictures.name,
            itemCount: catalog.count,
            itemsPerSecond: catalog.itemsPerSecond,
            unreadableItems: catalog.skipped.count,
            photos: CatalogScore("\(pictures.name), photos"),
            screenshots: CatalogScore("\(pictures.name), screenshots")
        )
        let sources = Set(pictures.groups.values).sorted()
        result.groups = sources.count > 1 ? sources.map { CatalogScore("  of \($0)") } : []
        for photo in pictures.photos {
            let answer = await answer(photo, catalog, &result.photos)
            if let answer, let group = pictures.groups[photo.right].flatMap({ sources.firstIndex(of: $0) }),
                !result.groups.isEmpty
            {
                result.groups[group].answers.append(answer)
            }
        }
        context.remark("\(pictures.name): photos are done")
        for (number, item) in pictures.shownItems.enumerated() {
            do {
                let query = try await BlockingWork.run {
                    try Self.screenshot(of: item.file, number: number, right: item.id)
                }
                await answer(query, catalog, &result.screenshots)
            } catch {
                result.screenshots.unreadable += 1
                report(item.id, error)
            }
        }
        return result
    }

    @discardableResult
    private func answer(
        _ query: CatalogQuery,
        _ catalog: MeasuredCatalog,
        _ score: inout CatalogScore
    ) async -> CatalogAnswer? {
        do {
            let answer = try await catalog.answer(query)
            score.answers.append(answer)
            return answer
        } catch {
            score.unreadable += 1
            report(query.name, error)
            return nil
        }
    }

    /// Draws a screenshot with an item in it; its number decides the kind of interface.
    private static func screenshot(of file: URL, number: Int, right: String) throws -> CatalogQuery {
        let interfaces = ScreenInterface.all
        let interface = interfaces[number % interfaces.count]
        let item = ItemPicture(try ItemPictures.raster(contentsOf: file))
        let screen = try Distortion.interface(interface).applied(to: item, seed: UInt64(number))
        return try CatalogQuery("\(right) in a \(interface.name)", of: screen, right: right)
    }

    private func report(_ subject: String, _ error: any Error) {
        context.report(CommandFailure(.badData, subject: subject, "\(error)"), program: "fovea-eval")
    }
}
