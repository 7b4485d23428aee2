import PeopleEngine
import PictureEngine

extension DetectHumanRectanglesRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [PersonEngine.shared.need(for: picture)] }

    func result(from picture: Picture) throws -> [HumanObservation] {
        let region = regionOfInterest.pictureRegion
        return try PersonEngine.shared.people(in: picture, region: region).map { person in
            HumanObservation(
                boundingBox: NormalizedRect(upperBodyOnly ? person.upperBody : person.body, in: region),
                isUpperBodyOnly: upperBodyOnly,
                ObservationRecord(confidence: Float(person.confidence), descriptor: descriptor)
            )
        }
    }

    func visionResult(_ result: [HumanObservation]) -> VisionResult { .detectHumanRectangles(self, result) }
}
