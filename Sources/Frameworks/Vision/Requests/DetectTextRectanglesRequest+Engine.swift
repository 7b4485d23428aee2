import Foundation
import GeometryEngine
import PictureEngine
import TextEngine

extension DetectTextRectanglesRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [TextEngine.shared.need(for: picture, options)] }

    func result(from picture: Picture) throws -> [TextObservation] {
        let region = regionOfInterest.pictureRegion
        let record = ObservationRecord(descriptor: descriptor)
        guard reportCharacterBoxes else {
            return try TextEngine.shared.outlines(in: picture, options).map { corners in
                var own = record
                own.uuid = UUID()
                return TextObservation(RectangleObservation(corners, in: region, own), characterBoxes: nil)
            }
        }
        return try TextEngine.shared.lines(in: picture, options).map { line in
            var own = record
            own.uuid = UUID()
            let frame = RectangleObservation(line.corners, in: region, own)
            let boxes = line.characters.map { RectangleObservation($0, in: region, own) }
            return TextObservation(frame, characterBoxes: boxes)
        }
    }

    func visionResult(_ result: [TextObservation]) -> VisionResult { .detectTextRectangles(self, result) }

    private var options: TextOptions {
        var options = TextOptions()
        options.region = regionOfInterest.pictureRegion
        options.readingCount = 1
        return options
    }
}
