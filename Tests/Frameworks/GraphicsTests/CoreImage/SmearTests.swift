import CoreImage.CIFilterBuiltins
import Testing

@Suite("Blurs with a direction") struct SmearTests {
    /// A white line on black, from the bottom to the top or from the left to the right, in linear light.
    private func line(isUpright: Bool) throws -> CIImage {
        try image(41, 41) { x, y in
            let level: UInt8 = (isUpright ? x : y) == 20 ? 255 : 0
            return [level, level, level, 255]
        }
    }

    private func levels(_ image: CIImage?, _ rect: CGRect) throws -> [UInt8] {
        try reds(try #require(image), from: rect)
    }

    @Test("A motion blur smooths along its angle alone") func motion() throws {
        let filter = CIFilter.motionBlur()
        #expect(filter.radius == 20 && filter.angle == 0)
        filter.inputImage = try line(isUpright: true).clampedToExtent()
        filter.radius = 5
        let row = CGRect(x: 10, y: 20, width: 21, height: 1)
        let across = try levels(filter.outputImage, row)
        #expect(across[4] == 0 && across[16] == 0)
        #expect(across[6...14].allSatisfy { abs(Int($0) - Int(across[10])) < 3 } && across[10] > 60 && across[10] < 110)
        filter.angle = .pi / 2
        #expect(try levels(filter.outputImage, row).map { $0 == 255 } == (10...30).map { $0 == 20 })
        filter.inputImage = try line(isUpright: true)
        filter.angle = 0
        #expect(filter.outputImage?.extent == CGRect(x: -5, y: 0, width: 51, height: 41))
    }

    @Test("A zoom blur takes any center", arguments: [CGFloat.nan, .infinity, -1e300])
    func anyCenter(_ place: CGFloat) throws {
        let blurred = try line(isUpright: true).applyingFilter(
            "CIZoomBlur",
            parameters: [kCIInputCenterKey: CIVector(x: place, y: place), "inputAmount": 50]
        )
        #expect(try levels(blurred, CGRect(x: 0, y: 0, width: 2, height: 2)).count == 4)
    }

    @Test("A motion blur's angle runs against the clock") func angle() throws {
        let point = try image(41, 41) { x, y in x == 20 && y == 20 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        let blurred = point.applyingFilter(
            "CIMotionBlur",
            parameters: [kCIInputRadiusKey: 6, kCIInputAngleKey: Double.pi / 4]
        )
        #expect(try levels(blurred, CGRect(x: 23, y: 23, width: 1, height: 1))[0] > 20)
        #expect(try levels(blurred, CGRect(x: 23, y: 17, width: 1, height: 1))[0] == 0)
    }

    @Test("A zoom blur leaves its center sharp, and smooths away from it") func zoom() throws {
        let filter = CIFilter.zoomBlur()
        #expect(filter.center == CGPoint(x: 150, y: 150) && filter.amount == 20)
        let rings = try image(41, 41) { x, y in
            let level: UInt8 = max(abs(x - 20), abs(y - 20)) == 10 ? 255 : 0
            return [level, level, level, 255]
        }
        filter.inputImage = rings
        filter.center = CGPoint(x: 20.5, y: 20.5)
        let row = try levels(filter.outputImage, CGRect(x: 20, y: 20, width: 21, height: 1))
        #expect(row[0] == 0 && row[8] == 0)
        // Of a point, those between it and the center are seen, a fifth of the way.
        #expect(row[10] > 0 && row[11] > 0 && row[12] > 0 && row[14] == 0)
        filter.amount = 0
        #expect(try levels(filter.outputImage, rings.extent) == reds(rings))
    }
}
