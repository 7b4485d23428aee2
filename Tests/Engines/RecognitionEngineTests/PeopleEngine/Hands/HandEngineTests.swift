import FoveaInstallation
import GeometryEngine
import InferenceEngine
import PeopleEngine
import PictureEngine
import PixelEngine
import Testing

@Suite("Engine for hands")
struct HandEngineTests {
    /// An engine without networks.
    private let engine = HandEngine(
        runtime: InferenceRuntime(
            paths: InstallationPaths(environment: ["FOVEA_HOME": "/nonexistent"], executable: nil),
            threads: 1
        )
    )
    private let picture: Picture

    init() throws {
        picture = Picture(try Raster(width: 64, height: 48, format: .rgba8, alpha: .opaque) { _, _ in })
    }

    @Test("Without networks the error says so")
    func missing() {
        let error = #expect(throws: InferenceError.self) { try engine.hands(in: picture, maximumCount: 1) }
        #expect(error?.code == .runtimeNotFound)
        let other = #expect(throws: InferenceError.self) {
            try engine.hand(from: Point(x: 0, y: 0), to: Point(x: 1, y: 1), in: picture)
        }
        #expect(other?.code == .runtimeNotFound)
    }

    @Test("No hands need no network", arguments: [0, -1, Int.min])
    func none(count: Int) throws {
        #expect(try engine.hands(in: picture, maximumCount: count).isEmpty)
    }
}
