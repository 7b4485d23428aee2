/// A kind of code.
package enum CodeSymbology: String, CaseIterable, Sendable, Hashable, Codable {
    /// Aztec, and its runes.
    case aztec
    /// Codabar.
    case codabar
    /// Code 39, its characters as they are.
    case code39
    /// Code 32, the numbers of Italian medicines in Code 39.
    case code32
    /// Code 39 whose pairs of characters stand for the others of ASCII.
    case code39FullASCII
    /// Code 93.
    case code93
    /// Code 128.
    case code128
    /// GS1 DataBar, stacked or not.
    case dataBar
    /// GS1 DataBar Expanded, stacked or not.
    case dataBarExpanded
    /// GS1 DataBar Limited.
    case dataBarLimited
    /// Data Matrix.
    case dataMatrix
    /// The edge of a film.
    case dxFilmEdge
    /// EAN-8.
    case ean8
    /// EAN-13, and UPC-A with a zero before it.
    case ean13
    /// Interleaved 2 of 5.
    case itf
    /// Interleaved 2 of 5 of 14 digits, the last of which checks the others.
    case itf14
    /// MaxiCode.
    case maxiCode
    /// MicroPDF417.
    case microPDF417
    /// Micro QR.
    case microQR
    /// MSI Plessey.
    case msiPlessey
    /// PDF417, compact or not.
    case pdf417
    /// QR.
    case qr
    /// Rectangular Micro QR.
    case rmqr
    /// Telepen.
    case telepen
    /// UPC-E.
    case upce
}

extension CodeSymbology {
    /// A Boolean value that indicates whether the code is one of bars alone, which a line across them reads.
    var isLinear: Bool {
        switch self {
        case .aztec, .dataMatrix, .maxiCode, .microPDF417, .microQR, .pdf417, .qr, .rmqr: false
        default: true
        }
    }
}

/// The number under which the library knows a symbology: a character of the standard's, and one of a variant.
struct CodeFormat: Hashable {
    let number: UInt32

    init(_ symbology: Unicode.Scalar, _ variant: Unicode.Scalar) {
        number = symbology.value | variant.value << 8
    }

    init(number: UInt32) {
        self.number = number
    }

    private var symbology: Unicode.Scalar { Unicode.Scalar(UInt8(truncatingIfNeeded: number)) }
    private var variant: Unicode.Scalar { Unicode.Scalar(UInt8(truncatingIfNeeded: number >> 8)) }

    /// The kind of code, or nil for one that Fovea doesn't name.
    var kind: CodeSymbology? {
        switch (symbology, variant) {
        case ("z", _): .aztec
        case ("F", _): .codabar
        case ("A", "2"): .code32
        case ("A", "e"): .code39FullASCII
        case ("A", _): .code39
        case ("G", _): .code93
        case ("C", _): .code128
        case ("e", "l"): .dataBarLimited
        case ("e", "e"), ("e", "E"): .dataBarExpanded
        case ("e", _): .dataBar
        case ("d", _): .dataMatrix
        case ("X", "x"): .dxFilmEdge
        case ("E", "8"): .ean8
        case ("E", "e"): .upce
        case ("E", _): .ean13
        case ("I", _): .itf
        case ("U", _): .maxiCode
        case ("L", "m"): .microPDF417
        case ("L", _): .pdf417
        case ("Q", "m"): .microQR
        case ("Q", "r"): .rmqr
        case ("Q", _): .qr
        case ("B", _): .telepen
        default: nil
        }
    }
}

extension CodeSymbology {
    /// The formats to ask the library for, without those that it reads along with them; none where we read it.
    var formats: [CodeFormat] {
        switch self {
        case .aztec: [CodeFormat("z", " ")]
        case .codabar: [CodeFormat("F", " ")]
        case .code32: [CodeFormat("A", "2")]
        case .code39: [CodeFormat("A", "s")]
        case .code39FullASCII: [CodeFormat("A", "e")]
        case .code93: [CodeFormat("G", " ")]
        case .code128: [CodeFormat("C", " ")]
        case .dataBar: [CodeFormat("e", "o"), CodeFormat("e", "s"), CodeFormat("e", "O")]
        case .dataBarExpanded: [CodeFormat("e", "e"), CodeFormat("e", "E")]
        case .dataBarLimited: [CodeFormat("e", "l")]
        case .dataMatrix: [CodeFormat("d", " ")]
        case .dxFilmEdge: [CodeFormat("X", "x")]
        case .ean8: [CodeFormat("E", "8")]
        case .ean13: [CodeFormat("E", "1"), CodeFormat("E", "a")]
        case .itf, .itf14: [CodeFormat("I", " ")]
        case .maxiCode: [CodeFormat("U", " ")]
        case .microPDF417: [CodeFormat("L", "m")]
        case .microQR: [CodeFormat("Q", "m")]
        case .msiPlessey: []
        // The general format would bring MicroPDF417; that of compact ones reads both.
        case .pdf417: [CodeFormat("L", "c")]
        case .qr: [CodeFormat("Q", "1"), CodeFormat("Q", "2")]
        case .rmqr: [CodeFormat("Q", "r")]
        case .telepen: [CodeFormat("B", " ")]
        case .upce: [CodeFormat("E", "e")]
        }
    }
}
