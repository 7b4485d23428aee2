import CatalogStoreEngine
import Foundation
@testable import FoveaSearch
import InferenceEngine
import PictureEngine
import PictureSupport
import PixelEngine
import PrintEngine
import TestSupport
import Testing

@Suite("Making all prints of a catalogue anew")
struct ReembeddingTests {
    /// Makes prints of any revision: where the picture is bright.
    private struct BrightnessPrints: PrintMaker {
        let revision: Int

        func print(of picture: Picture, precision: InferencePrecision) throws -> ImagePrint {
            let raster = try picture.raster(fit: .fill, width: 4, height: 4)
            let values = raster.withUnsafeBytes { bytes in
                (0..<16).map { Float(bytes[$0 / 4 * raster.bytesPerRow + $0 % 4 * 4]) - 127.5 }
            }
            let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
            return ImagePrint(revision: revision, values: values.map { $0 / length })
        }

        func turnedPrints(of picture: Picture, precision: InferencePrecision) throws -> [ImagePrint] {
            [try print(of: picture)]
        }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func options(revision: Int) -> VisualCatalog.Options {
        var options = VisualCatalog.Options()
        options.printMaker = BrightnessPrints(revision: revision)
        return options
    }

    @Test("Prints of the new revision are used when all are there, and the old ones are gone")
    func switches() async throws {
        let url = folder.file("a.catalog")
        let old = try await VisualCatalog(at: url, options: options(revision: 7))
        try await old.add(
            (0..<3).map { number in
                let picture = try folder.write(Covers.covers[number], as: "\(number).png")
                return VisualItem(id: "\(number)", pictures: [.file(picture)])
            }
        )
        let new = try await VisualCatalog(at: url, options: options(revision: 8))
        #expect(try new.store.snapshot().activePrints == 7)
        let report = try await new.reembed()
        #expect(report.printedCount == 3)
        #expect(report.isActive)
        let snapshot = try new.store.snapshot()
        #expect(snapshot.activePrints == 8)
        #expect(try snapshot.printRevisions() == [8: 3])
        // The old program goes on without prints rather than mix them.
        let scene = try Drawing.scene(of: Covers.covers[1]).picture()
        #expect(try await old.search(VisualQuery(picture: scene)).matches.map(\.id) == ["1"])
        #expect(try await new.reembed().printedCount == 0)
    }

    @Test("A picture that is gone keeps the old revision, unless its print may be dropped")
    func unreadable() async throws {
        let url = folder.file("a.catalog")
        let pictures = try (0..<2).map { try folder.write(Covers.covers[$0], as: "\($0).png") }
        let old = try await VisualCatalog(at: url, options: options(revision: 7))
        try await old.add(pictures.map { VisualItem(id: $0.lastPathComponent, pictures: [.file($0)]) })
        try FileManager.default.removeItem(at: pictures[0])
        let new = try await VisualCatalog(at: url, options: options(revision: 8))
        let report = try await new.reembed()
        #expect(report.skipped.map(\.id) == ["0.png"])
        #expect(!report.isActive)
        #expect(try new.store.snapshot().activePrints == 7)
        #expect(try new.store.snapshot().printRevisions() == [7: 2, 8: 1])
        #expect(try await new.reembed(droppingUnreadable: true).isActive)
        #expect(try new.store.snapshot().printRevisions() == [8: 1])
    }
}
