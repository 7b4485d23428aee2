import ConcurrencyEngine
import Foundation
import FoveaInstallation
import GeometryEngine
import InferenceEngine
import PictureEngine
import PixelEngine
import TestSupport
import Testing

@testable import PrintEngine

@Suite("Making prints")
struct PrintEngineTests {
    let engine = PrintEngine.shared

    /// A drawn picture: tiles whose colors follow from a number, under a slow gradient.
    static func raster(seed: Int, width: Int = 96, height: Int = 64) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let tile = (x / 12 + 5 * (y / 12) + seed) &* 2_654_435_761
                    let at = y * bytesPerRow + 4 * x
                    bytes[at] = UInt8(truncatingIfNeeded: tile >> 8)
                    bytes[at + 1] = UInt8(truncatingIfNeeded: tile >> 16) / 2 + UInt8(x * 127 / width)
                    bytes[at + 2] = UInt8(y * 255 / height)
                    bytes[at + 3] = 255
                }
            }
        }
    }

    static func picture(seed: Int) throws -> Picture { Picture(try raster(seed: seed)) }

    @Test("A print is a unit vector of the engine's revision")
    func unitLength() throws {
        let print = try engine.print(of: Self.picture(seed: 1))
        #expect(print.revision == 2)
        #expect(print.values.count == 512)
        #expect(abs(print.values.reduce(0) { $0 + $1 * $1 } - 1) < 1e-4)
    }

    @Test("Many pixels, which are halved first, give nearly the print of all")
    func halved() throws {
        let pixels = try Self.raster(seed: 3, width: 1600, height: 1200)
        let need = try engine.need()
        let exact = try engine.print(ofRGB: pixels.scaled(width: need.width, height: need.height).packedRGB())
        #expect(try engine.print(of: Picture(pixels)).distance(to: exact) < 0.05)
    }

    @Test("The same picture gives the same bits, again and in another process's cache")
    func deterministic() throws {
        let first = try engine.print(of: Self.picture(seed: 2))
        let again = try engine.print(of: Self.picture(seed: 2))
        let other = PrintEngine(runtime: InferenceRuntime(paths: .current, threads: InferenceRuntime.shared.threads))
        #expect(first.values.map(\.bitPattern) == again.values.map(\.bitPattern))
        #expect(try other.print(of: Self.picture(seed: 2)) == first)
    }

    @Test("One thread and two give the same print")
    func threads() throws {
        let prints = try [1, 2].map { threads in
            try PrintEngine(runtime: InferenceRuntime(paths: .current, threads: threads))
                .print(of: Self.picture(seed: 3))
        }
        #expect(prints[0] == prints[1])
    }

    @Test("Many prints at a time are the prints made one by one")
    func concurrent() async throws {
        let together = try await withThrowingTaskGroup(of: (Int, ImagePrint).self) { group in
            for seed in 0..<6 {
                group.addTask {
                    (seed, try await BlockingWork.run { try engine.print(of: Self.picture(seed: seed)) })
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for seed in 0..<6 { #expect(try engine.print(of: Self.picture(seed: seed)) == together[seed]) }
    }

    @Test("A picture is nearer to its own scaled copy than to another")
    func nearer() throws {
        let small = try engine.print(of: Self.picture(seed: 4))
        let box = Rect(x: 0, y: 0, width: 96, height: 64)
        let scaled = try Self.raster(seed: 4).resampled(box, width: 300, height: 200)
        let large = try engine.print(of: Picture(scaled))
        let other = try engine.print(of: Self.picture(seed: 40))
        #expect(try small.distance(to: large) < small.distance(to: other))
    }

    @Test("Region and fit decide what the print sees")
    func regionAndFit() throws {
        let picture = try Self.picture(seed: 5)
        let whole = try engine.print(of: picture)
        let half = try engine.print(of: picture, region: PictureRegion(x: 0, y: 0, width: 0.5, height: 1))
        let fitted = try engine.print(of: picture, fit: .fit)
        #expect(try whole.distance(to: half) > 0.01)
        #expect(try whole.distance(to: fitted) > 0.01)
    }

    @Test("The print's pixels are known before it is made")
    func need() throws {
        let need = try engine.need(fit: .centerCrop)
        #expect(need == PictureNeed(fit: .centerCrop, width: 320, height: 320))
        let picture = try Self.picture(seed: 6)
        let pixels = try picture.raster(for: need).packedRGB()
        #expect(try engine.print(ofRGB: pixels) == engine.print(of: picture, fit: .centerCrop))
    }

    @Test("Pixels of another size are refused")
    func wrongSize() {
        let error = #expect(throws: InferenceError.self) { try engine.print(ofRGB: [1, 2, 3]) }
        #expect(error?.code == .invalidInput)
    }

    @Test("A missing model is named with its remedy")
    func missingModel() throws {
        let home = try TemporaryFolder()
        defer { withExtendedLifetime(home) {} }
        let environment = ["FOVEA_HOME": "/nonexistent", "HOME": home.path]
        let paths = InstallationPaths(environment: environment, executable: nil)
        let engine = PrintEngine(runtime: InferenceRuntime(paths: paths, threads: 1))
        let error = #expect(throws: InferenceError.self) { try engine.print(of: Self.picture(seed: 7)) }
        #expect(error?.code == .runtimeNotFound)
        #expect(error?.message.contains("/nonexistent/runtime/openvino") == true)
    }
}
