// A photo booth: it counts people, draws faces as boxes, follows a pinch, dumps skeletons and swaps backgrounds.
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Vision

enum PhotoBoothError: Error {
    case noSubject
    case badInput
}

// MARK: - Faces

struct FaceBox: Codable {
    let x, y, width, height: Double
    let confidence: Float
}

enum FaceDump {
    /// Boxes in pixels from the upper left, as JSON.
    static func boxes(url: URL) throws -> Data {
        let request = VNDetectFaceRectanglesRequest()
        let handler = VNImageRequestHandler(url: url, options: [:])
        try handler.perform([request])
        guard let image = CIImage(contentsOf: url) else { throw PhotoBoothError.badInput }
        let (width, height) = (Int(image.extent.width), Int(image.extent.height))
        let boxes = (request.results ?? []).map { face -> FaceBox in
            let rect = VNImageRectForNormalizedRect(face.boundingBox, width, height)
            return FaceBox(
                x: rect.origin.x,
                y: CGFloat(height) - rect.maxY,
                width: rect.width,
                height: rect.height,
                confidence: face.confidence
            )
        }
        return try JSONEncoder().encode(boxes)
    }

    static func eyeDistance(cgImage: CGImage) throws -> CGFloat? {
        var distance: CGFloat?
        let request = VNDetectFaceLandmarksRequest { request, error in
            guard error == nil, let observations = request.results as? [VNFaceObservation] else { return }
            for observation in observations {
                guard let landmarks = observation.landmarks,
                    let left = landmarks.leftPupil?.normalizedPoints.first,
                    let right = landmarks.rightPupil?.normalizedPoints.first
                else { continue }
                distance = hypot(left.x - right.x, left.y - right.y) * observation.boundingBox.width
            }
        }
        request.revision = VNDetectFaceLandmarksRequestRevision3
        try VNImageRequestHandler(cgImage: cgImage, orientation: .up, options: [:]).perform([request])
        return distance
    }

    /// More faces than masks of people mean a crowd.
    static func isCrowd(_ pixelBuffer: CVPixelBuffer) throws -> Bool {
        let faces = VNDetectFaceRectanglesRequest()
        let people = VNGeneratePersonInstanceMaskRequest()
        let humans = VNDetectHumanRectanglesRequest()
        humans.upperBodyOnly = false
        try VNImageRequestHandler(cvPixelBuffer: pixelBuffer, options: [:]).perform([faces, people, humans])
        let masked = people.results?.first?.allInstances.count ?? 0
        return max(faces.results?.count ?? 0, humans.results?.count ?? 0) > masked
    }
}

// MARK: - Hands

/// Says when thumb and index finger touch.
final class PinchDetector {
    private let sequence = VNSequenceRequestHandler()
    private let request: VNDetectHumanHandPoseRequest = {
        let request = VNDetectHumanHandPoseRequest()
        request.maximumHandCount = 2
        return request
    }()

    private(set) var chirality: VNChirality = .unknown

    func isPinching(in pixelBuffer: CVPixelBuffer) throws -> Bool {
        try sequence.perform([request], on: pixelBuffer, orientation: .up)
        guard let hand = request.results?.first else { return false }
        chirality = hand.chirality
        let thumb = try hand.recognizedPoints(.thumb)
        let index = try hand.recognizedPoint(.indexTip)
        guard let tip = thumb[.thumbTip], tip.confidence > 0.5, index.confidence > 0.5 else { return false }
        return hypot(tip.location.x - index.location.x, tip.location.y - index.location.y) < 0.05
    }

    static func fingerCount(url: URL) throws -> Int {
        let request = VNDetectHumanHandPoseRequest()
        try VNImageRequestHandler(url: url, options: [:]).perform([request])
        guard let hand = request.results?.first as? VNHumanHandPoseObservation else { return 0 }
        return try hand.recognizedPoints(.all).count
    }
}

// MARK: - Bodies

enum SkeletonDump {
    /// A line for each joint that is sure enough, sorted by name.
    static func lines(url: URL) throws -> [String] {
        let request = VNDetectHumanBodyPoseRequest()
        try VNImageRequestHandler(url: url).perform([request])
        return try (request.results ?? []).flatMap { body -> [String] in
            let joints = try body.recognizedPoints(.all)
            return joints.filter { $0.value.confidence > 0.3 }
                .map { "\($0.key.rawValue.rawValue) \($0.value.location.x) \($0.value.location.y)" }
                .sorted()
        }
    }

    static func wristHeight(url: URL) throws -> (meters: Float, parent: String, point: VNPoint)? {
        let request = VNDetectHumanBodyPose3DRequest()
        try VNImageRequestHandler(url: url).perform([request])
        guard let body = request.results?.first else { return nil }
        let wrist = try body.recognizedPoint(.leftWrist)
        _ = wrist.localPosition
        let parent = body.parentJointName(.leftWrist)?.rawValue.rawValue ?? ""
        switch body.heightEstimation {
        case .measured, .reference: break
        @unknown default: break
        }
        return (wrist.position.columns.3.y, parent, try body.pointInImage(.leftWrist))
    }

    @available(macOS 15, iOS 18, *)
    static func names(url: URL) async throws -> [String] {
        var request = DetectHumanBodyPoseRequest()
        request.detectsHands = true
        let bodies = try await request.perform(on: url)
        let arms = bodies.flatMap { $0.allJoints(in: .leftArm).map(\.value.jointName) }
        let hands = try await DetectHumanHandPoseRequest().perform(on: url)
        return arms + hands.flatMap { $0.allJoints(in: .indexFinger).map(\.value.jointName) }
    }
}

// MARK: - Cut-outs

enum BackgroundSwapper {
    /// The subject of a photo on another background.
    static func swap(_ data: Data, background: CIImage) throws -> CIImage {
        guard let input = CIImage(data: data) else { throw PhotoBoothError.badInput }
        let handler = VNImageRequestHandler(ciImage: input)
        let request = VNGenerateForegroundInstanceMaskRequest()
        try handler.perform([request])
        guard let result = request.results?.first else { throw PhotoBoothError.noSubject }
        let mask = try result.generateScaledMaskForImage(forInstances: result.allInstances, from: handler)
        let filter = CIFilter.blendWithMask()
        filter.inputImage = input
        filter.maskImage = CIImage(cvPixelBuffer: mask)
        filter.backgroundImage = background
        guard let output = filter.outputImage else { throw PhotoBoothError.noSubject }
        return output.cropped(to: input.extent)
    }

    /// As talks about lifting subjects show it: tap, and take the thing or all of them.
    static func lift(_ image: CIImage, at tap: CGPoint?) throws -> CVPixelBuffer? {
        let request = VNGenerateForegroundInstanceMaskRequest()
        try VNImageRequestHandler(ciImage: image).perform([request])
        guard let observation = request.results?.first else { return nil }
        var instances = observation.allInstances
        if let tap {
            let instance = observation.instanceAtPoint(tap)
            instances = instance == 0 ? observation.allInstances : IndexSet(integer: instance)
        }
        return try observation.createScaledMask(for: instances, croppedToInstancesContent: false)
    }

    /// What is sure to be of a person.
    static func personShare(_ image: CGImage) throws -> Double {
        let request = VNGeneratePersonSegmentationRequest()
        request.qualityLevel = .balanced
        request.outputPixelFormat = kCVPixelFormatType_OneComponent8
        try VNImageRequestHandler(cgImage: image).perform([request])
        guard let mask = request.results?.first?.pixelBuffer else { return 0 }
        CVPixelBufferLockBaseAddress(mask, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(mask, .readOnly) }
        guard let base = CVPixelBufferGetBaseAddress(mask) else { return 0 }
        let (width, height) = (CVPixelBufferGetWidth(mask), CVPixelBufferGetHeight(mask))
        let bytesPerRow = CVPixelBufferGetBytesPerRow(mask)
        var count = 0
        for row in 0..<height {
            let line = base.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in 0..<width where line[column] > 127 { count += 1 }
        }
        return Double(count) / Double(width * height)
    }
}
