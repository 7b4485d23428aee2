public import Foundation
package import SymbolEngine

/// What a barcode is made of.
public class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked, as the class has subclasses: everything stored in them is constant.

    /// The words of the code's data, after errors in them were corrected.
    let payload: Data

    init(payload: Data) {
        self.payload = payload
    }

    /// Returns the description itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CIBarcodeDescriptor {
    /// Returns the description of a code that was read; nil for numbers that no code has, as an archive may hold them.
    package static func descriptor(of reading: SymbolReading) -> CIBarcodeDescriptor? {
        switch reading {
        case .aztec(let code):
            CIAztecCodeDescriptor(
                payload: code.payload,
                isCompact: code.isCompact,
                layerCount: code.layers,
                dataCodewordCount: code.wordCount
            )
        case .dataMatrix(let code):
            CIDataMatrixCodeDescriptor(
                payload: code.payload,
                rowCount: code.rows,
                columnCount: code.columns,
                eccVersion: .v200
            )
        case .qr(let code):
            CIQRCodeDescriptor(
                payload: code.payload,
                symbolVersion: code.version,
                maskPattern: UInt8(exactly: code.mask) ?? .max,
                errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel(code.correction)
            )
        }
    }

    /// What the code is made of, as an engine takes it; nil for a kind that none draws.
    var reading: SymbolReading? {
        switch self {
        case let code as CIAztecCodeDescriptor:
            .aztec(
                AztecSymbol.Reading(
                    isCompact: code.isCompact,
                    layers: code.layerCount,
                    wordCount: code.dataCodewordCount,
                    payload: payload
                )
            )
        case let code as CIDataMatrixCodeDescriptor where code.eccVersion == .v200:
            .dataMatrix(DataMatrixSymbol.Reading(rows: code.rowCount, columns: code.columnCount, payload: payload))
        case let code as CIQRCodeDescriptor:
            .qr(
                QRSymbol.Reading(
                    version: code.symbolVersion,
                    mask: Int(code.maskPattern),
                    correction: code.errorCorrectionLevel.correction,
                    payload: payload
                )
            )
        default: nil
        }
    }
}
