public import Foundation
import PictureEngine

/// The first revision of the request for animals.
public let VNRecognizeAnimalsRequestRevision1: Int = 1
/// The second revision of the request for animals, which answers as the first.
public let VNRecognizeAnimalsRequestRevision2: Int = 2

/// The name of a kind of animal.
public struct VNAnimalIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name, which is the identifier of labels.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Dogs.
    public static let dog: VNAnimalIdentifier = VNAnimalIdentifier(rawValue: "Dog")
    /// Cats.
    public static let cat: VNAnimalIdentifier = VNAnimalIdentifier(rawValue: "Cat")
}

/// A request that finds cats and dogs in an image.
///
/// The things that stand out from the background are labeled one by one. Animals that touch are found as one.
public final class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    /// What the last run found, the most confident first, each with one label.
    public var results: [VNRecognizedObjectObservation]? { storedResults as? [VNRecognizedObjectObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(VNRecognizeAnimalsRequestRevision1...VNRecognizeAnimalsRequestRevision2)
    }

    /// Returns the kinds of animals that the request finds.
    public func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [.dog, .cat] }

    /// Returns the kinds of animals that a revision finds.
    @available(*, deprecated, message: "Use the method of a request.")
    public class func knownAnimalIdentifiers(forRevision requestRevision: Int) throws -> [VNAnimalIdentifier] {
        guard supportedRevisions.contains(requestRevision) else {
            throw VisionError.unsupportedRevision("There is no revision \(requestRevision).").vnError
        }
        return [.dog, .cat]
    }

    /// The request of the Swift interface that does the work.
    private var twin: RecognizeAnimalsRequest {
        var request = RecognizeAnimalsRequest()
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map {
            VNRecognizedObjectObservation($0, requestRevision: revision)
        }
    }
}
