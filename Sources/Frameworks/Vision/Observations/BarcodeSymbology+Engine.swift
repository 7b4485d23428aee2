import CodeEngine

extension BarcodeSymbology {
    /// The kinds that the engine has to look for.
    var engineSymbologies: Set<CodeSymbology> {
        switch self {
        case .aztec: [.aztec]
        case .code39, .code39Checksum: [.code39]
        // One without pairs of characters is the same in both.
        case .code39FullASCII, .code39FullASCIIChecksum: [.code39, .code39FullASCII]
        case .code93, .code93i: [.code93]
        case .code128: [.code128]
        case .dataMatrix: [.dataMatrix]
        case .ean8: [.ean8]
        case .ean13: [.ean13]
        case .i2of5, .i2of5Checksum: [.itf]
        case .itf14: [.itf14]
        case .pdf417: [.pdf417]
        case .qr: [.qr]
        case .upce: [.upce]
        case .codabar: [.codabar]
        case .gs1DataBar: [.dataBar]
        case .gs1DataBarExpanded: [.dataBarExpanded]
        case .gs1DataBarLimited: [.dataBarLimited]
        case .microPDF417: [.microPDF417]
        case .microQR: [.microQR]
        case .msiPlessey: [.msiPlessey]
        }
    }

    /// The names that a code may be answered under, the plainest first, which wins where several were asked for.
    static func names(of code: FoundCode) -> [BarcodeSymbology] {
        switch code.symbology {
        case .aztec: [.aztec]
        case .code39:
            code.hasCheckCharacter
                ? [.code39, .code39Checksum, .code39FullASCII, .code39FullASCIIChecksum]
                : [.code39, .code39FullASCII]
        case .code39FullASCII:
            code.hasCheckCharacter ? [.code39FullASCII, .code39FullASCIIChecksum] : [.code39FullASCII]
        case .code93: [.code93, .code93i]
        case .code128: [.code128]
        case .dataMatrix: [.dataMatrix]
        case .ean8: [.ean8]
        case .ean13: [.ean13]
        case .itf: code.hasCheckCharacter ? [.i2of5, .i2of5Checksum] : [.i2of5]
        case .itf14: [.itf14]
        case .pdf417: [.pdf417]
        case .qr: [.qr]
        case .upce: [.upce]
        case .codabar: [.codabar]
        case .dataBar: [.gs1DataBar]
        case .dataBarExpanded: [.gs1DataBarExpanded]
        case .dataBarLimited: [.gs1DataBarLimited]
        case .microPDF417: [.microPDF417]
        case .microQR: [.microQR]
        case .msiPlessey: [.msiPlessey]
        case .code32, .dxFilmEdge, .maxiCode, .rmqr, .telepen: []
        }
    }
}
