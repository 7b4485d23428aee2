import AnimalEngine
import GeometryEngine
import PictureEngine

extension RecognizeAnimalsRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        AnimalFinder.needs(for: picture, region: regionOfInterest.pictureRegion)
    }

    func result(from picture: Picture) throws -> [RecognizedObjectObservation] {
        let region = regionOfInterest.pictureRegion
        return try AnimalFinder.animals(in: picture, region: region).map { animal in
            let record = ObservationRecord(confidence: Float(animal.confidence), descriptor: descriptor)
            return RecognizedObjectObservation(
                boundingBox: NormalizedRect(animal.box, in: region),
                labels: [ClassificationObservation(identifier: Animal(animal.kind).rawValue, record)],
                record
            )
        }
    }

    func visionResult(_ result: [RecognizedObjectObservation]) -> VisionResult { .recognizeAnimals(self, result) }
}

extension RecognizeAnimalsRequest.Animal {
    init(_ kind: FoundAnimal.Kind) {
        switch kind {
        case .cat: self = .cat
        case .dog: self = .dog
        }
    }
}
