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

    /// Describes a code that was read.
    package convenience init?(_ reading: QRSymbol.Reading) {
        let level: ErrorCorrectionLevel =
            switch reading.correction {
            case .low: .levelL
            case .medium: .levelM
            case .quartile: .levelQ
            case .high: .levelH
            }
        self.init(
            payload: reading.payload,
            symbolVersion: reading.version,
            // An archive may say any number; what no code has is refused.
            maskPattern: UInt8(exactly: reading.mask) ?? .max,
            errorCorrectionLevel: level
        )
    }
}

/// What a Data Matrix code is made of.
public final class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    // Unchecked, as its superclass is: everything stored is constant.

    /// The way in which a code corrects errors.
    public enum ECCVersion: Int, Sendable {
        /// Not at all.
        case v000 = 0
        /// By a convolutional code of rate 3/4.
        case v050 = 50
        /// By a convolutional code of rate 2/3.
        case v080 = 80
        /// By a convolutional code of rate 1/2.
        case v100 = 100
        /// By a convolutional code of rate 1/4.
        case v140 = 140
        /// By Reed-Solomon codes.
        case v200 = 200
    }

    /// The words of the code's data, after errors in them were corrected.
    public var errorCorrectedPayload: Data { payload }
    /// How many rows of modules the code has.
    public let rowCount: Int
    /// How many columns of modules the code has.
    public let columnCount: Int
    /// The way in which the code corrects errors.
    public let eccVersion: ECCVersion

    /// Creates a description, or nil for a code without modules.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard rowCount > 0, columnCount > 0 else { return nil }
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.eccVersion = eccVersion
        super.init(payload: errorCorrectedPayload)
    }
}
