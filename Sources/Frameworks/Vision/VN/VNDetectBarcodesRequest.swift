public import Foundation
import PictureEngine

/// The first revision of the request for codes: one code of an image.
public let VNDetectBarcodesRequestRevision1: Int = 1
/// The second revision of the request for codes: all codes, also Codabar, GS1 DataBar, MicroPDF417 and Micro QR.
public let VNDetectBarcodesRequestRevision2: Int = 2
/// The third revision of the request for codes, which is like the second.
public let VNDetectBarcodesRequestRevision3: Int = 3
/// The fourth revision of the request for codes: also MSI Plessey, and the content of supplemental codes.
public let VNDetectBarcodesRequestRevision4: Int = 4

/// A request that finds codes, such as bar codes and QR codes, and reads them.
///
/// Fewer symbologies take less time. The corners of codes are measured in the region of interest;
/// ``VNImagePointForNormalizedPointUsingRegionOfInterest(_:_:_:_:)`` brings them back to the whole image.
public final class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// The symbologies to look for; all those of the revision by default, and again when that changes.
    public var symbologies: [VNBarcodeSymbology] = VNBarcodeSymbology.all
    /// A Boolean value that asks for one observation of a code and the one that belongs to it.
    public var coalesceCompositeSymbologies: Bool = false

    /// The version of the request's algorithm.
    public override var revision: Int {
        didSet { symbologies = Self.symbologies(ofRevision: revision) }
    }

    /// The codes that the last run found, from top to bottom.
    public var results: [VNBarcodeObservation]? { storedResults as? [VNBarcodeObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integersIn: VNDetectBarcodesRequestRevision1...VNDetectBarcodesRequestRevision4)
    }

    /// Returns the symbologies that the revision can read.
    public func supportedSymbologies() throws -> [VNBarcodeSymbology] { Self.symbologies(ofRevision: revision) }

    /// The symbologies that the newest revision can read.
    @available(*, deprecated, message: "Use supportedSymbologies().")
    public class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }

    /// The numbers of symbologies that came with the first revisions; the list is in the order of their coming.
    private static func symbologies(ofRevision revision: Int) -> [VNBarcodeSymbology] {
        switch revision {
        case VNDetectBarcodesRequestRevision1: Array(VNBarcodeSymbology.all.prefix(17))
        case VNDetectBarcodesRequestRevision2, VNDetectBarcodesRequestRevision3:
            VNBarcodeSymbology.all.filter { $0 != .msiPlessey }
        default: VNBarcodeSymbology.all
        }
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectBarcodesRequest {
        var request = DetectBarcodesRequest(.revision4)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        let supported = Self.symbologies(ofRevision: revision)
        request.symbologies = symbologies.filter(supported.contains).compactMap(\.twin)
        request.readsSupplements = revision >= VNDetectBarcodesRequestRevision4
        request.coalescesCompositeSymbologies = coalesceCompositeSymbologies
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        guard let copy = copy as? VNDetectBarcodesRequest else { return }
        copy.symbologies = symbologies
        copy.coalesceCompositeSymbologies = coalesceCompositeSymbologies
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        var found = try twin.result(from: image, cancellation)
        if revision == VNDetectBarcodesRequestRevision1 { found = Array(found.prefix(1)) }
        return found.map { VNBarcodeObservation($0, requestRevision: revision) }
    }
}
