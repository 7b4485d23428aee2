import CoreGraphics
import Testing

@testable import CoreImage

@Suite("Faces of a detector")
struct FaceDetectorTests {
    private func detector(_ options: [String: Any] = [:]) throws -> CIDetector {
        try #require(CIDetector(ofType: CIDetectorTypeFace, context: nil, options: options))
    }

    private func faces(_ image: CIImage, _ options: [String: Any] = [:]) throws -> [CIFaceFeature] {
        try #require(try detector(options).features(in: image) as? [CIFaceFeature])
    }

    @Test("Have their eyes and mouth in the coordinates of the image", arguments: [CGFloat(0), 500])
    func places(shift: CGFloat) throws {
        let image = CIImage(cgImage: try Fixture.astronaut.cgImage)
            .transformed(by: CGAffineTransform(translationX: shift, y: -shift))
        let found = try faces(image)
        let face = try #require(found.first)
        #expect(found.count == 1 && face.type == CIFeatureTypeFace && image.extent.contains(face.bounds))
        #expect(face.hasLeftEyePosition && face.hasRightEyePosition && face.hasMouthPosition && face.hasFaceAngle)
        let (left, right, mouth) = (face.leftEyePosition, face.rightEyePosition, face.mouthPosition)
        for place in [left, right, mouth] { #expect(face.bounds.contains(place)) }
        #expect(left.x < mouth.x && mouth.x < right.x && mouth.y < min(left.y, right.y))
        #expect(abs(face.faceAngle) < 20)
        // Nothing was asked for.
        #expect(!face.hasSmile && !face.leftEyeClosed && !face.rightEyeClosed && !face.hasTrackingID)
    }

    @Test("Smile where they do, and tell the angle of a picture that is turned")
    func smile() throws {
        let options: [String: Any] = [CIDetectorSmile: true, CIDetectorEyeBlink: true]
        let image = CIImage(cgImage: try Fixture.astronaut.cgImage)
        let face = try #require(try faces(image, options).first)
        #expect(face.hasSmile && !face.leftEyeClosed && !face.rightEyeClosed)
        let serious = try #require(try faces(CIImage(cgImage: Fixture.photographer.cgImage), options).first)
        #expect(!serious.hasSmile)
        let turned = image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        let other = try #require(try faces(turned).first)
        #expect(abs(other.faceAngle - face.faceAngle - 90) < 10, "\(other.faceAngle)")
        #expect(other.leftEyePosition.y < other.rightEyePosition.y)
    }

    @Test("Are those of a size and a number that are asked for")
    func sizes() throws {
        let image = CIImage(cgImage: try Fixture.astronaut.cgImage)
        let face = try #require(try faces(image).first)
        let share = Double(min(face.bounds.width, face.bounds.height) / min(image.extent.width, image.extent.height))
        #expect(try faces(image, [CIDetectorMinFeatureSize: share * 0.9]).count == 1)
        #expect(try faces(image, [CIDetectorMinFeatureSize: share * 1.1]).isEmpty)
        let players = CIImage(cgImage: try Fixture.players.cgImage)
        let all = try faces(players).count
        #expect(all >= 1)
        #expect(try faces(players, [CIDetectorMaxFeatureCount: 1]).count == 1)
        #expect(try faces(CIImage(cgImage: Fixture.coffee.cgImage)).isEmpty && faces(.empty()).isEmpty)
    }

    @Test("Keep their numbers from one image to the next")
    func tracking() throws {
        let image = CIImage(cgImage: try Fixture.astronaut.cgImage)
        let detector = try detector([CIDetectorTracking: true])
        for count in 1...3 {
            let moved = image.transformed(by: CGAffineTransform(translationX: CGFloat(3 * count), y: 0))
            let face = try #require(detector.features(in: moved).first as? CIFaceFeature)
            #expect(face.hasTrackingID && face.trackingID == 1)
            #expect(face.hasTrackingFrameCount && face.trackingFrameCount == Int32(count))
        }
    }

    @Test("Are followed by the box that overlaps most; those that are gone come back as others")
    func tracks() {
        var tracks = FaceTracks()
        func box(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: 10, height: 10) }
        #expect(tracks.follow([box(0), box(20)]).map(\.number) == [1, 2])
        #expect(tracks.follow([box(22), box(1), box(50)]).map(\.number) == [2, 1, 3])
        #expect(tracks.follow([box(3), box(2)]).map(\.number) == [4, 1])
        #expect(tracks.follow([]).isEmpty)
        #expect(tracks.follow([box(2)]) == [FaceTracks.Track(number: 5, imageCount: 1)])
    }
}
