package import LayoutEngine
package import TextEngine

/// The lines of a page as they were read, and what they make.
package struct ReadDocument: Sendable {
    /// The lines in reading order.
    package let lines: [TextLine]
    /// The paragraphs, lists and tables.
    package let structure: PageStructure

    package init(_ lines: [TextLine], _ structure: PageStructure) {
        (self.lines, self.structure) = (lines, structure)
    }
}
