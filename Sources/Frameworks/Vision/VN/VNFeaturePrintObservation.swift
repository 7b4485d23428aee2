public import Foundation
import PrintEngine

/// A feature print: a vector that is close to the vectors of similar images.
public final class VNFeaturePrintObservation: VNObservation {
    let print: ImagePrint

    init(_ observation: FeaturePrintObservation, requestRevision: Int) {
        print = observation.print
        super.init(record: observation.record, requestRevision: requestRevision)
    }

    /// The type of an element.
    public var elementType: VNElementType { .float }
    /// The number of elements.
    public var elementCount: Int { print.values.count }
    /// The vector's elements as little-endian bytes.
    public var data: Data { print.data }

    /// Computes the Euclidean distance to another print; larger means less alike.
    ///
    /// Throws when the prints come from different revisions.
    public func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>,
        to featurePrint: VNFeaturePrintObservation
    ) throws {
        do {
            outDistance.pointee = Float(try print.visionDistance(to: featurePrint.print))
        } catch {
            throw error.vnError
        }
    }

    /// The number of elements and the revision.
    public override var description: String { FeaturePrintObservation(self).description }

    // MARK: Archiving

    /// Writes the print to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(print) { coder.encode(NSData(data: data), forKey: "print") }
    }

    /// Reads a print from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "print"),
            let print = try? JSONDecoder().decode(ImagePrint.self, from: Data(referencing: data))
        else { return nil }
        self.print = print
        super.init(coder: coder)
    }
}

extension FeaturePrintObservation {
    /// Creates a print from one of the VN interface.
    public init(_ observation: VNFeaturePrintObservation) {
        self.init(observation.print, observation.record)
    }
}
