/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a symbology from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension VNBarcodeSymbology {
    /// Aztec.
    public static let aztec: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Code 39.
    public static let code39: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 39 with a check character.
    public static let code39Checksum: VNBarcodeSymbology = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyCode39Checksum"
    )
    /// Code 39 whose pairs of characters stand for the others of ASCII.
    public static let code39FullASCII: VNBarcodeSymbology = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyCode39FullASCII"
    )
    /// Code 39 of all of ASCII with a check character.
    public static let code39FullASCIIChecksum: VNBarcodeSymbology = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum"
    )
    /// Code 93.
    public static let code93: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Code 93i.
    public static let code93i: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
    /// Code 128.
    public static let code128: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// Data Matrix.
    public static let dataMatrix: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// EAN-8.
    public static let ean8: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// EAN-13, and UPC-A with a zero before it.
    public static let ean13: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// Interleaved 2 of 5.
    public static let i2of5: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// Interleaved 2 of 5 with a check digit.
    public static let i2of5Checksum: VNBarcodeSymbology = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyI2of5Checksum"
    )
    /// ITF-14.
    public static let itf14: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// PDF417.
    public static let pdf417: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// QR.
    public static let qr: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// UPC-E.
    public static let upce: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    /// Codabar.
    public static let codabar: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// GS1 DataBar.
    public static let gs1DataBar: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    /// GS1 DataBar Expanded.
    public static let gs1DataBarExpanded: VNBarcodeSymbology = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyGS1DataBarExpanded"
    )
    /// GS1 DataBar Limited.
    public static let gs1DataBarLimited: VNBarcodeSymbology = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyGS1DataBarLimited"
    )
    /// MicroPDF417.
    public static let microPDF417: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
    /// Micro QR.
    public static let microQR: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    /// MSI Plessey.
    public static let msiPlessey: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMSIPlessey")
}

// MARK: - Former names

extension VNBarcodeSymbology {
    /// Aztec.
    @available(*, deprecated, renamed: "aztec")
    public static var Aztec: VNBarcodeSymbology { .aztec }
    /// Code 39.
    @available(*, deprecated, renamed: "code39")
    public static var Code39: VNBarcodeSymbology { .code39 }
    /// Code 39 with a check character.
    @available(*, deprecated, renamed: "code39Checksum")
    public static var Code39Checksum: VNBarcodeSymbology { .code39Checksum }
    /// Code 39 whose pairs of characters stand for the others of ASCII.
    @available(*, deprecated, renamed: "code39FullASCII")
    public static var Code39FullASCII: VNBarcodeSymbology { .code39FullASCII }
    /// Code 39 of all of ASCII with a check character.
    @available(*, deprecated, renamed: "code39FullASCIIChecksum")
    public static var Code39FullASCIIChecksum: VNBarcodeSymbology { .code39FullASCIIChecksum }
    /// Code 93.
    @available(*, deprecated, renamed: "code93")
    public static var Code93: VNBarcodeSymbology { .code93 }
    /// Code 93i.
    @available(*, deprecated, renamed: "code93i")
    public static var Code93i: VNBarcodeSymbology { .code93i }
    /// Code 128.
    @available(*, deprecated, renamed: "code128")
    public static var Code128: VNBarcodeSymbology { .code128 }
    /// Data Matrix.
    @available(*, deprecated, renamed: "dataMatrix")
    public static var DataMatrix: VNBarcodeSymbology { .dataMatrix }
    /// EAN-8.
    @available(*, deprecated, renamed: "ean8")
    public static var EAN8: VNBarcodeSymbology { .ean8 }
    /// EAN-13, and UPC-A with a zero before it.
    @available(*, deprecated, renamed: "ean13")
    public static var EAN13: VNBarcodeSymbology { .ean13 }
    /// Interleaved 2 of 5.
    @available(*, deprecated, renamed: "i2of5")
    public static var I2of5: VNBarcodeSymbology { .i2of5 }
    /// Interleaved 2 of 5 with a check digit.
    @available(*, deprecated, renamed: "i2of5Checksum")
    public static var I2of5Checksum: VNBarcodeSymbology { .i2of5Checksum }
    /// ITF-14.
    @available(*, deprecated, renamed: "itf14")
    public static var ITF14: VNBarcodeSymbology { .itf14 }
    /// PDF417.
    @available(*, deprecated, renamed: "pdf417")
    public static var PDF417: VNBarcodeSymbology { .pdf417 }
    /// QR.
    @available(*, deprecated, renamed: "qr")
    public static var QR: VNBarcodeSymbology { .qr }
    /// UPC-E.
    @available(*, deprecated, renamed: "upce")
    public static var UPCE: VNBarcodeSymbology { .upce }
}

extension VNBarcodeSymbology {
    /// The symbologies with their twins of the Swift interface, in its order.
    private static let twins: [(VNBarcodeSymbology, BarcodeSymbology)] = [
        (.aztec, .aztec),
        (.code39, .code39),
        (.code39Checksum, .code39Checksum),
        (.code39FullASCII, .code39FullASCII),
        (.code39FullASCIIChecksum, .code39FullASCIIChecksum),
        (.code93, .code93),
        (.code93i, .code93i),
        (.code128, .code128),
        (.dataMatrix, .dataMatrix),
        (.ean8, .ean8),
        (.ean13, .ean13),
        (.i2of5, .i2of5),
        (.i2of5Checksum, .i2of5Checksum),
        (.itf14, .itf14),
        (.pdf417, .pdf417),
        (.qr, .qr),
        (.upce, .upce),
        (.codabar, .codabar),
        (.gs1DataBar, .gs1DataBar),
        (.gs1DataBarExpanded, .gs1DataBarExpanded),
        (.gs1DataBarLimited, .gs1DataBarLimited),
        (.microPDF417, .microPDF417),
        (.microQR, .microQR),
        (.msiPlessey, .msiPlessey),
    ]

    /// All symbologies, in the order of the Swift interface.
    static var all: [VNBarcodeSymbology] { twins.map(\.0) }

    /// The symbology of the Swift interface, or nil for a name that isn't one.
    var twin: BarcodeSymbology? { Self.twins.first { $0.0 == self }?.1 }

    /// Creates the twin of a symbology of the Swift interface.
    init(_ symbology: BarcodeSymbology) {
        self = Self.twins.first { $0.1 == symbology }?.0 ?? .qr
    }
}
