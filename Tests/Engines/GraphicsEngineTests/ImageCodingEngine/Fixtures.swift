import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

/// The files beside the tests and what decoding them has to return.
enum Fixtures {
    struct Expectation: Decodable, Sendable {
        let width: Int
        let height: Int
        let components: Int
        let checksum: UInt32
        let native: UInt32?
    }

    struct Expectations: Decodable, Sendable {
        let pixels: [String: Expectation]
        let colors: [String: Colors]
    }

    /// One patch after the other: three numbers for color, one for gray.
    enum Colors: Decodable, Sendable {
        case color([[Int]])
        case gray([Int])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let gray = try? container.decode([Int].self) {
                self = .gray(gray)
            } else {
                self = .color(try container.decode([[Int]].self))
            }
        }
    }

    static let expectations: Expectations = {
        do {
            return try JSONDecoder().decode(Expectations.self, from: data("expected.json"))
        } catch {
            Issue.record(error)
            return Expectations(pixels: [:], colors: [:])
        }
    }()

    static func url(_ name: String) -> URL {
        Bundle.module.bundleURL.appending(path: "Fixtures/\(name)")
    }

    static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

    static func decoder(_ name: String, limits: DecodingLimits = DecodingLimits()) throws -> ImageDecoder {
        try ImageDecoder(data: data(name), limits: limits)
    }
}

extension Raster {
    /// The Adler-32 checksum of the rows.
    var checksum: UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in packedBytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }

    /// The components of one pixel of 8 bits.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        withUnsafeBytes { bytes in
            let start = y * bytesPerRow + x * format.bytesPerPixel
            return Array(bytes[start..<start + format.bytesPerPixel])
        }
    }

    /// A picture drawn by a formula; components beyond alpha's are the formula's.
    static func drawn(
        _ width: Int,
        _ height: Int,
        _ format: PixelFormat = .rgba8,
        _ alpha: AlphaMode = .opaque,
        _ value: (_ x: Int, _ y: Int, _ component: Int) -> Int = { x, y, c in x * 7 + y * 13 + c * 41 }
    ) throws -> Raster {
        try Raster(width: width, height: height, format: format, alpha: alpha) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    for component in 0..<format.componentCount {
                        let isOpaqueAlpha = component == 3 && alpha == .opaque
                        let number = isOpaqueAlpha ? -1 : value(x, y, component)
                        let position = y * bytesPerRow + x * format.bytesPerPixel
                        if format.bytesPerComponent == 2 {
                            bytes.storeBytes(
                                of: UInt16(truncatingIfNeeded: number),
                                toByteOffset: position + 2 * component,
                                as: UInt16.self
                            )
                        } else {
                            bytes[position + component] = UInt8(truncatingIfNeeded: number)
                        }
                    }
                }
            }
        }
    }
}
