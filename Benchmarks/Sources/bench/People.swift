import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import Vision

/// A worker that answers the points of the faces, hands and bodies of each picture that it is told of.
///
/// `people/race.py` compares the answers with those of MediaPipe. Time is that from the file to the answer.
enum People {
    /// Answers each line on standard input, a kind and a path, with the microseconds and what was found.
    static func serve() async throws {
        while let line = readLine() {
            guard let space = line.firstIndex(of: " ") else { throw BenchError("'\(line)' names no kind and file.") }
            let (kind, file) = (line[..<space], URL(fileURLWithPath: String(line[line.index(after: space)...])))
            let start = DispatchTime.now().uptimeNanoseconds
            let found = try await found(kind, in: file)
            let duration = Int(DispatchTime.now().uptimeNanoseconds - start) / 1000
            let answer = try JSONEncoder().encode(Answer(microseconds: duration, found: found))
            FileHandle.standardOutput.write(answer + Data("\n".utf8))
        }
    }

    /// What a line is answered with: for each thing its points, as parts of the sides from the upper left.
    private struct Answer: Encodable {
        var microseconds: Int
        var found: [[String: [Double]]]
    }

    private static func found(_ kind: Substring, in file: URL) async throws -> [[String: [Double]]] {
        switch kind {
        case "face":
            return try await DetectFaceLandmarksRequest().perform(on: file).compactMap { $0.landmarks.map(points) }
        case "box":
            return try await DetectFaceRectanglesRequest().perform(on: file).map { face in
                let box = face.boundingBox.verticallyFlipped().cgRect
                return ["least": [box.minX, box.minY], "most": [box.maxX, box.maxY]]
            }
        case "hand":
            return try await DetectHumanHandPoseRequest().perform(on: file).map { points(of: $0.allJoints()) }
        case "body":
            return try await DetectHumanBodyPoseRequest().perform(on: file).map { points(of: $0.allJoints()) }
        case "human":
            return try await DetectHumanRectanglesRequest().perform(on: file).map { person in
                let box = person.boundingBox.verticallyFlipped().cgRect
                return ["least": [box.minX, box.minY], "most": [box.maxX, box.maxY]]
            }
        case "mask":
            let request = GeneratePersonSegmentationRequest()
            request.qualityLevel = .fast
            request.outputPixelFormatType = kCVPixelFormatType_OneComponent32Float
            return [numbers(of: try await request.perform(on: file).pixelBuffer)]
        default: throw BenchError("'\(kind)' isn't a kind of people: face, box, hand, body, human or mask.")
        }
    }

    /// The points of a face by their parts and numbers.
    private static func points(of face: FaceObservation.Landmarks2D) -> [String: [Double]] {
        let parts = [
            "leftEyebrow": face.leftEyebrow, "rightEyebrow": face.rightEyebrow, "leftEye": face.leftEye,
            "rightEye": face.rightEye, "outerLips": face.outerLips, "innerLips": face.innerLips,
            "faceContour": face.faceContour, "nose": face.nose, "noseCrest": face.noseCrest,
            "leftPupil": face.leftPupil, "rightPupil": face.rightPupil,
        ]
        var named: [String: [Double]] = [:]
        for (part, region) in parts {
            let points = region.pointsInImageCoordinates(CGSize(width: 1, height: 1), origin: .upperLeft)
            for (index, point) in points.enumerated() { named["\(part)\(index)"] = [point.x, point.y] }
        }
        return named
    }

    /// The numbers of a mask, row after row.
    private static func numbers(of mask: CVReadOnlyPixelBuffer) -> [String: [Double]] {
        mask.withUnsafeBuffer { buffer in
            CVPixelBufferLockBaseAddress(buffer, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
            let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
            guard let base = CVPixelBufferGetBaseAddress(buffer) else { return [:] }
            let rows = (0..<height).flatMap { row in
                let line = (base + row * CVPixelBufferGetBytesPerRow(buffer)).assumingMemoryBound(to: Float.self)
                return (0..<width).map { Double(line[$0]) }
            }
            return ["mask": rows]
        }
    }

    private static func points<Name: RawRepresentable<String>>(of joints: [Name: Joint]) -> [String: [Double]] {
        var named: [String: [Double]] = [:]
        for (name, joint) in joints { named["\(name)"] = [joint.location.x, 1 - joint.location.y] }
        return named
    }
}
