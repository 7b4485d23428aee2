import CoreGraphics
import CoreImage
import FoveaTesting
import ImageIO
import Testing

@Suite("Descriptions for searches")
struct DescriptorTests {
    @Test("Labels and pixels are kept as they are given")
    func asGiven() throws {
        let labels = ["b", "a", "b", ""]
        #expect(SemanticContentDescriptor(labels: labels).labels == labels)
        #expect(SemanticContentDescriptor().labels.isEmpty)
        #expect(SemanticContentDescriptor().pixelBuffer == nil)
        let buffer = try pixelBuffer(width: 3, height: 2)
        #expect(SemanticContentDescriptor(labels: [], pixelBuffer: buffer).pixelBuffer === buffer)
    }

    @Test("A picture becomes upright pixels and general labels")
    func fromFile() async throws {
        let descriptor = try await SemanticContentDescriptor(seeing: Pictures.cat)
        #expect(descriptor.labels.contains("cat"))
        #expect(descriptor.labels.allSatisfy { !$0.contains("_") })
        let size = try #require(descriptor.pixelBuffer?.size)
        #expect((size.width, size.height) == (451, 300))
    }

    @Test("Every form of a picture gives the same labels")
    func forms() async throws {
        let data = try Data(contentsOf: Pictures.cat)
        let image = try #require(
            CGImageSourceCreateWithData(data as CFData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
        )
        let expected = try await SemanticContentDescriptor(seeing: Pictures.cat).labels
        #expect(try await SemanticContentDescriptor(seeing: data).labels == expected)
        #expect(try await SemanticContentDescriptor(seeing: image).labels == expected)
        #expect(try await SemanticContentDescriptor(seeing: CIImage(cgImage: image)).labels == expected)
        let seen = try await SemanticContentDescriptor(seeing: Pictures.cat)
        let buffer = try #require(seen.pixelBuffer)
        #expect(try await SemanticContentDescriptor(seeing: buffer).labels == expected)
        #expect(try await SemanticContentDescriptor(seeing: seen).labels == expected)
    }

    @Test("Limits bound the pixels and the labels")
    func limits() async throws {
        let limits = VisualSearchLimits(maximumSide: 96, maximumLabelCount: 1)
        let descriptor = try await SemanticContentDescriptor(seeing: Pictures.cat, limits: limits)
        #expect(descriptor.labels.count == 1)
        let size = try #require(descriptor.pixelBuffer?.size)
        #expect((size.width, size.height) == (96, 64))
    }

    @Test("What is no picture is refused")
    func noPicture() async {
        await #expect(throws: (any Error).self) { try await SemanticContentDescriptor(seeing: Data("text".utf8)) }
        await #expect(throws: (any Error).self) {
            try await SemanticContentDescriptor(seeing: URL(filePath: "/nowhere.jpg"))
        }
        await #expect {
            try await SemanticContentDescriptor(seeing: CIImage.empty())
        } throws: {
            ($0 as? HostedAppError)?.code == .unreadablePicture
        }
    }

    private func pixelBuffer(width: Int, height: Int) throws -> CVReadOnlyPixelBuffer {
        var buffer: CVPixelBuffer?
        try #require(
            CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess
        )
        return CVReadOnlyPixelBuffer(unsafeBuffer: try #require(buffer))
    }
}
