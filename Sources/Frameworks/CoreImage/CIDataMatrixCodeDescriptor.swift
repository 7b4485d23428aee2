public import Foundation

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
