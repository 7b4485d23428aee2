import Foundation
import GeometryEngine
import PictureEngine
import PixelEngine
import Testing

@testable import MaskEngine

@Suite("Refinement along edges")
struct EdgeRefinementTests {
    /// A disc of one color on another, with noise, and whether each pixel is in the disc.
    private static func disc(side: Int) throws -> (picture: Picture, truth: [Bool]) {
        let truth = (0..<side * side).map { place in
            let (x, y) = (Double(place % side) / Double(side) - 0.5, Double(place / side) / Double(side) - 0.5)
            return x * x + y * y < 0.09
        }
        let pixels = try Raster(width: side, height: side, format: .rgba8, alpha: .opaque) { bytes, _ in
            var noise: UInt32 = 7
            for (place, isInside) in truth.enumerated() {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                let shade = UInt8(noise >> 28)
                let color: [UInt8] = isInside ? [190 + shade, 90, 60 + shade, 255] : [60, 110 + shade, 150, 255]
                for (component, value) in color.enumerated() { bytes[4 * place + component] = value }
            }
        }
        return (Picture(pixels), truth)
    }

    private static func overlap(_ mask: SoftMask, _ truth: [Bool]) -> Double {
        let pairs = zip(mask.values, truth).map { ($0 > 0.5, $1) }
        return Double(pairs.count { $0 && $1 }) / Double(pairs.count { $0 || $1 })
    }

    @Test("A coarse mask follows the edge of a disc at the picture's own size")
    func edge() throws {
        let (picture, truth) = try Self.disc(side: 500)
        // A mask of 48 pixels a side, as a network would answer it: too large, and soft.
        let coarse = SoftMask(
            width: 48,
            height: 48,
            values: (0..<48 * 48).map { place in
                let (x, y) = (Float(place % 48) - 23.5, Float(place / 48) - 23.5)
                return min(max((14.8 - (x * x + y * y).squareRoot()) / 2 + 0.5, 0), 1)
            }
        )
        let plain = Self.overlap(try coarse.scaled(width: 500, height: 500), truth)
        let refined = try EdgeRefinement().refined(coarse, of: picture, width: 500, height: 500)
        #expect(refined.values.allSatisfy { (0...1).contains($0) })
        let fine = Self.overlap(refined, truth)
        #expect(fine > 0.985)
        #expect(plain < 0.96)
        // Far from the edge nothing of the noise shows.
        #expect(refined.values[250 * 500 + 250] == 1 && refined.values[0] == 0)
    }

    @Test("A cut-out has the mask as its transparency, and is as large as the thing")
    func cutOut() throws {
        let (picture, truth) = try Self.disc(side: 300)
        let mask = SoftMask(width: 300, height: 300, values: truth.map { $0 ? 1 : 0 })
        let cutOut = try CutOut(mask, of: .whole, in: picture)
        let whole = try cutOut.pixels(cropped: false)
        #expect(whole.width == 300 && whole.format == .bgra8 && whole.alpha == .premultiplied)
        whole.withUnsafeBytes { bytes in
            #expect(bytes[0] == 0 && bytes[3] == 0)
            let middle = 4 * (150 * 300 + 150)
            #expect(bytes[middle + 3] == 255 && bytes[middle + 2] >= 190 && bytes[middle + 1] == 90)
            // Premultiplied colors never exceed the transparency.
            let excess = (0..<90_000).filter { place in
                let alpha = bytes[4 * place + 3]
                return bytes[4 * place] > alpha || bytes[4 * place + 1] > alpha || bytes[4 * place + 2] > alpha
            }
            #expect(excess.isEmpty)
        }
        let cropped = try cutOut.mask(cropped: true)
        #expect(abs(cropped.width - 180) <= 4 && abs(cropped.height - 180) <= 4 && cropped.format == .grayFloat)
        #expect((cropped.width, cropped.height) == (cutOut.bounds.width, cutOut.bounds.height))
    }

    @Test("A part of a picture is cut out in its place")
    func part() throws {
        let (picture, truth) = try Self.disc(side: 300)
        let region = PictureRegion(x: 0.5, y: 0, width: 0.5, height: 1)
        let right = truth.indices.filter { $0 % 300 >= 150 }.map { truth[$0] }
        let mask = SoftMask(width: 150, height: 300, values: right.map { $0 ? 1 : 0 })
        let cutOut = try CutOut(mask, of: region, in: picture)
        #expect(cutOut.mask.width == 300 && cutOut.mask.values[150 * 300 + 160] == 1)
        #expect((0..<300).allSatisfy { cutOut.mask.values[$0 * 300 + 149] == 0 })
    }
}
