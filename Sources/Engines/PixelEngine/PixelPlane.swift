/// A plane of a planar picture.
public struct PixelPlane: Sendable {
    /// The memory that holds the rows.
    public let memory: PixelMemory
    /// The position of the first row in the memory.
    public let byteOffset: Int
    /// The distance from the start of a row to the start of the next.
    public let bytesPerRow: Int

    /// Creates the description of a plane.
    public init(memory: PixelMemory, byteOffset: Int, bytesPerRow: Int) {
        self.memory = memory
        self.byteOffset = byteOffset
        self.bytesPerRow = bytesPerRow
    }

    /// A Boolean value that indicates whether rows of a size fit in the memory.
    func holds(rowBytes: Int, rows: Int) -> Bool {
        guard byteOffset >= 0, byteOffset <= memory.byteCount, bytesPerRow >= rowBytes else { return false }
        let (body, overflow) = bytesPerRow.multipliedReportingOverflow(by: rows - 1)
        return !overflow && memory.byteCount - byteOffset - rowBytes >= body
    }
}

/// A conversion of colors to luma and chroma.
public struct YCbCrEncoding: Sendable, Hashable {
    /// A standard for the weights of the colors.
    public enum Matrix: Sendable, Hashable, CaseIterable {
        /// Standard-definition television, and JPEG.
        case bt601
        /// High-definition television.
        case bt709
        /// Ultra-high-definition television.
        case bt2020
    }

    /// The standard for the weights of the colors.
    public var matrix: Matrix
    /// A Boolean value that indicates whether luma spans 0…255 rather than 16…235.
    public var isFullRange: Bool

    /// Creates an encoding.
    public init(matrix: Matrix, isFullRange: Bool) {
        self.matrix = matrix
        self.isFullRange = isFullRange
    }
}
