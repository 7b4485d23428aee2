import CommandLineKit
import DistortionEngine
import Foundation
import FoveaCommandLine
import ImageCodingEngine
import PictureEngine
import PixelEngine

/// The command that shows what the distortions do.
enum DistortionsCommand {
    private static let output = Option<String?>(
        "output",
        short: "o",
        placeholder: "FILE",
        completion: .files,
        help: "Write the sheet to FILE, as PNG; otherwise to distortions.png."
    )
    static let seed = Option(
        "seed",
        default: 1,
        in: 0...Int.max,
        help: "Decide by another number what the strengths leave open."
    )
    private static let covers = Flag("covers", help: "Show drawn covers and look-alikes in place of distortions.")

    static func command() -> Command {
        Command(
            "distortions",
            abstract: "Draw a sheet of all distortions that recognition is measured with.",
            discussion: [
                "Shows PICTURE, or a drawn cover, under every distortion of the suite, with the outline of the item: "
                    + "its top side in green, the others in red. What 'corruption' measures can be seen here."
            ],
            operands: Operands("PICTURE", count: 0...1, completion: .files, help: "The picture of an item."),
            groups: [OptionGroup("Sheet", [covers, seed, output])],
            examples: [.init("fovea-eval distortions -o sheet.png cover.jpg", "What is done to a cover.")]
        ) { arguments, _ in
            let seed = UInt64(arguments[seed])
            let pictures =
                try arguments[covers] ? coverSheet(seed) : distortionSheet(item(arguments.operands.first, seed), seed)
            let png = try ImageEncoder.encode(try ContactSheet.raster(of: pictures, columns: 8), as: .png)
            let path = arguments[output] ?? "distortions.png"
            do {
                try png.write(to: URL(fileURLWithPath: path))
            } catch {
                throw CommandFailure(.cannotCreate, subject: path, "The file can't be written: \(error)")
            }
            return .success
        }
    }

    private static func item(_ path: String?, _ seed: UInt64) throws -> Raster {
        guard let path else { return try DrawnCover(series: seed).raster() }
        do {
            return try ItemPictures.raster(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure(.badData, subject: path, "\(error)")
        }
    }

    private static func distortionSheet(_ item: Raster, _ seed: UInt64) throws -> [(String, ItemPicture)] {
        let whole = ItemPicture(item)
        return try [("the item", whole)]
            + DistortionSuite.standard.map { step in
                ("\(step.name) \(step.strength)", try step.distortions.applied(to: whole, seed: seed))
            }
    }

    private static func coverSheet(_ seed: UInt64) throws -> [(String, ItemPicture)] {
        let different = (0..<32).map { DrawnCover(series: seed &+ $0) }
        let alike = (0..<4).flatMap { series in (0..<8).map { DrawnCover(series: seed &+ series, volume: $0) } }
        return try (different + alike).map { ("\($0.series).\($0.volume) \($0.title)", ItemPicture(try $0.raster())) }
    }
}
