import CoreImage
import Foundation
import Testing
import Vision

@Suite("Masks of people and things", .tags(.network))
struct MaskTests {
    @Test(
        "The mask of a person has the size and format of the request",
        arguments: [
            (GeneratePersonSegmentationRequest.QualityLevel.fast, 256), (.balanced, 512), (.accurate, 512),
        ]
    )
    func person(quality: GeneratePersonSegmentationRequest.QualityLevel, side: Int) async throws {
        let request = GeneratePersonSegmentationRequest()
        #expect(request.qualityLevel == .accurate && request.outputPixelFormatType == kCVPixelFormatType_OneComponent8)
        request.qualityLevel = quality
        for format in request.supportedOutputPixelFormats {
            request.outputPixelFormatType = format
            let mask = try await request.perform(on: Fixture.astronaut.url)
            #expect(mask.pixelFormat == format && mask.size == CGSize(width: side, height: side))
            #expect(mask.originatingRequestDescriptor == .generatePersonSegmentationRequest(.revision1))
            // Her face, her suit, and the flag and the shuttle behind her.
            #expect(mask.pixel(at: NormalizedPoint(x: 0.43, y: 0.78)) > 0.95)
            #expect(mask.pixel(at: NormalizedPoint(x: 0.4, y: 0.3)) > 0.95)
            #expect(mask.pixel(at: NormalizedPoint(x: 0.1, y: 0.85)) < 0.05)
            #expect(mask.pixel(at: NormalizedPoint(x: 0.85, y: 0.6)) < 0.05)
        }
        request.outputPixelFormatType = kCVPixelFormatType_32BGRA
        await #expect {
            try await request.perform(on: Fixture.astronaut.url)
        } throws: {
            if case .invalidArgument = $0 as? VisionError { true } else { false }
        }
    }

    @Test(
        "Pictures without people have an empty mask and no instances",
        arguments: [
            Fixture.cat, .coffee, .cover, .page,
        ]
    )
    func nobody(fixture: Fixture) async throws {
        let handler = ImageRequestHandler(try fixture.url)
        #expect(try share(of: await handler.perform(GeneratePersonSegmentationRequest())) < 0.01)
        #expect(try await handler.perform(GeneratePersonInstanceMaskRequest()) == nil)
    }

    @Test("People side by side are two instances")
    func neighbors() async throws {
        let photo = try #require(CIImage(contentsOf: Fixture.astronaut.url))
        let mirrored = photo.transformed(by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1024, ty: 0))
        let handler = ImageRequestHandler(mirrored.composited(over: photo))
        let found = try #require(try await handler.perform(GeneratePersonInstanceMaskRequest()))
        #expect(found.allInstances == [1, 2])
        let (left, right) = (NormalizedPoint(x: 0.215, y: 0.78), NormalizedPoint(x: 0.785, y: 0.78))
        let numbers = [left, right].map { found.instanceAtPoint($0) }
        #expect(numbers == [[1], [2]] || numbers == [[2], [1]])
        // Their suits touch, and are told apart in the middle between them.
        #expect(found.instanceAtPoint(NormalizedPoint(x: 0.3, y: 0.3)) == numbers[0])
        #expect(found.instanceAtPoint(NormalizedPoint(x: 0.7, y: 0.3)) == numbers[1])
    }

    @Test("Both generations answer the same mask, and archives keep it")
    func twins() async throws {
        let older = VNGeneratePersonSegmentationRequest()
        older.qualityLevel = .balanced
        older.outputPixelFormat = kCVPixelFormatType_OneComponent32Float
        let people = VNGeneratePersonInstanceMaskRequest()
        try VNImageRequestHandler(url: Fixture.astronaut.url).perform([older, people])
        let mask = try #require(older.results?.first)
        #expect(CVPixelBufferGetPixelFormatType(mask.pixelBuffer) == kCVPixelFormatType_OneComponent32Float)
        let newer = GeneratePersonSegmentationRequest()
        newer.qualityLevel = .balanced
        newer.outputPixelFormatType = kCVPixelFormatType_OneComponent32Float
        let same = try await newer.perform(on: Fixture.astronaut.url)
        let bridged = try #require(PixelBufferObservation(mask))
        #expect(bridged.pixelBuffer.withUnsafeBuffer { bytes($0) } == same.pixelBuffer.withUnsafeBuffer { bytes($0) })

        let instances = try #require(people.results?.first)
        #expect(instances.allInstances == IndexSet(integer: 1) && people.results?.count == 1)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: instances, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNInstanceMaskObservation.self, from: archive)
        )
        #expect(InstanceMaskObservation(read) == InstanceMaskObservation(instances))
        let json = try JSONEncoder().encode(try #require(InstanceMaskObservation(instances)))
        #expect(
            try JSONDecoder().decode(InstanceMaskObservation.self, from: json) == InstanceMaskObservation(instances)
        )
        #expect {
            try read.createScaledMask(for: [1], croppedToInstancesContent: false)
        } throws: { ($0 as NSError).code == VNErrorCode.invalidOperation.rawValue }
    }

    @Test("Masks come in the size of the analysis and of the image, whole and cropped")
    func instances() async throws {
        let handler = ImageRequestHandler(try Fixture.astronaut.url)
        let found = try #require(try await handler.perform(GeneratePersonInstanceMaskRequest()))
        #expect(found.allInstances == [1])
        let small = try found.generateMask(for: [1])
        #expect(CVPixelBufferGetPixelFormatType(small) == kCVPixelFormatType_OneComponent32Float)
        #expect(try floats(found.generateMask(for: [])) == floats(small))
        let large = try found.generateScaledMask(for: [1], scaledToImageFrom: handler)
        #expect(CVPixelBufferGetWidth(large) == 512 && CVPixelBufferGetHeight(large) == 512)
        let values = floats(large)
        #expect(values.allSatisfy { (0...1).contains($0) })
        let image = try found.generateMaskedImage(for: [1], imageFrom: handler)
        #expect(CVPixelBufferGetPixelFormatType(image) == kCVPixelFormatType_32BGRA)
        let cropped = try found.generateMaskedImage(for: [1], imageFrom: handler, croppedToInstancesExtent: true)
        let columns = (0..<512).filter { column in (0..<512).contains { values[$0 * 512 + column] > 0 } }
        let rows = (0..<512).filter { row in (0..<512).contains { values[row * 512 + $0] > 0 } }
        #expect(CVPixelBufferGetWidth(cropped) == (columns.last ?? 0) - (columns.first ?? 0) + 1)
        #expect(CVPixelBufferGetHeight(cropped) == (rows.last ?? 0) - (rows.first ?? 0) + 1)
        #expect {
            try found.generateMask(for: [2])
        } throws: {
            if case .invalidArgument = $0 as? VisionError { true } else { false }
        }
    }

    @Test("The instance at a point is the one whose number the mask has there")
    func points() throws {
        let request = VNGeneratePersonInstanceMaskRequest()
        let handler = VNImageRequestHandler(url: try Fixture.astronaut.url)
        try handler.perform([request])
        let found = try #require(request.results?.first)
        let labels = found.instanceMask
        #expect(CVPixelBufferGetPixelFormatType(labels) == kCVPixelFormatType_OneComponent8)
        let (width, height) = (CVPixelBufferGetWidth(labels), CVPixelBufferGetHeight(labels))
        let numbers = bytes(labels)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let (column, row) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
            let point = CGPoint(
                x: (Double(column) + 0.5) / Double(width),
                y: 1 - (Double(row) + 0.5) / Double(height)
            )
            let number = Int(numbers[row * width + column])
            #expect(found.instanceAtPoint(point) == number)
        }
        #expect(found.instanceAtPoint(CGPoint(x: 2, y: 0.5)) == 0)
        let whole = try found.createScaledMask(for: found.allInstances, croppedToInstancesContent: false)
        #expect(try floats(found.generateScaledMaskForImage(forInstances: [1], from: handler)) == floats(whole))
        let part = try found.createMaskedImage(for: found.allInstances, croppedToInstancesContent: true)
        #expect(CVPixelBufferGetHeight(part) < 512)
    }

    @Test("A person is put before another background with the mask")
    func compositing() throws {
        let request = VNGenerateForegroundInstanceMaskRequest()
        let handler = VNImageRequestHandler(url: try Fixture.astronaut.url)
        try handler.perform([request])
        let found = try #require(request.results?.first)
        let mask = CIImage(
            cvPixelBuffer: try found.createScaledMask(for: found.allInstances, croppedToInstancesContent: false)
        )
        let photo = try #require(CIImage(contentsOf: Fixture.astronaut.url))
        let filter = try #require(CIFilter(name: "CIBlendWithMask"))
        filter.setValue(photo, forKey: kCIInputImageKey)
        filter.setValue(CIImage(color: .green).cropped(to: photo.extent), forKey: kCIInputBackgroundImageKey)
        filter.setValue(mask, forKey: kCIInputMaskImageKey)
        let output = try #require(filter.outputImage)
        var pixels = [UInt8](repeating: 0, count: 4 * 512 * 512)
        CIContext().render(
            output,
            toBitmap: &pixels,
            rowBytes: 4 * 512,
            bounds: photo.extent,
            format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB)
        )
        func color(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[4 * (y * 512 + x)..<4 * (y * 512 + x) + 4]) }
        #expect(color(340, 40) == [0, 255, 0, 255])
        #expect(color(222, 112)[0] > 150)
    }

    @Test("Colors brighter than white pass through a mask unchanged")
    func brightColors() throws {
        let request = VNGeneratePersonInstanceMaskRequest()
        let handler = VNImageRequestHandler(url: try Fixture.astronaut.url)
        try handler.perform([request])
        let found = try #require(request.results?.first)
        let mask = CIImage(cvPixelBuffer: try found.generateScaledMaskForImage(forInstances: [1], from: handler))
        // A photo of three times the range of white, in linear numbers.
        var bright = [Float](repeating: 1, count: 4 * 512 * 512)
        for place in 0..<512 * 512 {
            for component in 0..<3 { bright[4 * place + component] = Float(place % 512 + 97 * component) / 250 }
        }
        let space = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        let photo = bright.withUnsafeBytes { bytes in
            CIImage(
                bitmapData: Data(bytes),
                bytesPerRow: 16 * 512,
                size: CGSize(width: 512, height: 512),
                format: .RGBAf,
                colorSpace: space
            )
        }
        let filter = CIFilter.blendWithMask()
        filter.inputImage = photo
        filter.backgroundImage = CIImage(color: .black).cropped(to: photo.extent)
        filter.maskImage = mask
        var output = [Float](repeating: 0, count: bright.count)
        CIContext().render(
            try #require(filter.outputImage),
            toBitmap: &output,
            rowBytes: 16 * 512,
            bounds: photo.extent,
            format: .RGBAf,
            colorSpace: space
        )
        // Her face, which is in the mask wholly.
        for place in [112 * 512 + 222, 130 * 512 + 230] {
            for component in 0..<3 {
                let (before, after) = (bright[4 * place + component], output[4 * place + component])
                #expect(abs(before - after) <= before / 1024)
            }
        }
        #expect(output[4 * (200 * 512 + 430)] == 0)
    }

    private func share(of mask: PixelBufferObservation) throws -> Double {
        let values = mask.pixelBuffer.withUnsafeBuffer { bytes($0) }
        return Double(values.count { $0 > 127 }) / Double(values.count)
    }

    /// The bytes of a buffer's rows without their padding.
    private func bytes(_ buffer: CVPixelBuffer) -> [UInt8] {
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
        guard let base = CVPixelBufferGetBaseAddress(buffer) else { return [] }
        let (width, stride) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetBytesPerRow(buffer))
        let pixel =
            switch CVPixelBufferGetPixelFormatType(buffer) {
            case kCVPixelFormatType_OneComponent8: 1
            case kCVPixelFormatType_OneComponent16Half: 2
            default: 4
            }
        return (0..<CVPixelBufferGetHeight(buffer)).flatMap { row in
            Array(UnsafeRawBufferPointer(start: base + row * stride, count: width * pixel))
        }
    }

    private func floats(_ buffer: CVPixelBuffer) -> [Float] {
        bytes(buffer).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    }
}
