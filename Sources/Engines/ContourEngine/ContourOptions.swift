package import GeometryEngine

/// What contours of a picture to find.
package struct ContourOptions: Sendable, Hashable {
    /// The part of the picture; contours are relative to it.
    package var region: PictureRegion = .whole
    /// How much the differences of brightness are amplified, from 0 for none at all; 1 leaves them as they are.
    package var contrast: Double = 2
    /// The brightness, from 0 to 1, that divides dark from light, or nil to take it from the picture.
    package var pivot: Double? = 0.5
    /// Whether the objects are dark, on something light, or the other way round.
    package var findsDark: Bool = true
    /// The longer side of the pixels to examine; more than ``ContourEngine/sideLimit`` counts as that.
    package var side: Int = 512

    /// Creates options; the defaults are those of Vision's request.
    package init() {}
}
