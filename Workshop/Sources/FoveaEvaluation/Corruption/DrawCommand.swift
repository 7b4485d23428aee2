import CommandLineKit
import ConcurrencyEngine
import DistortionEngine
import Foundation
import FoveaCommandLine
import ImageCodingEngine

/// The command that writes drawn covers, and photos of them, for other programs to measure themselves with.
enum DrawCommand {
    private static let queries = Option("queries", default: 100, in: 0...100_000, help: "Draw N photos of covers.")

    static func command() -> Command {
        Command(
            "draw",
            abstract: "Draw covers and photos of them into a folder for 'retrieval'.",
            discussion: [
                "Writes pictures of covers, photos of some of them, catalogue.json and truth.json into FOLDER, so that "
                    + "this and other programs can be measured on the same pictures. Where there are look-alikes, the "
                    + "photos show them."
            ],
            operands: Operands("FOLDER", count: 1...1, completion: .folders, help: "The folder to write."),
            groups: [
                OptionGroup(
                    "Pictures",
                    [CorruptionCommand.covers, CorruptionCommand.series, queries, DistortionsCommand.seed]
                ),
                EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval draw --look-alikes 20 drawn", "20 series of look-alikes among 1,000 covers.")]
        ) { arguments, context in
            let folder = EvaluationFolder(arguments.operands[0])
            let covers = CoverSet.drawn(
                covers: arguments[CorruptionCommand.covers],
                series: arguments[CorruptionCommand.series]
            )
            do {
                for name in ["items", "photos"] {
                    try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
                }
                let width = LimitOptions.concurrency(arguments, context)
                let seed = UInt64(arguments[DistortionsCommand.seed])
                try await draw(covers, queries: arguments[queries], seed: seed, in: folder, width: width)
            } catch let error as CocoaError {
                throw CommandFailure(.cannotCreate, subject: arguments.operands[0], "It can't be written: \(error)")
            }
            return .success
        }
    }

    private static func draw(
        _ covers: CoverSet,
        queries: Int,
        seed: UInt64,
        in folder: EvaluationFolder,
        width: Int
    ) async throws {
        let all = covers.items + covers.lookAlikes
        @Sendable func file(_ item: CoverSet.Item) -> String { "items/\(item.id).jpg" }
        try await write(all, width: width) { try $0.encoded().write(to: folder.file(file($0))) }
        var random = SeededGenerator(seed: seed, purpose: "draw")
        let steps = DistortionSuite.siblings
        let photos = (0..<queries).map { number in
            (
                number: number, item: random.element(of: covers.lookAlikes.isEmpty ? all : covers.lookAlikes),
                step: steps[number % steps.count], seed: random.next()
            )
        }
        @Sendable func photo(_ number: Int) -> String { String(format: "photos/%05d.jpg", number) }
        try await write(photos, width: width) { entry in
            let item = ItemPicture(try entry.item.raster())
            let picture = try entry.step.distortions.applied(to: item, seed: entry.seed)
            let data = try ImageEncoder.encode(picture.raster, as: .jpeg, options: EncodingOptions(quality: 0.92))
            try data.write(to: folder.file(photo(entry.number)))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(all.map(file)).write(to: folder.file("catalogue.json"))
        let truth = Dictionary(photos.map { (photo($0.number), file($0.item)) }) { $1 }
        try encoder.encode(truth).write(to: folder.file("truth.json"))
    }

    /// Does work on every element, a few at a time, and throws the first failure.
    private static func write<Element: Sendable>(
        _ elements: [Element],
        width: Int,
        _ work: @escaping @Sendable (Element) throws -> Void
    ) async throws {
        try await InOrder.map(elements, width: width) { element in
            await Result.catching { try await BlockingWork.run { try work(element) } }
        } consume: { _, outcome in
            try outcome.get()
        }
    }
}
