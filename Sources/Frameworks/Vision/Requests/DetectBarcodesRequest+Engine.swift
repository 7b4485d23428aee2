import CodeEngine
import GeometryEngine
import PictureEngine

extension DetectBarcodesRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        [CodeEngine.need(for: picture, region: regionOfInterest.pictureRegion)]
    }

    func result(from picture: Picture) throws -> [BarcodeObservation] {
        try result(from: picture, descriptor)
    }

    /// Finds codes for a request, and looks now and then whether they are still wanted.
    func result(
        from picture: Picture,
        _ descriptor: RequestDescriptor,
        check: () throws -> Void = {}
    ) throws -> [BarcodeObservation] {
        try codes(in: picture, check).map { code, symbology in
            BarcodeObservation(code, symbology, ObservationRecord(descriptor: descriptor))
        }
    }

    /// The codes under the names that were asked for, with corners in the region of interest.
    private func codes(
        in picture: Picture,
        _ check: () throws -> Void
    ) throws -> [(FoundCode, BarcodeSymbology)] {
        var criteria = CodeCriteria()
        criteria.symbologies = symbologies.reduce(into: []) { $0.formUnion($1.engineSymbologies) }
        criteria.region = regionOfInterest.pictureRegion
        guard !criteria.symbologies.isEmpty else { return [] }
        return try CodeEngine.shared.codes(in: picture, criteria: criteria, check: check).compactMap { code in
            BarcodeSymbology.names(of: code).first(where: symbologies.contains).map { name in
                var code = code
                code.corners = code.corners.map(criteria.region.place)
                if !readsSupplements { code.supplement = nil }
                return (code, name)
            }
        }
    }

    func visionResult(_ result: [BarcodeObservation]) -> VisionResult { .detectBarcodes(self, result) }
}
