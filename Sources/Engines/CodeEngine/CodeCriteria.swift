package import GeometryEngine

/// What codes to look for, and where.
package struct CodeCriteria: Sendable, Hashable {
    /// The kinds of code; fewer take less time.
    package var symbologies: Set<CodeSymbology> = Set(CodeSymbology.allCases)
    /// The part of the picture to search.
    package var region: PictureRegion = .whole
    /// The largest number of codes, 255 at most.
    package var maximumCount: Int = 255

    /// Creates criteria for all kinds of code in the whole picture.
    package init() {}
}
