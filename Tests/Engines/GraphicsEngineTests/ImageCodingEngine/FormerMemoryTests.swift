import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

/// The heap is filled with one pattern, then with another; whatever a decoder leaves as it was differs between both.
///
/// This covers the libraries' own buffers, too. Canvases of 4 MiB and more come from the system as zeros.
@Suite("Former memory", .serialized)
struct FormerMemoryTests {
    private static let names = [
        "rgb8.png", "rgb8-interlaced.png", "palette4-interlaced.png", "rgba16.png", "gray16-interlaced.png",
        "rgb420.jpg",
        "progressive.jpg", "restarts.jpg", "cmyk.jpg", "gray.jpg", "lossy.webp", "lossless-alpha.webp", "animated.webp",
        "orientation-6.webp", "thumbnail.heic", "orientation-1.avif", "orientation-6.avif", "rgb8-tiff_lzw.tif",
        "rgb8-tiled.tif", "rgb8-planar.tif", "rgb8-packbits.tif", "jpeg.tif", "fax.tif", "cmyk.tif", "two-pages.tif",
        "plain.gif", "animated.gif", "interlaced.gif", "transparent.gif", "rgb24.bmp", "runs8.bmp", "runs4.bmp",
        "palette1.bmp", "rgb565.bmp",
    ]

    @Test("No changed file shows what was in memory before", arguments: names)
    func changed(name: String) throws {
        let file = try Fixtures.data(name)
        var accepted = 0
        for (number, variant) in Self.variants(of: file).enumerated() {
            guard let difference = Self.difference(variant) else { continue }
            accepted += 1
            #expect(difference == 0, "\(name), variant \(number): \(difference) bytes")
        }
        #expect(accepted > 0)
    }

    @Test("A picture painted in part is refused or clear around it")
    func part() throws {
        for file in [try Fixtures.data("hostile/uninit-300.webp"), HostileFile.goodGrid] {
            #expect(Self.difference(file) ?? 0 == 0)
        }
    }

    /// The file as it is, cut, with single bytes changed, with runs cleared and with pieces exchanged.
    private static func variants(of file: Data) -> [Data] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, bound)
        }
        var variants = [file]
        for part in 1..<8 { variants.append(Data(file.prefix(file.count * part / 8))) }
        for index in 0..<120 {
            var copy = file
            switch index % 4 {
            case 0, 1: copy[random(file.count)] = UInt8(random(256))
            case 2:
                let start = random(file.count)
                for position in start..<min(file.count, start + 1 + random(24)) { copy[position] = 0 }
            default:
                let (first, second, count) = (random(file.count), random(file.count), 1 + random(16))
                for offset in 0..<count where max(first, second) + offset < file.count {
                    copy.swapAt(first + offset, second + offset)
                }
            }
            variants.append(copy)
        }
        return variants
    }

    /// The number of bytes that depend on former memory; nil for a file that is refused.
    private static func difference(_ file: Data) -> Int? {
        guard let dark = decoded(file, pattern: 0x5A), let light = decoded(file, pattern: 0xC3) else { return nil }
        return dark == light ? 0 : zip(dark, light).count { $0 != $1 } + abs(dark.count - light.count)
    }

    /// Decodes with all memory filled with a pattern as it is taken.
    private static func decoded(_ file: Data, pattern: Int32) -> Data? {
        typealias Option = @convention(c) (Int32, Int32) -> Int32
        guard let address = dlsym(nil, "mallopt") else { return nil }
        let set = unsafeBitCast(address, to: Option.self)
        _ = set(-6, pattern)  // M_PERTURB, which Glibc's module doesn't show
        defer { _ = set(-6, 0) }
        return try? ImageDecoder(data: file, limits: DecodingLimits()).decode().withUnsafeBytes { Data($0) }
    }
}
