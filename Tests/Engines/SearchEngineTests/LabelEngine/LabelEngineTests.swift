import Foundation
import FoveaInstallation
import GeometryEngine
import ImageCodingEngine
import InferenceEngine
import LabelEngine
import PictureEngine
import PixelEngine
import Testing

@Suite(
    "Labels of pictures",
    .enabled(
        if: FileManager.default.fileExists(atPath: "\(InstallationPaths.current.models.path)/classifier.xml"),
        "the classifier is set up"
    )
)
struct LabelEngineTests {
    private func picture(_ name: String) throws -> Picture {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "jpg", subdirectory: "Fixtures")
        )
        return try Picture(contentsOf: url)
    }

    private func labels(_ picture: Picture, fit: PictureFit = .centerCrop) throws -> [ScoredLabel] {
        try LabelEngine.shared.classify(picture, fit: fit)
    }

    @Test(
        "A picture answers what it shows, in particular and in general",
        arguments: [
            "lighthouse": ["lighthouse", "tower", "building"],
            "guitar": ["acoustic_guitar", "guitar", "musical_instrument"],
            "penguin": ["penguin", "bird", "animal"],
            "clock": ["clock"],
        ]
    )
    func fixtures(_ name: String, _ expected: [String]) throws {
        let found = try labels(picture(name))
        #expect(found.map(\.identifier).sorted() == LabelVocabulary.identifiers)
        #expect(Set(found.prefix(5).map(\.identifier)).isSuperset(of: expected))
        #expect(found.filter { expected.contains($0.identifier) }.allSatisfy { $0.confidence > 0.5 })
    }

    @Test("A label of little confidence isn't sure, and names no kind of animal")
    func sure() {
        // What the classifier says of a display with digits.
        let guesses = [("animal", 0.38), ("mammal", 0.2), ("bird", 0.13)].map {
            ScoredLabel(identifier: $0, confidence: $1)
        }
        #expect(guesses.allSatisfy { !$0.isSure() })
        #expect(guesses.sureKinds(of: "animal") == [])
        let seen = [("animal", 0.97), ("bird", 0.96), ("container", 0.9)].map {
            ScoredLabel(identifier: $0, confidence: $1)
        }
        #expect(seen.sureKinds(of: "animal") == ["bird"])
    }

    @Test("The filter for precision leaves only what is true of the picture")
    func precise() throws {
        let found = try labels(picture("penguin")).filter { $0.hasMinimumRecall(0.01, forPrecision: 0.9) }
        #expect(Set(found.map(\.identifier)) == ["penguin", "seabird", "water_bird", "bird", "animal"])
    }

    @Test("Every fit sees the clock", arguments: [PictureFit.centerCrop, .fit, .fill])
    func fits(_ fit: PictureFit) throws {
        #expect(try labels(picture("clock"), fit: fit).prefix(2).map(\.identifier) == ["timepiece", "clock"])
    }

    @Test("A picture that is stored on its side has the labels of the upright one")
    func orientation() throws {
        let upright = try picture("penguin").raster(fit: .fill, width: 203, height: 288)
        let turned = Picture(try upright.oriented(.left), orientation: .right)
        let expected = try labels(Picture(upright)).prefix { $0.confidence > 0.5 }
        let found = try labels(turned).prefix(expected.count)
        #expect(found.map(\.identifier) == expected.map(\.identifier))
        // Scaling runs over the other axis first, so single bytes round differently.
        #expect(zip(found, expected).allSatisfy { abs($0.confidence - $1.confidence) < 0.01 })
        // The penguin on its side is another picture: the test sees when nothing turns it.
        #expect(
            try labels(Picture(upright.oriented(.left))).first?.confidence != expected.first?.confidence
        )
    }

    @Test("The same picture has the same labels every time")
    func repeatable() throws {
        #expect(try labels(picture("guitar")) == labels(picture("guitar")))
    }

    @Test("A region outside the picture is refused")
    func region() throws {
        let picture = try picture("clock")
        let outside = PictureRegion(x: 0.5, y: 0.5, width: 0.6, height: 0.6)
        let error = #expect(throws: PixelError.self) {
            try LabelEngine.shared.classify(picture, region: outside, fit: .fill)
        }
        #expect(error?.code == .invalidSize)
    }
}

@Suite("What the classifier sees")
struct LabelEngineNeedTests {
    private func blank(width: Int, height: Int) throws -> Picture {
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { _, _ in }
        return Picture(raster)
    }

    @Test("A center crop is 224/256 of the short side, in the middle of the region")
    func centerCrop() throws {
        let engine = LabelEngine.shared
        let whole = engine.need(for: try blank(width: 400, height: 200), fit: .centerCrop)
        #expect(whole.region == PictureRegion(x: 0.28125, y: 0.0625, width: 0.4375, height: 0.875))
        #expect((whole.width, whole.height) == (224, 224))
        let half = PictureRegion(x: 0.5, y: 0, width: 0.5, height: 1)
        let part = engine.need(for: try blank(width: 400, height: 200), region: half, fit: .centerCrop)
        #expect(part.region == PictureRegion(x: 0.53125, y: 0.0625, width: 0.4375, height: 0.875))
    }

    @Test("Every other fit sees all of the region", arguments: [PictureFit.fit, .fill, .fitTurned, .fillTurned])
    func others(_ fit: PictureFit) throws {
        let region = PictureRegion(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        let need = LabelEngine.shared.need(for: try blank(width: 40, height: 20), region: region, fit: fit)
        #expect(need.region == region)
        #expect(need.fit == fit)
    }

    @Test("Without a classifier the error says so")
    func missingModel() throws {
        let paths = InstallationPaths(environment: ["FOVEA_HOME": "/nonexistent"], executable: nil)
        let engine = LabelEngine(runtime: InferenceRuntime(paths: paths, threads: 1))
        let picture = try blank(width: 8, height: 8)
        let error = #expect(throws: InferenceError.self) {
            try engine.classify(picture, fit: .fill)
        }
        #expect(error?.code == .runtimeNotFound)
    }
}
