import CoreGraphics
import FoundationCompatibility
import GeometryEngine
import PeopleEngine
import PictureEngine

extension CIDetector {
    /// The faces of an image in its own coordinates, the most probable first.
    func faces(
        in image: CIImage,
        _ context: CIContext,
        _ options: [String: Any],
        follow: ([CGRect]) -> [FaceTracks.Track]
    ) -> [CIFaceFeature] {
        let values = options as CFDictionary
        guard let view = DetectorView(image, context, values) else { return [] }
        let engine = FaceEngine.shared
        let (width, height) = (Double(view.picture.width), Double(view.picture.height))
        let least = min(max(values.number(CIDetectorMinFeatureSize) ?? 0, 0), 1) * min(width, height)
        let count = max(values.integer(CIDetectorMaxFeatureCount) ?? .max, 1)
        let found = ((try? engine.faces(in: view.picture)) ?? [])
            .filter { min($0.box.width * width, $0.box.height * height) >= least }.prefix(count)
        let corners = found.map { view.corners(Quadrilateral($0.box)) }
        let tracks =
            values.flag(CIDetectorTracking) ?? false ? follow(corners.map { CIFeature.bounds(of: $0) }) : []
        let (tellsEyes, tellsSmile) = (values.flag(CIDetectorEyeBlink), values.flag(CIDetectorSmile))
        return zip(found, corners).enumerated().map { index, found in
            let (face, corners) = found
            let parts = (try? engine.landmarks(of: face, in: view.picture))?.parts ?? [:]
            let expression = face.expression
            let eyes = [parts[.leftPupil]?.first, parts[.rightPupil]?.first].compactMap { $0.map(view.point) }
            return CIFaceFeature(
                corners: corners,
                angle: Float(face.pose.roll * 180 / .pi),
                eyes: eyes.count == 2 ? (eyes[0], eyes[1]) : nil,
                mouth: parts[.outerLips].map { view.point(Rect(around: $0).middle) },
                isSmiling: tellsSmile == true && expression?.isSmiling == true,
                closedEyes: tellsEyes == true
                    ? (expression?.isLeftEyeClosed == true, expression?.isRightEyeClosed == true) : (false, false),
                track: index < tracks.count ? tracks[index] : nil
            )
        }
    }
}
