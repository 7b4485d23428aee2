import CoreMedia
import CoreVideo
import Foundation
import Testing
import Vision

@Suite("Sequences of frames", .serialized)
struct SequenceTests {
    /// Frames of a camera that doesn't move, whose sensor is noisy.
    private struct Camera {
        private var state: UInt64 = 11
        let fixture: Fixture

        init(_ fixture: Fixture) { self.fixture = fixture }

        mutating func frame() throws -> CVPixelBuffer {
            let buffer = try fixture.pixelBuffer()
            CVPixelBufferLockBaseAddress(buffer, [])
            defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
            let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
            for row in 0..<CVPixelBufferGetHeight(buffer) {
                let line = bytes + row * CVPixelBufferGetBytesPerRow(buffer)
                for place in 0..<CVPixelBufferGetWidth(buffer) * 4 where place % 4 != 3 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    line[place] = UInt8(clamping: Int(line[place]) + Int(state >> 60) - 8)
                }
            }
            return buffer
        }
    }

    /// The standard deviation of places in one frame after another, in the mean of them and of both axes.
    private func jitter(_ frames: [[CGPoint]]) throws -> Double {
        let count = try #require(frames.first).count
        let deviations = (0..<count).flatMap { place in
            [\CGPoint.x, \CGPoint.y].map { axis in
                let numbers = frames.map { Double($0[place][keyPath: axis]) }
                let mean = numbers.reduce(0, +) / Double(numbers.count)
                return (numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count)).squareRoot()
            }
        }
        return deviations.reduce(0, +) / Double(deviations.count)
    }

    /// How much less joints tremble with a handler of sequences than by themselves: 0 is not at all.
    private func steadiness(of request: VNRequest, _ fixture: Fixture) throws -> Double {
        var camera = Camera(fixture)
        let sequence = VNSequenceRequestHandler()
        var (alone, together): ([[CGPoint]], [[CGPoint]]) = ([], [])
        for _ in 0..<16 {
            let frame = try camera.frame()
            try VNImageRequestHandler(cvPixelBuffer: frame).perform([request])
            alone.append(try joints(of: request))
            try sequence.perform([request], on: frame)
            together.append(try joints(of: request))
        }
        #expect(together.first == alone.first)
        let measured = try jitter(Array(alone.suffix(12)))
        try #require(measured > 0)
        return 1 - (try jitter(Array(together.suffix(12)))) / measured
    }

    /// The joints of the first thing that a request found, in the order of their names, or its corners.
    private func joints(of request: VNRequest) throws -> [CGPoint] {
        if let sheet = request.results?.first as? VNRectangleObservation {
            return [sheet.topLeft, sheet.topRight, sheet.bottomRight, sheet.bottomLeft]
        }
        let pose = try #require(request.results?.first as? VNRecognizedPointsObservation)
        return try pose.availableKeys.sorted { $0.rawValue < $1.rawValue }
            .map { try pose.recognizedPoint(forKey: $0).location }
    }

    @Test("Joints and corners at rest tremble less")
    func rest() throws {
        #expect(try steadiness(of: VNDetectHumanHandPoseRequest(), .leftBack) > 0.4)
        #expect(try steadiness(of: VNDetectHumanBodyPoseRequest(), .photographer) > 0.4)
        #expect(try steadiness(of: VNDetectDocumentSegmentationRequest(), .page) > 0.4)
    }

    @Test("The joints of a hand are where it is, whatever the part of the frame, and nobody's are made up")
    func truth() throws {
        let (handler, request) = (VNSequenceRequestHandler(), VNDetectHumanHandPoseRequest())
        for region in [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 0.95)] {
            request.regionOfInterest = region
            try VNImageRequestHandler(cgImage: Fixture.leftBack.cgImage).perform([request])
            let alone = try joints(of: request)
            try handler.perform([request], on: Fixture.leftBack.cgImage)
            let worst = zip(alone, try joints(of: request)).map { hypot($0.x - $1.x, $0.y - $1.y) }.max()
            #expect(try #require(worst) < 0.02)
        }
        try handler.perform([request], on: Fixture.coffee.cgImage)
        #expect(request.results == [])
    }

    /// Two pictures of one height side by side.
    private func pair(_ left: CVPixelBuffer, _ right: CVPixelBuffer) throws -> CVPixelBuffer {
        let height = CVPixelBufferGetHeight(left)
        try #require(height == CVPixelBufferGetHeight(right))
        var made: CVPixelBuffer?
        let width = CVPixelBufferGetWidth(left) + CVPixelBufferGetWidth(right)
        CVPixelBufferCreate(kCFAllocatorDefault, width, height, kCVPixelFormatType_32BGRA, nil, &made)
        let both = try #require(made)
        var place = 0
        CVPixelBufferLockBaseAddress(both, [])
        defer { CVPixelBufferUnlockBaseAddress(both, []) }
        for part in [left, right] {
            CVPixelBufferLockBaseAddress(part, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(part, .readOnly) }
            let (from, to) = (CVPixelBufferGetBaseAddress(part), CVPixelBufferGetBaseAddress(both))
            let count = CVPixelBufferGetWidth(part) * 4
            for row in 0..<height {
                try #require(to).advanced(by: row * CVPixelBufferGetBytesPerRow(both) + place).copyMemory(
                    from: try #require(from) + row * CVPixelBufferGetBytesPerRow(part),
                    byteCount: count
                )
            }
            place += count
        }
        return both
    }

    @Test("People keep their numbers while they are in view")
    func people() throws {
        let (handler, request) = (VNSequenceRequestHandler(), VNGeneratePersonInstanceMaskRequest())
        var (left, right) = (Camera(.astronaut), Camera(.photographer))
        var first: [Int: CGPoint] = [:]
        for frame in 0..<3 {
            try handler.perform([request], on: pair(left.frame(), right.frame()))
            let people = try #require(request.results?.first as? VNInstanceMaskObservation)
            #expect(people.allInstances == IndexSet([1, 2]))
            for number in people.allInstances {
                let place = try middle(of: people.generateMask(forInstances: IndexSet(integer: number)))
                let known = first[number, default: place]
                #expect(hypot(known.x - place.x, known.y - place.y) < 0.1, "\(number) in frame \(frame)")
                first[number] = known
            }
        }
    }

    /// The middle of the pixels that are inside of a mask, as parts of its sides.
    private func middle(of mask: CVPixelBuffer) throws -> CGPoint {
        CVPixelBufferLockBaseAddress(mask, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(mask, .readOnly) }
        let (width, height) = (CVPixelBufferGetWidth(mask), CVPixelBufferGetHeight(mask))
        let base = try #require(CVPixelBufferGetBaseAddress(mask))
        var (count, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<height {
            let line = (base + row * CVPixelBufferGetBytesPerRow(mask)).assumingMemoryBound(to: Float.self)
            for column in 0..<width where line[column] > 0.5 {
                (count, x, y) = (count + 1, x + Double(column), y + Double(row))
            }
        }
        try #require(count > 0)
        return CGPoint(x: x / count / Double(width), y: y / count / Double(height))
    }

    @Test("The time of frames is that of sample buffers, and one without times is a video all the same")
    func times() throws {
        let request = VNDetectHumanHandPoseRequest()
        var camera = Camera(.leftBack)
        let frames = try (0..<2).map { _ in try camera.frame() }
        try VNImageRequestHandler(cvPixelBuffer: frames[1]).perform([request])
        let alone = try joints(of: request)
        /// The joints of the second frame.
        func second(at times: [CMTime]) throws -> [CGPoint] {
            let handler = VNSequenceRequestHandler()
            for (frame, time) in zip(frames, times) {
                let timing = CMSampleTimingInfo(
                    duration: .invalid,
                    presentationTimeStamp: time,
                    decodeTimeStamp: .invalid
                )
                let sample = try CMSampleBuffer(
                    imageBuffer: frame,
                    formatDescription: CMVideoFormatDescription(imageBuffer: frame),
                    sampleTiming: timing
                )
                try handler.perform([request], on: sample)
            }
            return try joints(of: request)
        }
        // After a long pause, or a step back, a hand is a new one.
        #expect(try second(at: [.zero, CMTime(value: 5, timescale: 1)]) == alone)
        #expect(try second(at: [CMTime(value: 5, timescale: 1), .zero]) == alone)
        #expect(try second(at: [.zero, CMTime(value: 1, timescale: 30)]) != alone)
        #expect(try second(at: [.zero, .zero]) != alone)
        #expect(try second(at: [.invalid, .positiveInfinity]) != alone)
    }
}
