public import Foundation
import SymbolEngine

/// What a QR code is made of.
public final class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    // Unchecked, as its superclass is: everything stored is constant.

    /// How much of a code may be lost.
    public enum ErrorCorrectionLevel: Int, Sendable {
        /// 7 % of it.
        case levelL = 76
        /// 15 % of it.
        case levelM = 77
        /// 25 % of it.
        case levelQ = 81
        /// 30 % of it.
        case levelH = 72
    }

    /// The words of the code's data, after errors in them were corrected.
    public var errorCorrectedPayload: Data { payload }
    /// The size of the code, from 1 to 40.
    public let symbolVersion: Int
    /// The pattern that was laid over the data, from 0 to 7.
    public let maskPattern: UInt8
    /// How much of the code may be lost.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Creates a description, or nil for a size or a pattern that no code has.
    public init?(
        payload errorCorrectedPayload: Data,
        symbolVersion: Int,
        maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard 1...40 ~= symbolVersion, maskPattern < 8 else { return nil }
        self.symbolVersion = symbolVersion
        self.maskPattern = maskPattern
        self.errorCorrectionLevel = errorCorrectionLevel
        super.init(payload: errorCorrectedPayload)
    }
}

extension CIQRCodeDescriptor.ErrorCorrectionLevel {
    /// The level that an engine names.
    init(_ correction: QRSymbol.Correction) {
        self =
            switch correction {
            case .low: .levelL
            case .medium: .levelM
            case .quartile: .levelQ
            case .high: .levelH
            }
    }

    /// The level as an engine names it.
    var correction: QRSymbol.Correction {
        switch self {
        case .levelL: .low
        case .levelM: .medium
        case .levelQ: .quartile
        case .levelH: .high
        }
    }
}
