public import Foundation
import GeometryEngine
import PeopleEngine

extension FaceObservation {
    /// The parts of a face.
    ///
    /// Left and right are those of the image.
    public struct Landmarks2D: Hashable, Codable, Sendable {
        private let regions: [String: Region]
        /// All points, each once.
        public let allPoints: Region
        let confidence: Float

        /// Creates the parts of an engine's face, whose box is measured in a region.
        init(_ landmarks: FaceLandmarks, of box: NormalizedRect, in region: PictureRegion) {
            let face = PictureRegion(box.box(in: region))
            func part(_ points: [Point], isClosed: Bool?) -> Region {
                Region(
                    pointsClassification: isClosed.map { $0 ? .closedPath : .openPath } ?? .disconnected,
                    points: points.map { NormalizedPoint(face.place(of: $0)) },
                    faceBox: NormalizedRect(face)
                )
            }
            var regions: [String: Region] = [:]
            for (name, points) in landmarks.parts {
                regions[name.rawValue] = part(points, isClosed: points.count == 1 ? nil : name.isClosed)
            }
            self.regions = regions
            allPoints = part(landmarks.allPoints, isClosed: nil)
            confidence = Float(landmarks.confidence)
        }

        /// The line from one ear over the chin to the other.
        public var faceContour: Region { region(.faceContour) }
        /// The outline of the eye at the left of the image.
        public var leftEye: Region { region(.leftEye) }
        /// The outline of the eye at the right of the image.
        public var rightEye: Region { region(.rightEye) }
        /// The line along the brow at the left of the image.
        public var leftEyebrow: Region { region(.leftEyebrow) }
        /// The line along the brow at the right of the image.
        public var rightEyebrow: Region { region(.rightEyebrow) }
        /// The outline of the nose.
        public var nose: Region { region(.nose) }
        /// The line along the ridge of the nose.
        public var noseCrest: Region { region(.noseCrest) }
        /// The line that divides the face, from the nose to the chin.
        public var medianLine: Region { region(.medianLine) }
        /// The outline of the lips.
        public var outerLips: Region { region(.outerLips) }
        /// The line between the lips.
        public var innerLips: Region { region(.innerLips) }
        /// The middle of the pupil at the left of the image.
        public var leftPupil: Region { region(.leftPupil) }
        /// The middle of the pupil at the right of the image.
        public var rightPupil: Region { region(.rightPupil) }

        func region(_ part: FaceLandmarks.Part) -> Region {
            regions[part.rawValue] ?? Region(pointsClassification: .disconnected, points: [], faceBox: .fullImage)
        }
    }
}

extension FaceObservation.Landmarks2D {
    /// A part of a face as a line of points.
    public struct Region: Hashable, Codable, Sendable {
        /// How the points are connected.
        public let pointsClassification: PointsClassification
        /// The points in fractions of the face's bounding box, measured from its lower-left corner.
        public let points: [NormalizedPoint]
        /// The estimated precision of each point; the network of this port answers none.
        public var precisionEstimatesPerPoint: [Float]? { nil }
        /// The face's box in the whole image.
        let faceBox: NormalizedRect

        /// A way to connect points.
        public enum PointsClassification: Hashable, Codable, Sendable {
            /// An outline, whose last point is connected with the first.
            case closedPath
            /// Points that aren't connected.
            case disconnected
            /// A line.
            case openPath
        }

        /// Returns the points in pixels of the whole image.
        public func pointsInImageCoordinates(
            _ imageSize: CGSize,
            origin: CoordinateOrigin = .lowerLeft
        ) -> [CGPoint] {
            points.map { $0.toImageCoordinates(from: faceBox, imageSize: imageSize, origin: origin) }
        }
    }
}
