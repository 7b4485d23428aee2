import DistortionEngine
import GeometryEngine
import PixelEngine
import Testing

@Suite("Distortions")
struct DistortionTests {
    /// An item with a point of its own color at each corner, which tells where the corners go.
    private static let marks: [(x: Double, y: Double, color: [Int])] = [
        (0.06, 0.08, [230, 20, 20]), (0.94, 0.08, [20, 200, 20]), (0.94, 0.92, [20, 20, 230]),
        (0.06, 0.92, [230, 210, 20]),
    ]

    private static let (width, height) = (64, 48)

    private static func item() throws -> ItemPicture {
        let (width, height) = (Self.width, Self.height)
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let mark = marks.first {
                        abs($0.x - (Double(x) + 0.5) / Double(width)) < 0.055
                            && abs($0.y - (Double(y) + 0.5) / Double(height)) < 0.07
                    }
                    let color = mark?.color ?? [128, 128, 128]
                    for component in 0..<3 { bytes[y * bytesPerRow + 4 * x + component] = UInt8(color[component]) }
                    bytes[y * bytesPerRow + 4 * x + 3] = 255
                }
            }
        }
        return ItemPicture(raster)
    }

    @Test(
        "Tell where the item's corners go",
        arguments: [
            .perspective(degrees: 20), .perspective(degrees: 40), .rotation(degrees: 15), .rotation(degrees: 90),
            .rotation(degrees: 200), .crop(area: 0.05), .scene(share: 0.8, turn: 30, tilt: 25),
            .jpeg(quality: 90), .noise(deviation: 0.01), .dim(light: 0.9), .motion(length: 0.004),
            .defocus(radius: 0.002),
        ] + ScreenInterface.all.map { .interface($0) } as [Distortion],
        [1, 2] as [UInt64]
    )
    func corners(_ distortion: Distortion, _ seed: UInt64) throws {
        try expectMarks(in: try distortion.applied(to: try Self.item(), seed: seed))
    }

    @Test(
        "Show an item in a browser on a whole screen",
        arguments: [(960, 540), (640, 400), (300, 300)],
        [true, false]
    )
    func browser(_ size: (width: Int, height: Int), isDark: Bool) throws {
        let item = try Self.item()
        let screen = try item.shownInBrowser(width: size.width, height: size.height, isDark: isDark, seed: 7)
        #expect((screen.raster.width, screen.raster.height) == size)
        #expect(screen.corners.corners.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
        try expectMarks(in: screen)
        let again = try item.shownInBrowser(width: size.width, height: size.height, isDark: isDark, seed: 7)
        #expect(screen.raster.bytes == again.raster.bytes)
    }

    @Test("Say when a screen has no room for a page", arguments: [(0, 100), (900, 299), (-5, 10)])
    func flatScreen(_ width: Int, _ height: Int) throws {
        let item = try Self.item()
        let error = #expect(throws: PixelError.self) {
            try item.shownInBrowser(width: width, height: height, isDark: false, seed: 1)
        }
        #expect(error?.code == .invalidSize)
    }

    /// Looks for the item's points where its corners say that they are.
    private func expectMarks(in picture: ItemPicture) throws {
        for mark in Self.marks {
            let color = try #require(picture.color(atItem: mark.x, mark.y))
            let difference = zip(color, mark.color).map { abs($0 - $1) }.max() ?? 255
            #expect(difference < 60, "\(mark) shows \(color)")
        }
    }

    @Test("Give the same pixels for the same seed, and others for another", arguments: DistortionSuite.strongest)
    func deterministic(_ step: DistortionSuite.Step) throws {
        let item = try Self.item()
        let (first, again) = (
            try step.distortions.applied(to: item, seed: 5), try step.distortions.applied(to: item, seed: 5)
        )
        #expect(first.raster.bytes == again.raster.bytes)
        #expect(first.corners == again.corners)
        #expect(first.raster.bytes != item.raster.bytes)
    }

    @Test("Follow the seed where a strength leaves something open")
    func seeds() throws {
        let item = try Self.item()
        for distortion in [Distortion.perspective(degrees: 30), .occlusion(area: 0.3), .glare(area: 0.2)] {
            let pictures = try (0..<4).map { try distortion.applied(to: item, seed: $0).raster.bytes }
            #expect(Set(pictures).count == 4, "\(distortion)")
        }
    }

    @Test("Turn clockwise by the angle")
    func turns() throws {
        let corners = try Distortion.rotation(degrees: 90).applied(to: try Self.item(), seed: 3).corners
        #expect(corners.topLeft.x > 0.9 && corners.topLeft.y < 0.1)
        #expect(corners.topRight.x > 0.9 && corners.topRight.y > 0.9)
        #expect(corners.bottomLeft.x < 0.1 && corners.bottomLeft.y < 0.1)
    }

    @Test("Shorten what is tilted as a camera one and a half diagonals away sees it")
    func tilts() throws {
        // Whatever the axis, one of two opposite sides is nearer than the other.
        for seed in 0..<6 as Range<UInt64> {
            let picture = try Distortion.perspective(degrees: 40).applied(to: try Self.item(), seed: seed)
            let (width, height) = (Double(picture.raster.width), Double(picture.raster.height))
            let pixels = picture.corners.scaled(x: width, y: height)
            #expect(pixels.isConvex)
            #expect(pixels.skew > 3, "seed \(seed)")
            let opposite = zip(pixels.sideLengths, pixels.sideLengths.dropFirst(2)).map { max($0 / $1, $1 / $0) }
            #expect((1.1...2).contains(opposite.max() ?? 0), "seed \(seed): \(opposite)")
        }
    }

    @Test("Cut away the share of the area", arguments: [0.1, 0.25, 0.5], [1, 2, 3] as [UInt64])
    func crops(_ area: Double, _ seed: UInt64) throws {
        let picture = try Distortion.crop(area: area).applied(to: try Self.item(), seed: seed)
        let kept = Double(picture.raster.width * picture.raster.height) / Double(Self.width * Self.height)
        #expect(abs(kept - (1 - area)) < 0.02)
        #expect(abs(picture.corners.area * kept - 1) < 0.02)
    }

    @Test("Hide the share of the area", arguments: [0.1, 0.25, 0.5], 0..<8 as Range<UInt64>)
    func hides(_ area: Double, _ seed: UInt64) throws {
        let item = try Self.item()
        let picture = try Distortion.occlusion(area: area).applied(to: item, seed: seed)
        #expect(abs(picture.raster.shareDifferent(from: item.raster) - area) < 0.02)
        #expect(picture.corners == item.corners)
    }

    @Test("Whiten about the share of the area", arguments: 0..<5 as Range<UInt64>)
    func glares(_ seed: UInt64) throws {
        let weak = try Distortion.glare(area: 0.05).applied(to: try Self.item(), seed: seed).raster.shareWhite
        let strong = try Distortion.glare(area: 0.3).applied(to: try Self.item(), seed: seed).raster.shareWhite
        #expect(weak < strong)
        #expect((0.05...0.6).contains(strong))
    }

    @Test("Fill the share of the frame", arguments: [0.3, 0.8], 0..<4 as Range<UInt64>)
    func fills(_ share: Double, _ seed: UInt64) throws {
        let distortion = Distortion.scene(share: share, turn: 20, tilt: 10)
        let corners = try distortion.applied(to: try Self.item(), seed: seed).corners
        #expect(abs(max(corners.bounds.width, corners.bounds.height) - share) < 0.01)
        #expect(corners.corners.allSatisfy(PictureRegion.whole.enlarged(by: 0.001).contains))
    }

    @Test("Keep what a chain did to the corners before")
    func chains() throws {
        let item = try Self.item()
        let cropped = try [Distortion.crop(area: 0.5), .rotation(degrees: 30)].applied(to: item, seed: 9)
        // The item reaches beyond what is left of it.
        #expect(cropped.corners.corners.contains { $0.x < 0 || $0.x > 1 || $0.y < 0 || $0.y > 1 })
        #expect(cropped.corners.isConvex)
    }

    @Test("Come at strengths that grow")
    func suite() {
        for (kind, steps) in Dictionary(grouping: DistortionSuite.standard, by: \.name) {
            let values = steps.map(\.value)
            #expect(values == values.sorted() || kind == "cover", "\(kind)")
            #expect(Set(steps.map(\.strength)).count == steps.count, "\(kind)")
        }
    }

    @Test("Take pictures of a single pixel")
    func tiny() throws {
        let pixel = ItemPicture(
            try Raster(width: 1, height: 1, format: .rgba8, alpha: .opaque) { bytes, _ in bytes[3] = 255 }
        )
        for step in DistortionSuite.strongest {
            #expect(try step.distortions.applied(to: pixel, seed: 1).raster.width > 0, "\(step)")
        }
    }
}

extension DistortionSuite {
    /// The last step of each kind.
    fileprivate static var strongest: [Step] {
        Dictionary(standard.map { ($0.name, $0) }) { $1 }.values.sorted { $0.name < $1.name }
    }
}

extension ItemPicture {
    /// The color at a place of the item, from 0 to 1 along its sides, or nil where the picture doesn't show it.
    fileprivate func color(atItem x: Double, _ y: Double) -> [Int]? {
        // The place by the corners alone: where the lines through the sides' ratios meet.
        guard let place = corners.place(x, y) else { return nil }
        let (column, row) = (Int(place.x * Double(raster.width)), Int(place.y * Double(raster.height)))
        guard (0..<raster.width).contains(column), (0..<raster.height).contains(row) else { return nil }
        let start = row * raster.width * 4 + column * 4
        return raster.bytes[start..<start + 3].map(Int.init)
    }
}

extension Quadrilateral {
    /// Where a place of the unit square goes, by the projective map that the corners decide.
    fileprivate func place(_ x: Double, _ y: Double) -> Point? {
        // Weights of the corners for which the diagonals' crossing stays a crossing.
        let (a, b, c, d) = (topLeft, topRight, bottomRight, bottomLeft)
        func cross(_ p: Point, _ q: Point, _ r: Point) -> Double {
            (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        }
        let (wa, wb, wc, wd) = (cross(b, c, d), cross(c, d, a), cross(d, a, b), cross(a, b, c))
        guard wa != 0, wb != 0, wc != 0, wd != 0 else { return nil }
        let weights = [(1 - x) * (1 - y) * wa, x * (1 - y) * wb, x * y * wc, (1 - x) * y * wd]
        let sum = weights.reduce(0, +)
        let points = zip(weights, corners)
        return Point(
            x: points.reduce(0) { $0 + $1.0 * $1.1.x } / sum,
            y: points.reduce(0) { $0 + $1.0 * $1.1.y } / sum
        )
    }
}

extension Raster {
    /// The pixels, row after row.
    var bytes: [UInt8] {
        withUnsafeBytes { source in
            (0..<height).flatMap { y in source[y * bytesPerRow..<y * bytesPerRow + width * format.bytesPerPixel] }
        }
    }

    /// The share of pixels that another picture of the same size has in another color.
    fileprivate func shareDifferent(from other: Raster) -> Double {
        let (own, others) = (bytes, other.bytes)
        let pixels = stride(from: 0, to: own.count, by: 4)
        return Double(pixels.filter { own[$0..<$0 + 4] != others[$0..<$0 + 4] }.count) / Double(own.count / 4)
    }

    /// The share of pixels that are nearly white.
    fileprivate var shareWhite: Double {
        let own = bytes
        let pixels = stride(from: 0, to: own.count, by: 4)
        return Double(pixels.filter { own[$0..<$0 + 3].allSatisfy { $0 > 235 } }.count) / Double(own.count / 4)
    }
}
