/// What a code of rows and columns that was read is made of.
package enum SymbolReading: Sendable, Hashable, Codable {
    /// An Aztec code.
    case aztec(AztecSymbol.Reading)
    /// A Data Matrix code.
    case dataMatrix(DataMatrixSymbol.Reading)
    /// A QR code.
    case qr(QRSymbol.Reading)

    /// The modules of such a code without errors; nil when there is none.
    package var modules: SymbolModules? {
        switch self {
        case .aztec(let reading): AztecSymbol.modules(reading)
        case .dataMatrix(let reading): DataMatrixSymbol.modules(reading)
        case .qr(let reading): QRSymbol(reading)?.modules
        }
    }
}
