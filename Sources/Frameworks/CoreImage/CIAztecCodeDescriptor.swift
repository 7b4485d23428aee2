public import Foundation

/// What an Aztec code is made of.
public final class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    // Unchecked, as its superclass is: everything stored is constant.

    /// The words of the code's data, after errors in them were corrected, bit after bit.
    ///
    /// A word has 6 bits in codes of up to 2 layers, 8 in those of up to 8, 10 in those of up to 22, and 12 in larger ones.
    public var errorCorrectedPayload: Data { payload }
    /// A Boolean value that indicates whether the code has the small middle.
    public let isCompact: Bool
    /// The number of layers around the middle, from 1 to 32.
    public let layerCount: Int
    /// The number of words of the code's data, from 1 to 2048.
    public let dataCodewordCount: Int

    /// Creates a description, or nil for numbers that no code has.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard 1...(isCompact ? 4 : 32) ~= layerCount, 1...(isCompact ? 64 : 2048) ~= dataCodewordCount else {
            return nil
        }
        self.isCompact = isCompact
        self.layerCount = layerCount
        self.dataCodewordCount = dataCodewordCount
        super.init(payload: errorCorrectedPayload)
    }
}
