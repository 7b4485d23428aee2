import CodeEngine
import Foundation
import GeometryEngine

extension BarcodeObservation {
    /// Creates an observation of what the engine found, whose corners are in the region of interest.
    init(_ code: FoundCode, _ symbology: BarcodeSymbology, _ record: ObservationRecord) {
        topLeft = NormalizedPoint(code.corners.topLeft)
        topRight = NormalizedPoint(code.corners.topRight)
        bottomRight = NormalizedPoint(code.corners.bottomRight)
        bottomLeft = NormalizedPoint(code.corners.bottomLeft)
        self.symbology = symbology
        // A UPC-E says eight digits, and stands for more.
        payloadString = code.isText ? code.shortNumber ?? code.text : nil
        payloadData = code.shortNumber.map { Data($0.utf8) } ?? Data(code.bytes)
        supplementalPayloadString = code.supplement
        supplementalPayloadData = code.supplement.map { Data($0.utf8) }
        supplementalCompositeType = code.supplement.map { _ in .linked }
        isGS1DataCarrier = code.isGS1
        isColorInverted = code.isInverted
        symbol = code.symbol
        self.record = record
    }
}
