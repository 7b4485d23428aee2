/// A kind of code.
public enum BarcodeSymbology: CaseIterable, Codable, Hashable, Sendable {
    /// Aztec.
    case aztec
    /// Code 39.
    case code39
    /// Code 39 with a check character.
    case code39Checksum
    /// Code 39 whose pairs of characters stand for the others of ASCII.
    case code39FullASCII
    /// Code 39 of all of ASCII with a check character.
    case code39FullASCIIChecksum
    /// Code 93.
    case code93
    /// Code 93i.
    case code93i
    /// Code 128.
    case code128
    /// Data Matrix.
    case dataMatrix
    /// EAN-8.
    case ean8
    /// EAN-13, and UPC-A with a zero before it.
    case ean13
    /// Interleaved 2 of 5.
    case i2of5
    /// Interleaved 2 of 5 with a check digit.
    case i2of5Checksum
    /// ITF-14.
    case itf14
    /// PDF417.
    case pdf417
    /// QR.
    case qr
    /// UPC-E.
    case upce
    /// Codabar.
    case codabar
    /// GS1 DataBar.
    case gs1DataBar
    /// GS1 DataBar Expanded.
    case gs1DataBarExpanded
    /// GS1 DataBar Limited.
    case gs1DataBarLimited
    /// MicroPDF417.
    case microPDF417
    /// Micro QR.
    case microQR
    /// MSI Plessey.
    case msiPlessey
}
