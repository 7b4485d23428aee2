public import Foundation

/// What a PDF417 code is made of.
public final class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    // Unchecked, as its superclass is: everything stored is constant.

    /// The words of the code's data, after errors in them were corrected.
    public var errorCorrectedPayload: Data { payload }
    /// A Boolean value that indicates whether the right side is left out.
    public let isCompact: Bool
    /// The number of rows, from 3 to 90.
    public let rowCount: Int
    /// The number of columns of data, from 1 to 30.
    public let columnCount: Int

    /// Creates a description, or nil for numbers that no code has.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard 3...90 ~= rowCount, 1...30 ~= columnCount else { return nil }
        self.isCompact = isCompact
        self.rowCount = rowCount
        self.columnCount = columnCount
        super.init(payload: errorCorrectedPayload)
    }
}
