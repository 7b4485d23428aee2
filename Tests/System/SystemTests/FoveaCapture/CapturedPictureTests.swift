import CoreVideo
import Foundation
import FoveaCapture
import ImageCodingEngine
import PictureEngine
import PixelEngine
import TestSupport
import Testing

@Suite("A captured picture")
struct CapturedPictureTests {
    @Test("Keeps every pixel of a picture within the size")
    func whole() throws {
        let picture = try CapturedPicture(Drawn.file(300, 200))
        let buffer = try picture.pixelBuffer()
        #expect(buffer.size == CVImageSize(width: 300, height: 200))
        for (x, y) in [(0, 0), (299, 0), (17, 130), (299, 199)] { #expect(buffer.pixel(x, y) == Drawn.color(x, y)) }
    }

    @Test("Lies in shared memory that nobody can write")
    func sealed() throws {
        let buffer = try CapturedPicture(Drawn.file(64, 32)).pixelBuffer()
        #expect(buffer.withUnsafeBuffer { $0.memory?.isSealed } == true)
        #expect(buffer.withUnsafeBuffer { $0.format } == kCVPixelFormatType_32BGRA)
    }

    @Test("Stands upright whichever way a camera was held", arguments: PictureOrientation.allCases)
    func upright(orientation: PictureOrientation) throws {
        let stored = try ImageDecoder(data: Drawn.file(120, 80, as: .png, orientation: orientation)).decode()
        let expected = try stored.oriented(orientation)
        let picture = try CapturedPicture(Drawn.file(120, 80, as: .png, orientation: orientation))
        #expect((picture.width, picture.height) == (expected.width, expected.height))
        let buffer = try picture.pixelBuffer()
        for (x, y) in [(0, 0), (expected.width - 1, 0), (20, 70), (0, expected.height - 1)] {
            let color = expected.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: y * expected.bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
            }
            #expect(buffer.pixel(x, y) == color)
        }
    }

    @Test("Scales down what is larger than the profile's size, and nothing else", arguments: CaptureProfile.allCases)
    func sizes(profile: CaptureProfile) throws {
        let policy = profile.sizePolicy
        let screen =
            switch profile {
            case .phone: (1170, 2532)
            case .tablet: (2752, 2064)
            case .desktop: (3024, 1964)
            }
        #expect(policy.size(ofWidth: screen.0, height: screen.1) == screen)
        let large = policy.size(ofWidth: 6016, height: 3384)
        let most = try #require(policy.maximumSide)
        #expect((most * 9 / 10...most).contains(large.width))
        #expect(abs(Double(large.width) / Double(large.height) - 6016.0 / 3384) < 0.002)
        #expect(CaptureSizePolicy.full.size(ofWidth: 6016, height: 3384) == (6016, 3384))
        #expect(policy.size(ofWidth: 100_000, height: 1) == (policy.maximumSide, 1))
    }

    @Test("Serves every profile with the same code", arguments: CaptureProfile.allCases)
    func profiles(profile: CaptureProfile) throws {
        let picture = try CapturedPicture(Drawn.file(4000, 10))
        let buffer = try picture.pixelBuffer(size: profile.sizePolicy)
        #expect(buffer.size.width == profile.sizePolicy.maximumSide)
        #expect(profile.entryPoint == (profile == .phone ? .camera : .screen))
    }

    @Test("Keeps every pixel on demand")
    func full() throws {
        let buffer = try CapturedPicture(Drawn.file(4000, 10)).pixelBuffer(size: .full)
        #expect(buffer.size == CVImageSize(width: 4000, height: 10))
        #expect(buffer.pixel(3999, 9) == Drawn.color(3999, 9))
    }

    @Test("Tells photos from screenshots by what files say about themselves")
    func kinds() throws {
        #expect(try CapturedPicture(Drawn.file(8, 8, as: .png)).kind == .screenshot)
        #expect(try CapturedPicture(Drawn.file(8, 8, as: .jpeg)).kind == .photo)
        #expect(try CapturedPicture(Drawn.file(8, 8, as: .png), kind: .photo).kind == .photo)
    }

    @Test("Reads a file, and says what is wrong with a path")
    func files() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("a.png")
        try Drawn.file(20, 10).write(to: url)
        #expect(try CapturedPicture(contentsOf: url).width == 20)
        #expect(code { try CapturedPicture(contentsOf: folder.file("b.png")) } == .missingFile)
        #expect(code { try CapturedPicture(contentsOf: folder.url) } == .unreadable)
    }

    @Test("Refuses what is no picture")
    func noPicture() throws {
        #expect(code { try CapturedPicture(Data()) } == .emptyInput)
        #expect(code { try CapturedPicture(Data("hello".utf8)) } == .unknownFormat)
        let cut = try Drawn.file(200, 200).prefix(1000)
        #expect(code { try CapturedPicture(cut).pixelBuffer() } == .damagedPicture)
    }

    @Test("Refuses what is beyond a limit, and names the limit and its flag")
    func limits() throws {
        let file = try Drawn.file(200, 100)
        let bounds: [(DecodingLimits, String)] = [
            (DecodingLimits(maximumPixelCount: 19_999), "--max-pixels"),
            (DecodingLimits(maximumSide: 199), "--max-side"),
            (DecodingLimits(maximumFileByteCount: file.count - 1), "--max-file-bytes"),
            (DecodingLimits(maximumDecodedByteCount: 79_999), "--max-decoded-bytes"),
        ]
        for (limits, flag) in bounds {
            let error = #expect(throws: CaptureError.self) {
                try CapturedPicture(file, limits: limits).pixelBuffer()
            }
            #expect(error?.code == .limitExceeded)
            #expect(error?.message.contains(flag) == true, "\(error?.message ?? "")")
        }
    }

    private func code(_ body: () throws -> Any) -> CaptureError.Code? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? CaptureError)?.code
        }
    }
}
