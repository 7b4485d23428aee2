import CoreImage
import Foundation
import Testing
import Vision

#if SWIFT_5_MODE
    @testable import Integrations5
#else
    @testable import Integrations6
#endif

@Suite("A photo booth, as others write it")
struct PhotoBoothTests {
    private let portrait = examples.appending(
        path: "../../Tests/Frameworks/GraphicsTests/Vision/Fixtures/astronaut.jpg"
    ).standardized

    private var image: CIImage {
        get throws { try #require(CIImage(contentsOf: portrait)) }
    }

    @Test("Faces become boxes as JSON, and pupils a distance")
    func faces() throws {
        let boxes = try JSONDecoder().decode([FaceBox].self, from: FaceDump.boxes(url: portrait))
        let box = try #require(boxes.first)
        #expect(boxes.count == 1 && box.confidence > 0.5)
        #expect((150...300).contains(box.x) && (20...200).contains(box.y))
        let cgImage = try #require(CIContext().createCGImage(image, from: image.extent))
        let distance = try #require(try FaceDump.eyeDistance(cgImage: cgImage))
        #expect((0.05...0.12).contains(distance))
        #expect(try (0.2...0.6).contains(BackgroundSwapper.personShare(cgImage)))
    }

    @Test("A picture of a cup has neither a hand nor a skeleton")
    func nobody() async throws {
        let cup = examples.appending(path: "coffee.jpg")
        #expect(try PinchDetector.fingerCount(url: cup) == 0)
        #expect(try SkeletonDump.lines(url: cup).isEmpty)
        #expect(try SkeletonDump.wristHeight(url: cup) == nil)
        #expect(try await SkeletonDump.names(url: cup).isEmpty)
    }

    @Test("A portrait has a skeleton with a name for each joint")
    func skeleton() async throws {
        let lines = try SkeletonDump.lines(url: portrait)
        #expect(lines.count >= 7)
        #expect(try await !SkeletonDump.names(url: portrait).isEmpty)
        let wrist = try #require(try SkeletonDump.wristHeight(url: portrait))
        #expect(wrist.meters.isFinite && !wrist.parent.isEmpty)
    }

    @Test("One person is no crowd, and has her place in a mask")
    func masks() throws {
        let background = CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: try image.extent)
        let swapped = try BackgroundSwapper.swap(Data(contentsOf: portrait), background: background)
        #expect(try swapped.extent == image.extent)
        // Her face is as it was.
        #expect(try pixel(of: swapped, x: 220, y: 395) == pixel(of: image, x: 220, y: 395))
        let mask = try #require(try BackgroundSwapper.lift(image, at: CGPoint(x: 0.43, y: 0.75)))
        #expect(CVPixelBufferGetWidth(mask) == 512 && CVPixelBufferGetHeight(mask) == 512)
    }

    private func pixel(of image: CIImage, x: Double, y: Double) -> [UInt8] {
        var pixel = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            image,
            toBitmap: &pixel,
            rowBytes: 4,
            bounds: CGRect(x: x, y: y, width: 1, height: 1),
            format: .RGBA8,
            colorSpace: CGColorSpaceCreateDeviceRGB()
        )
        return pixel
    }
}
