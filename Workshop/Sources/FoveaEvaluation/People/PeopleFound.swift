import CoreGraphics
import Foundation
import GeometryEngine
import Vision

/// What a request found of a person, in pixels from the upper left corner.
struct PeopleFound: Sendable {
    var box: Rect
    var points: [String: Point] = [:]
    var side: String?
    var confidence: Double
}

/// What is looked for.
enum PeopleKind: String, CaseIterable, Sendable {
    case faces, hands, bodies

    /// Returns what a picture of a size shows.
    func found(in file: URL, size: CGSize) async throws -> [PeopleFound] {
        func point(_ point: NormalizedPoint) -> Point {
            let place = point.toImageCoordinates(size, origin: .upperLeft)
            return Point(x: place.x, y: place.y)
        }
        func joints<Name: RawRepresentable<String>>(_ joints: [Name: Joint]) -> [String: Point] {
            Dictionary(uniqueKeysWithValues: joints.map { ("\($0.key)", point($0.value.location)) })
        }
        switch self {
        case .faces:
            return try await DetectFaceLandmarksRequest().perform(on: file).map { face in
                let box = face.boundingBox.toImageCoordinates(size, origin: .upperLeft)
                return PeopleFound(
                    box: Rect(x: box.minX, y: box.minY, width: box.width, height: box.height),
                    points: face.landmarks.map { FacePoints.points(of: $0, in: size) } ?? [:],
                    confidence: Double(face.confidence)
                )
            }
        case .hands:
            var request = DetectHumanHandPoseRequest()
            request.maximumHandCount = 6
            return try await request.perform(on: file).map { hand in
                let points = joints(hand.allJoints())
                return PeopleFound(
                    box: Rect(around: Array(points.values)),
                    points: points,
                    side: hand.chirality.map { "\($0)" },
                    confidence: Double(hand.confidence)
                )
            }
        case .bodies:
            return try await DetectHumanBodyPoseRequest().perform(on: file).map { body in
                let points = joints(body.allJoints())
                return PeopleFound(
                    box: Rect(around: Array(points.values)),
                    points: points,
                    confidence: Double(body.confidence)
                )
            }
        }
    }
}

/// The points of a face that the usual 68 have as well, by the numbers of those.
enum FacePoints {
    /// For each part of a face the number of each of its points, or nil where the 68 have none there.
    private static var numbers: [(KeyPath<FaceObservation.Landmarks2D, FaceObservation.Landmarks2D.Region>, [Int?])] {
        [
            (\.faceContour, Array(0...16)),
            (\.leftEyebrow, [17, 18, 19, 20, 21, nil]),
            (\.rightEyebrow, [nil, 22, 23, 24, 25, 26]),
            (\.noseCrest, [27, nil, 28, nil, 29, 30]),
            (\.nose, [nil, nil, nil, 31, 33, 35, nil, nil]),
            (\.leftEye, Array(36...41)),
            (\.rightEye, Array(42...47)),
            (\.outerLips, [48, nil, 49, 50, 51, 52, 53, nil, 54, 55, 56, 57, 58, 59]),
            (\.innerLips, [60, 61, 63, 64, 65, 67]),
        ]
    }

    /// Returns the points in pixels of a picture of a size.
    static func points(of face: FaceObservation.Landmarks2D, in size: CGSize) -> [String: Point] {
        var points: [String: Point] = [:]
        for (part, numbers) in numbers {
            let found = face[keyPath: part].pointsInImageCoordinates(size, origin: .upperLeft)
            for case (let number?, let point) in zip(numbers, found) {
                points["\(number)"] = Point(x: point.x, y: point.y)
            }
        }
        return points
    }
}
