public import CoreImage
public import Foundation

/// A kind of a second code that belongs to the first.
public enum VNBarcodeCompositeType: Int, Sendable {
    /// There is none.
    case none = 0
    /// A code that the first is linked with, such as the digits next to an EAN.
    case linked
    /// Type A of GS1 Composite.
    case gs1TypeA
    /// Type B of GS1 Composite.
    case gs1TypeB
    /// Type C of GS1 Composite.
    case gs1TypeC
}

/// A code in an image, with what it says.
public class VNBarcodeObservation: VNRectangleObservation {
    private let code: BarcodeObservation

    init(_ observation: BarcodeObservation, requestRevision: Int) {
        code = observation
        let corners = RectangleObservation(
            topLeft: observation.topLeft,
            topRight: observation.topRight,
            bottomRight: observation.bottomRight,
            bottomLeft: observation.bottomLeft,
            observation.record
        )
        super.init(corners, requestRevision: requestRevision)
    }

    /// The kind of code.
    public var symbology: VNBarcodeSymbology { VNBarcodeSymbology(code.symbology) }
    /// The content as text, or nil where it is bytes without a meaning as text.
    public var payloadStringValue: String? { code.payloadString }
    /// What a QR, Aztec or Data Matrix code is made of; nil for other kinds.
    public var barcodeDescriptor: CIBarcodeDescriptor? { code.symbol.flatMap(CIBarcodeDescriptor.descriptor) }
    /// The content without any conversion.
    public var payloadData: Data? { code.payloadData }
    /// A Boolean value that indicates whether the content follows GS1's application identifiers.
    public var isGS1DataCarrier: Bool { code.isGS1DataCarrier }
    /// A Boolean value that indicates whether the code is light on dark.
    public var isColorInverted: Bool { code.isColorInverted }
    /// The text of the second code.
    public var supplementalPayloadString: String? { code.supplementalPayloadString }
    /// The content of the second code without any conversion.
    public var supplementalPayloadData: Data? { code.supplementalPayloadData }
    /// The kind of the second code.
    public var supplementalCompositeType: VNBarcodeCompositeType {
        switch code.supplementalCompositeType {
        case nil: .none
        case .linked: .linked
        case .gs1TypeA: .gs1TypeA
        case .gs1TypeB: .gs1TypeB
        case .gs1TypeC: .gs1TypeC
        }
    }

    /// The kind of code, its content and its box.
    public override var description: String { code.description }

    // MARK: Archiving

    /// Writes the code to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(code) { coder.encode(NSData(data: data), forKey: "code") }
    }

    /// Reads a code from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "code"),
            let code = try? JSONDecoder().decode(BarcodeObservation.self, from: Data(referencing: data))
        else { return nil }
        self.code = code
        super.init(coder: coder)
    }

    fileprivate var twin: BarcodeObservation { code }
}

extension BarcodeObservation {
    /// Creates a code from one of the VN interface.
    public init(_ observation: VNBarcodeObservation) {
        self = observation.twin
    }
}
