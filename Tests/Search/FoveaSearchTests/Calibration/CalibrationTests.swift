import CoreGraphics
import Foundation
import ImageCodingEngine
import PictureSupport
import PixelEngine
import Synchronization
import TestSupport
import Testing

@testable import FoveaSearch

@Suite("Learning a catalogue's threshold")
struct CalibrationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A catalog of drawn covers in files.
    private func catalog(count: Int) async throws -> VisualCatalog {
        let catalog = try await VisualCatalog.inMemory()
        for number in 0..<count {
            let file = folder.file("\(number).png")
            let pixels = try Drawing.cover(UInt64(number + 1)).image().raster
            try ImageEncoder.encode(pixels, as: .png).write(to: file)
            try await catalog.add(VisualItem(id: "cover-\(number)", pictures: [.file(file)]))
        }
        return catalog
    }

    @Test("Learns from its own pictures, and uses what it learned")
    func learns() async throws {
        let catalog = try await catalog(count: 8)
        let steps = Steps()
        let report = try await catalog.calibrate(CalibrationOptions(distortionsPerPicture: 1)) { progress in
            steps.add(progress)
        }
        #expect(ThresholdChoice.allowed.contains(report.threshold))
        #expect(report.pictureCount == 8)
        #expect(report.skippedCount == 0)
        #expect(report.recall.count == 4)
        #expect(report.rejection.count == 4)
        #expect(report.distortions.count == 4)
        #expect(report.remarks.contains { $0.contains("small") })
        #expect(steps.all.map(\.completedCount) == Array(1...8))
        #expect(steps.all.allSatisfy { $0.totalCount == 8 })
        let query = VisualQuery(picture: try Drawing.cover(1).picture())
        #expect(try await catalog.search(query).minimumProbability == report.threshold)
    }

    @Test("Says what a catalogue lacks to learn from")
    func tooFew() async throws {
        let catalog = try await catalog(count: 2)
        // Pixels that were given once aren't kept, so that they are no use here.
        try await catalog.add(VisualItem(id: "kept", pictures: [try Drawing.cover(9).picture()]))
        let error = try #require(await #expect(throws: VisualCatalogError.self) { try await catalog.calibrate() })
        #expect(error.code == .tooFewPictures)
        #expect(error.message.contains("2 pictures") && error.message.contains("3 items"))
        #expect(error.message.contains("Add items"))
    }

    @Test("Refuses a precision that no threshold can promise", arguments: [0.2, 1, .nan])
    func precision(_ wanted: Double) async throws {
        let catalog = try await VisualCatalog.inMemory()
        let error = await #expect(throws: VisualCatalogError.self) {
            try await catalog.calibrate(CalibrationOptions(wantedPrecision: wanted))
        }
        #expect(error?.code == .invalidQuery)
    }

    @Test("Tries the same for the same seed, every distortion in turn, and no picture in both halves")
    func sample() {
        let pictures = (0..<20).map { (item: "\($0)", picture: VisualPicture.data(Data([UInt8($0)]))) }
        let sample = CalibrationSample(pictures, CalibrationOptions(seed: 4))
        let again = CalibrationSample(pictures, CalibrationOptions(seed: 4))
        #expect(sample.learning.map(\.seed) == again.learning.map(\.seed))
        let other = CalibrationSample(pictures, CalibrationOptions(seed: 5))
        #expect(sample.learning.map(\.seed) != other.learning.map(\.seed))
        #expect(Set(sample.learning.map(\.item)).isDisjoint(with: sample.heldOut.map(\.item)))
        #expect(Set(sample.learning.map(\.step)) == Set(CalibrationSample.steps))
        #expect(Set(sample.heldOut.map(\.step)) == Set(CalibrationSample.steps))
    }
}

/// What was told on the way.
private final class Steps: Sendable {
    private let told = Mutex<[CalibrationProgress]>([])

    var all: [CalibrationProgress] { told.withLock { $0 } }
    func add(_ progress: CalibrationProgress) { told.withLock { $0.append(progress) } }
}
