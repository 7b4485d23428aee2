import DistortionEngine
import PictureEngine
import PixelEngine
import Testing

@testable import PeopleEngine

@Suite("Faces in pictures of nothing")
struct FaceEngineTests {
    @Test("Black and white pixels have no face", arguments: [1, 2, 3])
    func dust(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let dust = try Raster(width: 400, height: 300, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<300 {
                for x in 0..<400 { bytes[y * bytesPerRow + x] = random.next() & 1 == 0 ? 0 : 255 }
            }
        }
        #expect(try FaceEngine.shared.faces(in: Picture(dust)).isEmpty)
    }
}
