import PixelEngine
import Testing

@Suite("Converting video colors")
struct RasterYCbCrTests {
    static let encodings = YCbCrEncoding.Matrix.allCases.flatMap { matrix in
        [false, true].map { YCbCrEncoding(matrix: matrix, isFullRange: $0) }
    }

    private func plane(_ width: Int, _ height: Int) throws -> PixelPlane {
        let memory = try #require(PixelMemory.allocate(byteCount: (width + 3) * height))
        return PixelPlane(memory: memory, byteOffset: 0, bytesPerRow: width + 3)
    }

    private func fill(_ plane: PixelPlane, _ value: (_ offset: Int) -> UInt8) {
        plane.memory.withUnsafeMutableBytes { bytes in
            for offset in bytes.indices { bytes[offset] = value(offset) }
        }
    }

    /// The definition, in real numbers.
    private func red(_ y: Int, _ cr: Int, _ encoding: YCbCrEncoding) -> Double {
        let weight = [.bt601: 0.299, .bt709: 0.2126, .bt2020: 0.2627][encoding.matrix, default: 0]
        let luma = encoding.isFullRange ? Double(y) / 255 : Double(y - 16) / 219
        let chroma = encoding.isFullRange ? Double(cr - 128) / 255 : Double(cr - 128) / 224
        return 255 * (luma + 2 * (1 - weight) * chroma)
    }

    private func blue(_ y: Int, _ cb: Int, _ encoding: YCbCrEncoding) -> Double {
        let weight = [.bt601: 0.114, .bt709: 0.0722, .bt2020: 0.0593][encoding.matrix, default: 0]
        let luma = encoding.isFullRange ? Double(y) / 255 : Double(y - 16) / 219
        let chroma = encoding.isFullRange ? Double(cb - 128) / 255 : Double(cb - 128) / 224
        return 255 * (luma + 2 * (1 - weight) * chroma)
    }

    @Test("Red and blue are the definition's to the rounding of 8 bits", arguments: encodings)
    func definition(encoding: YCbCrEncoding) throws {
        let luma = try plane(256, 2)
        let chroma = try plane(256, 1)
        fill(luma) { UInt8(truncatingIfNeeded: $0 % 259) }
        fill(chroma) { UInt8(truncatingIfNeeded: $0 % 2 == 0 ? 40 + $0 / 2 : 250 - $0 / 2) }
        let picture = try Raster(
            luma: luma,
            chroma: chroma,
            encoding: encoding,
            width: 256,
            height: 2,
            format: .rgba8
        )
        let worst = (0..<256).map { x in
            let cb = 40 + x / 2, cr = 250 - x / 2
            let wantedRed = min(max(red(x, cr, encoding), 0), 255)
            let wantedBlue = min(max(blue(x, cb, encoding), 0), 255)
            let bytes = picture.packedBytes
            return max(abs(Double(bytes[4 * x]) - wantedRed), abs(Double(bytes[4 * x + 2]) - wantedBlue))
        }.max()
        #expect(try #require(worst) < 0.52)
    }

    @Test("Gray stays gray and comes back", arguments: encodings)
    func gray(encoding: YCbCrEncoding) throws {
        let picture = try Raster.drawn(width: 256, height: 2, format: .bgra8) { x, _, c in c == 3 ? 255 : UInt8(x) }
        let luma = try plane(256, 2)
        let chroma = try plane(256, 1)
        try picture.write(luma: luma, chroma: chroma, encoding: encoding)
        chroma.memory.withUnsafeBytes { bytes in #expect(bytes[0..<256].allSatisfy { $0 == 128 }) }
        luma.memory.withUnsafeBytes { bytes in
            #expect(bytes[0] == (encoding.isFullRange ? 0 : 16))
            #expect(bytes[255] == (encoding.isFullRange ? 255 : 235))
        }
        let back = try Raster(
            luma: luma,
            chroma: chroma,
            encoding: encoding,
            width: 256,
            height: 2,
            format: .bgra8
        )
        let worst = zip(back.packedBytes, picture.packedBytes).map { abs(Int($0) - Int($1)) }.max()
        // The video range has fewer levels than the picture.
        #expect(try #require(worst) <= (encoding.isFullRange ? 0 : 1))
    }

    @Test("Flat colors come back within the rounding of chroma", arguments: encodings)
    func flatColors(encoding: YCbCrEncoding) throws {
        let colors: [[UInt8]] = [
            [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0], [12, 200, 90], [250, 128, 114], [1, 2, 3],
        ]
        for color in colors {
            let picture = try Raster.drawn(width: 3, height: 3) { _, _, c in c == 3 ? 255 : color[c] }
            let luma = try plane(3, 3)
            let chroma = try plane(4, 2)
            try picture.write(luma: luma, chroma: chroma, encoding: encoding)
            let back = try Raster(
                luma: luma,
                chroma: chroma,
                encoding: encoding,
                width: 3,
                height: 3,
                format: .rgba8
            )
            let worst = zip(back.packedBytes, picture.packedBytes).map { abs(Int($0) - Int($1)) }.max()
            #expect(try #require(worst) <= 2, "\(color)")
        }
    }

    @Test("Planes that are too small are refused, and a format that they can't become")
    func smallPlanes() throws {
        let flat = #expect(throws: PixelError.self) {
            _ = try Raster(
                luma: try plane(4, 4),
                chroma: try plane(4, 1),
                encoding: Self.encodings[0],
                width: 4,
                height: 4,
                format: .rgba8
            )
        }
        #expect(flat?.code == .invalidSize)
        let gray = #expect(throws: PixelError.self) {
            _ = try Raster(
                luma: try plane(4, 4),
                chroma: try plane(4, 2),
                encoding: Self.encodings[0],
                width: 4,
                height: 4,
                format: .gray8
            )
        }
        #expect(gray?.code == .unsupportedConversion)
    }

    @Test(
        "Components in any order are read and written exactly",
        arguments: [[3, 2, 1, 0], [1, 2, 3, 0], [2, 1, 0]]
    )
    func orders(order: [Int]) throws {
        let picture = try Raster.drawn(width: 5, height: 3, format: .bgra8, alpha: .premultiplied) { x, y, c in
            c == 3 ? 255 : UInt8(x * 30 + y * 10 + c)
        }
        let plane = try plane(5 * order.count, 3)
        try picture.write(to: plane, order: order)
        let back = try Raster(reading: plane, order: order, width: 5, height: 3)
        #expect(back.packedBytes == picture.packedBytes)
        plane.memory.withUnsafeBytes { bytes in
            #expect(bytes[order[0]] == 0)
            #expect(bytes[order[1]] == 1)
            #expect(bytes[order[2]] == 2)
        }
    }
}
