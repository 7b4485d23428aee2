import PixelEngine
import Testing

@Suite("Converting pixels")
struct RasterConversionTests {
    @Test("Wider formats keep every 8-bit level", arguments: PixelFormat.allCases.filter(\.hasAlpha))
    func levels(format: PixelFormat) throws {
        let picture = try Raster.drawn(width: 64, height: 4, alpha: .straight) { x, y, c in
            UInt8((x + 64 * y + 85 * c) % 256)
        }
        let there = try picture.converted(to: format, alpha: .straight)
        #expect(there.format == format)
        #expect(try there.converted(to: .rgba8, alpha: .straight).packedBytes == picture.packedBytes)
    }

    @Test(
        "Gray formats keep every 8-bit level",
        arguments: [PixelFormat.gray16, .grayHalf, .grayFloat, .rgba8, .bgra8]
    )
    func grayLevels(format: PixelFormat) throws {
        let picture = try Raster.drawn(width: 64, height: 4, format: .gray8) { x, y, _ in UInt8(x + 64 * y) }
        let there = try picture.converted(to: format, alpha: .opaque)
        #expect(try there.converted(to: .gray8, alpha: .opaque).packedBytes == picture.packedBytes)
    }

    @Test("Gray weighs colors as BT.601 does")
    func grayWeights() throws {
        let colors: [[UInt8]] = [[255, 0, 0, 9], [0, 255, 0, 9], [0, 0, 255, 9], [200, 100, 50, 9]]
        let picture = try Raster.drawn(width: 4, height: 1) { x, _, c in colors[x][c] }
        #expect(try picture.converted(to: .gray8, alpha: .opaque).packedBytes == [76, 150, 29, 124])
    }

    @Test("Premultiplication rounds to the nearest for every pair of color and alpha")
    func premultiplication() throws {
        let straight = try Raster.drawn(width: 256, height: 256, alpha: .straight) { x, y, c in UInt8(c == 3 ? y : x) }
        let premultiplied = try straight.converted(to: .rgba8, alpha: .premultiplied)
        let expected = (0..<256).flatMap { y in
            (0..<256).flatMap { x in
                let value = UInt8((Double(x * y) / 255).rounded())
                return [value, value, value, UInt8(y)]
            }
        }
        #expect(premultiplied.packedBytes == expected)
        let again = try premultiplied.converted(to: .rgba8, alpha: .straight)
            .converted(to: .rgba8, alpha: .premultiplied)
        #expect(again.packedBytes == expected)
    }

    @Test("A clear pixel keeps its color while its alpha stays straight")
    func clearPixels() throws {
        let picture = try Raster.drawn(width: 1, height: 1, alpha: .straight) { _, _, c in [9, 8, 7, 0][c] }
        #expect(try picture.converted(to: .bgra8, alpha: .straight).packedBytes == [7, 8, 9, 0])
        #expect(try picture.converted(to: .rgba8, alpha: .opaque).packedBytes == [0, 0, 0, 255])
    }

    @Test("An opaque picture's alpha component doesn't matter")
    func opaqueAlpha() throws {
        let picture = try Raster.drawn(width: 1, height: 1) { _, _, c in [90, 80, 70, 3][c] }
        #expect(try picture.converted(to: .bgra8, alpha: .premultiplied).packedBytes == [70, 80, 90, 255])
    }

    @Test("Every half-precision number survives single precision")
    func halves() throws {
        let picture = try Raster(width: 256, height: 256, format: .grayHalf, alpha: .opaque) { bytes, _ in
            for bits in 0..<65536 {
                // Not-a-numbers have many patterns; one stands for all.
                let value = Float16(bitPattern: UInt16(bits))
                bytes.storeBytes(of: value.isNaN ? 0x7e00 : UInt16(bits), toByteOffset: bits * 2, as: UInt16.self)
            }
        }
        let single = try picture.converted(to: .grayFloat, alpha: .opaque)
        let differences = single.withUnsafeBytes { floats in
            picture.withUnsafeBytes { halves in
                (0..<65536).count { index in
                    let half = Float(halves.load(fromByteOffset: index * 2, as: Float16.self))
                    let float = floats.load(fromByteOffset: index * 4, as: Float.self)
                    return half.isNaN ? !float.isNaN : half != float
                }
            }
        }
        #expect(differences == 0)
        #expect(try single.converted(to: .grayHalf, alpha: .opaque).packedBytes == picture.packedBytes)
    }

    @Test(
        "Single precision rounds to the nearest half, ties to even",
        arguments: [
            0.1, 1.0009765625, 1.00048828125, 1.00146484375, 65519, 65520, 1e-8, 2.98e-8, 6e-8, 0.333_333, -7.77e-6,
            .infinity,
        ] as [Float]
    )
    func roundingToHalf(value: Float) throws {
        let picture = try Raster(width: 1, height: 1, format: .grayFloat, alpha: .opaque) { bytes, _ in
            bytes.storeBytes(of: value, as: Float.self)
        }
        let half = try picture.converted(to: .grayHalf, alpha: .opaque)
        #expect(half.withUnsafeBytes { $0.load(as: Float16.self) } == Float16(value))
    }

    @Test("Values outside 0…1 survive between floating-point formats and are clamped by integers")
    func range() throws {
        let picture = try Raster(width: 1, height: 1, format: .rgbaFloat, alpha: .opaque) { bytes, _ in
            for (index, value) in [Float(4), -0.5, .nan, 1].enumerated() {
                bytes.storeBytes(of: value, toByteOffset: index * 4, as: Float.self)
            }
        }
        let half = try picture.converted(to: .rgbaHalf, alpha: .opaque)
        #expect(half.withUnsafeBytes { $0.load(as: Float16.self) } == 4)
        #expect(half.withUnsafeBytes { $0.load(fromByteOffset: 2, as: Float16.self) } == -0.5)
        #expect(try half.converted(to: .rgba8, alpha: .opaque).packedBytes == [255, 0, 0, 255])
    }

    @Test("What already is as asked is returned without copying")
    func identity() throws {
        let picture = try Raster.drawn(width: 2, height: 2) { _, _, _ in 1 }
        #expect(try picture.converted(to: .rgba8, alpha: .opaque).memory === picture.memory)
        #expect(try picture.copied().memory !== picture.memory)
    }
}
