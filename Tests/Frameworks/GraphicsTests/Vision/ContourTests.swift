import CoreGraphics
import Foundation
import Testing
import simd

@testable import Vision

/// Draws a gray image, white at first, measured from the lower left.
func contourImage(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try #require(
        CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue
        )
    )
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(gray: 0, alpha: 1)
    draw(context)
    return try #require(context.makeImage())
}

@Suite("Contours")
struct ContourTests {
    /// Squares of 200, 140, 80 and 40 pixels in each other, black and white by turns, and a square of 40 beside.
    static func squares() throws -> CGImage {
        try contourImage(400, 240) { context in
            for (index, side) in [200.0, 140, 80, 40].enumerated() {
                context.setFillColor(gray: index % 2 == 0 ? 0 : 1, alpha: 1)
                context.fill(CGRect(x: 120 - side / 2, y: 120 - side / 2, width: side, height: side))
            }
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 300, y: 20, width: 40, height: 40))
        }
    }

    @Test("A request starts with the documented settings")
    func defaults() {
        let request = DetectContoursRequest()
        #expect(request.contrastAdjustment == 2 && request.contrastPivot == 0.5)
        #expect(request.detectsDarkOnLight && request.maximumImageDimension == 512)
        #expect(request.revision == .revision1 && DetectContoursRequest.supportedRevisions == [.revision1])
        #expect("\(request)" == "DetectContoursRequest.revision1")
        let older = VNDetectContoursRequest()
        #expect(older.contrastAdjustment == 2 && older.contrastPivot == 0.5)
        #expect(older.detectsDarkOnLight && older.maximumImageDimension == 512)
        #expect(older.revision == VNDetectContourRequestRevision1)
    }

    @Test("Squares in each other are a tree, pixel by pixel")
    func tree() async throws {
        let found = try await DetectContoursRequest().perform(on: Self.squares())
        #expect(found.contourCount == 5)
        #expect(found.originatingRequestDescriptor == .detectContoursRequest(.revision1) && found.confidence == 1)
        try #require(found.topLevelContours.count == 2)
        let nest = found.topLevelContours[0]
        let beside = found.topLevelContours[1]
        #expect(beside.childContours.isEmpty && beside.indexPath == [1])
        // The border of a square of so many pixels goes through the middles of its outer ones.
        #expect(nest.pointCount == 4 * 199 && beside.pointCount == 4 * 39)
        let pixel = 1.0 / 400
        #expect(nest.aspectRatio == Float(400.0 / 240))
        #expect(abs(nest.calculateArea() - 199 * 199 * pixel * pixel) < 1e-7)
        #expect(abs(nest.calculatePerimeter() - 4 * 199 * pixel) < 1e-6)
        #expect(abs(nest.boundingCircle().radius - 199 * pixel / 2 * 2.0.squareRoot()) < 1e-6)
        let box = beside.boundingBox.toImageCoordinates(CGSize(width: 400, height: 240))
        for (value, expected) in zip([box.minX, box.minY, box.maxX, box.maxY], [300.5, 20.5, 339.5, 59.5]) {
            #expect(abs(value - expected) < 1e-9)
        }
        let hole = try #require(nest.childContours.first)
        let island = try #require(hole.childContours.first)
        let inner = try #require(island.childContours.first)
        #expect(inner.indexPath == [0, 0, 0, 0] && inner.childContours.isEmpty)
        #expect(found.countourAtIndexPath([0, 0, 0, 0]) == inner)
        #expect(found.countourAtIndexPath([0, 1]) == nil && found.countourAtIndexPath([]) == nil)
        #expect((0..<5).compactMap { found.contourAtIndex($0) }.filter { $0 == island }.count == 1)
        #expect(found.contourAtIndex(-1) == nil && found.contourAtIndex(5) == nil)
        // Objects are gone around counterclockwise, holes clockwise.
        let areas = [nest, hole, island, inner].map { $0.calculateArea(useOrientedArea: true) }
        #expect(areas[0] > 0 && areas[1] < 0 && areas[2] > 0 && areas[3] < 0)
        #expect("\(found)" == "5 contours, 2 at the top level")
    }

    @Test("All contours are a path, in which holes aren't inside by the even-odd rule")
    func path() async throws {
        let path = try await DetectContoursRequest().perform(on: Self.squares()).normalizedPath
        func contains(_ x: Double, _ y: Double) -> Bool {
            path.contains(CGPoint(x: x / 400, y: y / 240), using: .evenOdd)
        }
        #expect(contains(30, 120) && !contains(60, 120) && contains(90, 120) && !contains(120, 120))
        #expect(contains(320, 40) && !contains(320, 200))
    }

    @Test("A disk has its area within the pixels of its border, and few corners do for it")
    func disk() async throws {
        let image = try contourImage(400, 300) { $0.fillEllipse(in: CGRect(x: 100, y: 50, width: 200, height: 200)) }
        let found = try await DetectContoursRequest().perform(on: image)
        #expect(found.contourCount == 1)
        let disk = try #require(found.topLevelContours.first)
        let pixel = 1.0 / 400
        let (area, border) = (Double.pi * 100 * 100, Double.pi * 200)
        #expect(abs(disk.calculateArea() - area * pixel * pixel) < border * pixel * pixel)
        let circle = disk.boundingCircle()
        #expect(abs(circle.radius - 100 * pixel) < pixel)
        #expect(hypot(circle.center.x - 0.5, circle.center.y - 0.5) < pixel)
        let simple = try disk.polygonApproximation(epsilon: Float(2 * pixel))
        #expect((8..<24).contains(simple.pointCount))
        #expect(abs(simple.calculateArea() / disk.calculateArea() - 1) < 0.04)
        #expect(simple.indexPath == disk.indexPath)
        let quad = disk.boundingQuad.boundingBox
        #expect(abs(quad.width * 400 - 200) < 60)
    }

    @Test("A ring has a hole")
    func ring() async throws {
        let image = try contourImage(200, 200) { context in
            context.addEllipse(in: CGRect(x: 20, y: 20, width: 160, height: 160))
            context.addEllipse(in: CGRect(x: 60, y: 60, width: 80, height: 80))
            context.fillPath(using: .evenOdd)
        }
        let found = try await DetectContoursRequest().perform(on: image)
        #expect(found.contourCount == 2 && found.topLevelContours.count == 1)
        let hole = try #require(found.topLevelContours.first?.childContours.first)
        // The border of a hole is of the pixels around it.
        #expect(abs(hole.calculateArea() * 200 * 200 - .pi * 40 * 40) < .pi * 80)
    }

    @Test("Light things on something dark are found when asked for")
    func light() async throws {
        let image = try contourImage(120, 90) { context in
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 90))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 30, y: 30, width: 60, height: 30))
        }
        var request = DetectContoursRequest()
        request.detectsDarkOnLight = false
        let found = try await request.perform(on: image)
        #expect(found.contourCount == 1 && found.contourAtIndex(0)?.pointCount == 2 * (59 + 29))
    }

    @Test("Points are measured in the region of interest")
    func region() async throws {
        var request = DetectContoursRequest()
        request.regionOfInterest = NormalizedRect(x: 0.7, y: 0, width: 0.2, height: 0.4)
        let found = try await request.perform(on: Self.squares())
        #expect(found.contourCount == 1)
        let box = try #require(found.contourAtIndex(0)).boundingBox
        let pixels = box.toImageCoordinates(
            from: request.regionOfInterest,
            imageSize: CGSize(width: 400, height: 240),
            origin: .lowerLeft
        )
        #expect(abs(pixels.minX - 300.5) < 0.6 && abs(pixels.minY - 20.5) < 0.6 && abs(pixels.width - 39) < 1)
        #expect(found.contourAtIndex(0)?.aspectRatio == Float(80.0 / 96))
        request.regionOfInterest = NormalizedRect(x: 0.6, y: 0.5, width: 0.4, height: 0.5)
        #expect(try await request.perform(on: Self.squares()).contourCount == 0)
    }

    @Test("Points lie in the upright image")
    func orientation() async throws {
        let found = try await DetectContoursRequest().perform(on: Self.squares(), orientation: .right)
        let beside = try #require(found.topLevelContours.first { $0.childContours.isEmpty })
        #expect(abs(beside.aspectRatio - Float(240.0 / 400)) < 1e-6)
        // Turned clockwise, the lower right of the stored image is at the lower left.
        let box = beside.boundingBox.toImageCoordinates(CGSize(width: 240, height: 400))
        #expect(abs(box.midX - 40) < 0.01 && abs(box.midY - 80) < 0.01)
    }

    @Test("A larger image is examined at the largest dimension, a smaller one as it is")
    func dimension() async throws {
        var request = DetectContoursRequest()
        request.maximumImageDimension = 64
        let small = try await request.perform(on: Self.squares())
        request.maximumImageDimension = .max
        let large = try await request.perform(on: Self.squares())
        #expect(large.contourAtIndex(0)?.pointCount == 4 * 199)
        #expect(try #require(small.contourAtIndex(0)).pointCount < 150)
    }

    @Test("A blank image has none", arguments: [0, 0.5, 1])
    func nothing(gray: CGFloat) async throws {
        let image = try contourImage(100, 80) { context in
            context.setFillColor(gray: gray, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 80))
        }
        for pivot in [nil, 0.5] as [Float?] {
            var request = DetectContoursRequest()
            request.contrastPivot = pivot
            let found = try await request.perform(on: image)
            #expect(found.contourCount == 0 && found.topLevelContours.isEmpty && found.normalizedPath.isEmpty)
        }
    }

    @Test("A photo has contours, more where its contrast is amplified")
    func photo() async throws {
        var counts: [Int] = []
        for contrast in [0, 0.5, 2] as [Float] {
            var request = DetectContoursRequest()
            request.contrastPivot = nil
            request.contrastAdjustment = contrast
            counts.append(try await request.perform(on: Fixture.coffee.url).contourCount)
        }
        #expect(counts[0] == 0 && counts[1] > 20 && counts[2] > 5 * counts[1])
    }

    @Test("A handler answers contours among other requests, and tasks that are canceled get none")
    func handlers() async throws {
        let handler = ImageRequestHandler(try Self.squares())
        for await result in handler.performAll([DetectContoursRequest()]) {
            guard case .detectContours(let request, let found) = result else {
                Issue.record("\(result)")
                continue
            }
            #expect(request == DetectContoursRequest() && found.contourCount == 5)
            #expect("\(result)".hasSuffix("5 contours, 2 at the top level"))
        }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await handler.perform(DetectContoursRequest())
        }
        await #expect {
            _ = try await task.value
        } throws: {
            if case VisionError.requestCancelled = $0 { true } else { false }
        }
    }
}
