package import GeometryEngine
package import SymbolEngine

/// A code in a picture.
package struct FoundCode: Sendable, Hashable {
    /// The kind of code.
    package var symbology: CodeSymbology
    /// The content as text, without what ``supplement`` holds.
    package var text: String
    /// The content without any conversion.
    package var bytes: [UInt8]
    /// A Boolean value that indicates whether the content is text, rather than bytes without a meaning as text.
    package var isText: Bool
    /// The corners in fractions of the picture's sides; the first is the picture's own upper left one.
    package var corners: Quadrilateral
    /// The identifier of ISO/IEC 15424, such as `]Q1`.
    package var identifier: String
    /// The digits of the small code to the right of an EAN or UPC.
    package var supplement: String?
    /// The eight digits of a UPC-E, whose ``text`` has the number that they stand for.
    package var shortNumber: String?
    /// A Boolean value that indicates whether the content follows GS1's application identifiers.
    package var isGS1: Bool = false
    /// A Boolean value that indicates whether a check character that the symbology leaves optional is there and right.
    package var hasCheckCharacter: Bool = false
    /// A Boolean value that indicates whether the code is light on dark.
    package var isInverted: Bool = false
    /// A Boolean value that indicates whether the code is mirrored.
    package var isMirrored: Bool = false
    /// The place in a sequence of codes that hold one content together.
    package var sequence: Sequence?
    /// What the symbol says of itself.
    package var details: Details = Details()

    /// What a QR, Aztec or Data Matrix code is made of; nil for other kinds.
    package var symbol: SymbolReading?

    /// Creates a code that says nothing but its content.
    package init(
        symbology: CodeSymbology,
        text: String,
        bytes: [UInt8],
        isText: Bool,
        corners: Quadrilateral,
        identifier: String
    ) {
        self.symbology = symbology
        self.text = text
        self.bytes = bytes
        self.isText = isText
        self.corners = corners
        self.identifier = identifier
    }

    /// A place in a sequence of codes.
    package struct Sequence: Sendable, Hashable {
        /// The place, from 0.
        package var index: Int
        /// The number of codes, or nil where it is unknown.
        package var count: Int?
        /// What the codes of a sequence have in common; may be empty.
        package var identifier: String

        /// Creates a place.
        package init(index: Int, count: Int?, identifier: String) {
            self.index = index
            self.count = count
            self.identifier = identifier
        }
    }

    /// The settings that a symbol was made with.
    package struct Details: Sendable, Hashable {
        /// The version, or the rows and columns.
        package var version: String = ""
        /// The level of error correction.
        package var level: String = ""
        /// The number of the mask of a QR code.
        package var mask: String = ""
    }
}
