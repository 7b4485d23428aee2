import CoreVideo
import Testing
import VisualIntelligence

@Suite("Descriptions of what is seen")
struct SemanticContentDescriptorTests {
    @Test("Labels and pixels come back from JSON, byte for byte")
    func coding() throws {
        let buffer = try pixelBuffer(kCVPixelFormatType_32BGRA, width: 5, height: 3, bytesPerPixel: 4)
        let descriptor = SemanticContentDescriptor(labels: ["statue", "stone"], pixelBuffer: buffer)
        let data = try JSONEncoder().encode(descriptor)
        let decoded = try JSONDecoder().decode(SemanticContentDescriptor.self, from: data)
        #expect(decoded.labels == ["statue", "stone"])
        let pixels = try #require(decoded.pixelBuffer)
        #expect(pixels.pixelFormatType == CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA))
        #expect(rows(of: pixels, bytesPerPixel: 4) == rows(of: buffer, bytesPerPixel: 4))
    }

    @Test("Gray pixels stay gray")
    func grayCoding() throws {
        let buffer = try pixelBuffer(kCVPixelFormatType_OneComponent8, width: 4, height: 4, bytesPerPixel: 1)
        let data = try JSONEncoder().encode(SemanticContentDescriptor(labels: [], pixelBuffer: buffer))
        let decoded = try JSONDecoder().decode(SemanticContentDescriptor.self, from: data)
        let pixels = try #require(decoded.pixelBuffer)
        #expect(rows(of: pixels, bytesPerPixel: 1) == rows(of: buffer, bytesPerPixel: 1))
    }

    @Test("A descriptor needs no pixels")
    func labelsAlone() throws {
        let descriptor = SemanticContentDescriptor(labels: ["statue"], pixelBuffer: nil)
        let data = try JSONEncoder().encode(descriptor)
        let decoded = try JSONDecoder().decode(SemanticContentDescriptor.self, from: data)
        #expect(decoded.labels == ["statue"])
        #expect(decoded.pixelBuffer == nil)
        #expect(decoded.description == "SemanticContentDescriptor(statue; no pixels)")
    }

    @Test("Pixels that are no picture are refused by name", arguments: ["", "AAAA", "iVBORw0KGgo="])
    func wrongPixels(payload: String) {
        let json = Data(#"{"labels":[],"pixels":"\#(payload)"}"#.utf8)
        #expect {
            try JSONDecoder().decode(SemanticContentDescriptor.self, from: json)
        } throws: { error in
            guard case DecodingError.dataCorrupted(let context) = error else { return false }
            return context.codingPath.map(\.stringValue) == ["pixels"]
        }
    }

    @Test("A descriptor shows its labels and the size of its pixels")
    func display() throws {
        let buffer = try pixelBuffer(kCVPixelFormatType_32BGRA, width: 5, height: 3, bytesPerPixel: 4)
        let look = SemanticContentDescriptor(labels: ["a", "b"], pixelBuffer: buffer).displayRepresentation
        #expect(String(localized: look.title) == "a, b")
        #expect(look.subtitle.map { String(localized: $0) } == "5 × 3 pixels")
        let empty = SemanticContentDescriptor(labels: [], pixelBuffer: nil)
        #expect(String(localized: empty.localizedStringResource) == "Visual Content")
        #expect(empty.description == "SemanticContentDescriptor(no labels; no pixels)")
    }

    private func pixelBuffer(
        _ format: OSType,
        width: Int,
        height: Int,
        bytesPerPixel: Int
    ) throws -> CVReadOnlyPixelBuffer {
        var buffer: CVPixelBuffer?
        try #require(CVPixelBufferCreate(nil, width, height, format, nil, &buffer) == kCVReturnSuccess)
        let made = try #require(buffer)
        CVPixelBufferLockBaseAddress(made, [])
        let address = try #require(CVPixelBufferGetBaseAddress(made))
        let bytesPerRow = CVPixelBufferGetBytesPerRow(made)
        for y in 0..<height {
            for x in 0..<width * bytesPerPixel {
                // Opaque, so that no color is lost to alpha.
                let isAlpha = bytesPerPixel == 4 && x % 4 == 3
                let byte: UInt8 = isAlpha ? 255 : UInt8((x * 11 + y * 37) % 256)
                (address + y * bytesPerRow + x).storeBytes(of: byte, as: UInt8.self)
            }
        }
        CVPixelBufferUnlockBaseAddress(made, [])
        return CVReadOnlyPixelBuffer(unsafeBuffer: made)
    }

    private func rows(of buffer: CVReadOnlyPixelBuffer, bytesPerPixel: Int) -> [[UInt8]] {
        buffer.accessUnsafeRawPlaneBytes { planes in
            guard let plane = planes.first else { return [] }
            let size = plane.properties.size
            return (0..<size.height).map { y in
                let start = y * plane.properties.bytesPerRow
                return Array(plane.bytes[start..<start + size.width * bytesPerPixel])
            }
        }
    }
}
