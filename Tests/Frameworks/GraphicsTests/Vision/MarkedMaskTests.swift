import CoreImage
import Foundation
import Testing
import Vision

@Suite("Masks of what a person marks, and heat maps", .tags(.network))
struct MarkedMaskTests {
    /// A red ball on green ground, and another one.
    private func balls() throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil,
                width: 320,
                height: 200,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(CGColor(red: 0.3, green: 0.55, blue: 0.35, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 320, height: 200))
        context.setFillColor(CGColor(red: 0.85, green: 0.2, blue: 0.15, alpha: 1))
        context.fillEllipse(in: CGRect(x: 40, y: 60, width: 90, height: 90))
        context.fillEllipse(in: CGRect(x: 210, y: 50, width: 70, height: 70))
        return try #require(context.makeImage())
    }

    private let left = NormalizedPoint(x: 85.0 / 320, y: 105.0 / 200)
    private let right = NormalizedPoint(x: 245.0 / 320, y: 85.0 / 200)

    @Test("A point, a box and a scribble give the thing that they are on")
    func seeds() async throws {
        let image = try balls()
        let byPoint = GenerateIterativeSegmentationRequest(seedPoint: left)
        #expect(byPoint.qualityLevel == .accurate && byPoint.revision == .revision1)
        #expect(await byPoint.assetStatus == .ready)
        try await byPoint.downloadAssets()
        let box = NormalizedRect(x: 0.09, y: 0.24, width: 0.36, height: 0.56)
        let byBox = GenerateIterativeSegmentationRequest(seedBox: box)
        let pen = try Raster8(width: 32, height: 20) { x, y in (6..<11).contains(x) && y == 9 }.buffer
        let byScribble = GenerateIterativeSegmentationRequest(
            seedScribbleBuffer: CVReadOnlyPixelBuffer(unsafeBuffer: pen)
        )
        for request in [byPoint, byBox, byScribble] {
            let mask = try #require(try await request.perform(on: image))
            #expect(mask.size == CGSize(width: 320, height: 200))
            #expect(mask.pixel(at: left) > 0.9 && mask.pixel(at: right) < 0.1)
            #expect(mask.pixel(at: NormalizedPoint(x: 0.5, y: 0.5)) < 0.1)
            #expect(mask.originatingRequestDescriptor == .generateIterativeSegmentationRequest(.revision1))
        }
    }

    @Test(
        "Points are added to the thing, and taken from it",
        arguments: [
            GenerateIterativeSegmentationRequest.QualityLevel.fast, .balanced,
        ]
    )
    func steps(quality: GenerateIterativeSegmentationRequest.QualityLevel) async throws {
        let request = GenerateIterativeSegmentationRequest(seedPoint: left)
        request.qualityLevel = quality
        try request.addIncludedPoint(right)
        let both = try #require(try await request.perform(on: balls()))
        #expect(both.pixel(at: left) > 0.9 && both.pixel(at: right) > 0.9)
        let other = GenerateIterativeSegmentationRequest(seedPoint: left)
        try other.addExcludedPoint(right)
        let one = try #require(try await other.perform(on: balls()))
        #expect(one.pixel(at: left) > 0.9 && one.pixel(at: right) < 0.1)
        #expect(request == request && request != other)
        #expect {
            try request.addIncludedPoint(NormalizedPoint(x: 1.2, y: 0))
        } throws: {
            if case .outOfBoundsError = $0 as? VisionError { true } else { false }
        }
    }

    @Test("A box outside of the image is refused")
    func box() async throws {
        let request = GenerateIterativeSegmentationRequest(
            seedBox: NormalizedRect(x: 0.5, y: 0.5, width: 1, height: 0.2)
        )
        await #expect {
            try await request.perform(on: balls())
        } throws: {
            if case .invalidArgument = $0 as? VisionError { true } else { false }
        }
    }

    @Test("Things on a plain ground are subjects, each with its number")
    func subjects() async throws {
        let handler = ImageRequestHandler(try balls())
        let found = try #require(try await handler.perform(GenerateForegroundInstanceMaskRequest()))
        #expect(found.allInstances == [1, 2])
        // The larger one is the first.
        #expect(found.instanceAtPoint(left) == [1] && found.instanceAtPoint(right) == [2])
        #expect(found.instanceAtPoint(NormalizedPoint(x: 0.5, y: 0.05)).isEmpty)
        let image = try found.generateMaskedImage(for: [2], imageFrom: handler, croppedToInstancesExtent: true)
        #expect(abs(CVPixelBufferGetWidth(image) - 70) <= 6 && abs(CVPixelBufferGetHeight(image) - 70) <= 6)
        // The rows of a part of an image are as far apart as those of the whole.
        #expect(CVPixelBufferGetBytesPerRow(image) > 4 * CVPixelBufferGetWidth(image))
    }

    @Test("Heat maps of both kinds are where things are, in either interface")
    func saliency() async throws {
        let handler = ImageRequestHandler(try balls())
        let (attention, objects) = try await handler.perform(
            GenerateAttentionBasedSaliencyImageRequest(),
            GenerateObjectnessBasedSaliencyImageRequest()
        )
        #expect(objects.salientObjects.count == 2 && attention.salientObjects.count == 1)
        #expect(attention.heatMap.pixelFormat == kCVPixelFormatType_OneComponent32Float)
        #expect(attention.heatMap.size == CGSize(width: 68, height: 68))
        for map in [attention.heatMap, objects.heatMap] {
            #expect(map.pixel(at: left) > 0.5 && map.pixel(at: NormalizedPoint(x: 0.5, y: 0.02)) < 0.3)
        }
        let first = try #require(objects.salientObjects.first)
        #expect(first.boundingBox.cgRect.contains(left.cgPoint) && first.confidence > 0.5)
        #expect(objects.originatingRequestDescriptor == .generateObjectnessBasedSaliencyImageRequest(.revision2))

        let older = VNGenerateObjectnessBasedSaliencyImageRequest()
        try VNImageRequestHandler(cgImage: balls()).perform([older, VNGenerateAttentionBasedSaliencyImageRequest()])
        let map = try #require(older.results?.first)
        #expect(map.salientObjects?.map(\.boundingBox) == objects.salientObjects.map(\.boundingBox.cgRect))
        #expect(CVPixelBufferGetPixelFormatType(map.pixelBuffer) == kCVPixelFormatType_OneComponent32Float)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: map, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: VNSaliencyImageObservation.self, from: archive)
        #expect(read?.salientObjects?.count == 2)
        #expect(SaliencyImageObservation(map)?.salientObjects.count == 2)
        let json = try JSONEncoder().encode(objects)
        #expect(try JSONDecoder().decode(SaliencyImageObservation.self, from: json) == objects)
    }

    @Test("Nothing stands out of one color or of noise, and no person is there", arguments: [false, true])
    func nothing(isRough: Bool) async throws {
        var noise: UInt32 = 5
        let image = try Raster8(width: 160, height: 120) { _, _ in
            noise = noise &* 1_664_525 &+ 1_013_904_223
            return isRough && noise >> 31 == 1
        }
        let handler = ImageRequestHandler(image.buffer)
        #expect(try await handler.perform(GenerateForegroundInstanceMaskRequest()) == nil)
        #expect(try await handler.perform(GeneratePersonInstanceMaskRequest()) == nil)
        #expect(try await handler.perform(GenerateAttentionBasedSaliencyImageRequest()).salientObjects.isEmpty)
        #expect(try await handler.perform(GenerateObjectnessBasedSaliencyImageRequest()).salientObjects.isEmpty)
        let mask = try await handler.perform(GeneratePersonSegmentationRequest())
        #expect(mask.pixel(at: NormalizedPoint(x: 0.5, y: 0.5)) == 0)
    }

    @Test("Images of a few pixels have masks too", arguments: [(1, 1), (1, 200), (300, 1), (2, 2), (17, 3), (40, 25)])
    func small(width: Int, height: Int) async throws {
        let image = try Raster8(width: width, height: height) { x, y in x * 2 > width || y * 3 > height }
        let handler = ImageRequestHandler(image.buffer)
        let size = CGSize(width: width, height: height)
        #expect(try await handler.perform(GeneratePersonSegmentationRequest()).size == size)
        if let things = try await handler.perform(GenerateForegroundInstanceMaskRequest()) {
            let mask = try things.generateScaledMask(for: [], scaledToImageFrom: handler)
            #expect(CVPixelBufferGetWidth(mask) == width && CVPixelBufferGetHeight(mask) == height)
        }
        _ = try await handler.perform(GeneratePersonInstanceMaskRequest())
        #expect(try await handler.perform(GenerateAttentionBasedSaliencyImageRequest()).heatMap.size.width == 68)
        let request = GenerateIterativeSegmentationRequest(seedPoint: NormalizedPoint(x: 1, y: 0))
        if let mask = try await handler.perform(request) { #expect(mask.size == size) }
        let corner = GenerateIterativeSegmentationRequest(
            seedBox: NormalizedRect(x: 0.999, y: 0, width: 0.001, height: 0.001)
        )
        _ = try await handler.perform(corner)
    }

    /// A gray image of two values.
    private struct Raster8 {
        let buffer: CVPixelBuffer

        init(width: Int, height: Int, _ isBright: (_ x: Int, _ y: Int) -> Bool) throws {
            var made: CVPixelBuffer?
            CVPixelBufferCreate(kCFAllocatorDefault, width, height, kCVPixelFormatType_OneComponent8, nil, &made)
            buffer = try #require(made)
            CVPixelBufferLockBaseAddress(buffer, [])
            defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
            let base = try #require(CVPixelBufferGetBaseAddress(buffer))
            for y in 0..<height {
                for x in 0..<width {
                    let place = y * CVPixelBufferGetBytesPerRow(buffer) + x
                    base.storeBytes(of: isBright(x, y) ? 255 : 0, toByteOffset: place, as: UInt8.self)
                }
            }
        }
    }
}
