/// What the header of a picture says.
package struct PictureFacts: Sendable, Hashable {
    /// The name of the file format.
    package var format: String
    /// The number of bytes of the file.
    package var byteCount: Int
    /// The width as stored, in pixels.
    package var width: Int
    /// The height as stored, in pixels.
    package var height: Int
    /// The orientation by the numbers of EXIF, from 1 to 8.
    package var orientation: Int
    /// The name of the color profile, where there is one.
    package var profile: String?
    /// The number of bits of a component.
    package var bitsPerComponent: Int
    /// A Boolean value that indicates whether pixels can be transparent.
    package var hasAlpha: Bool

    /// Creates facts.
    package init(
        format: String,
        byteCount: Int,
        width: Int,
        height: Int,
        orientation: Int = 1,
        profile: String? = nil,
        bitsPerComponent: Int = 8,
        hasAlpha: Bool = false
    ) {
        self.format = format
        self.byteCount = byteCount
        self.width = width
        self.height = height
        self.orientation = orientation
        self.profile = profile
        self.bitsPerComponent = bitsPerComponent
        self.hasAlpha = hasAlpha
    }

    /// The width of the upright picture.
    package var uprightWidth: Int { orientation >= 5 ? height : width }
    /// The height of the upright picture.
    package var uprightHeight: Int { orientation >= 5 ? width : height }

    /// What has to be done to the stored picture to set it upright, or nil if it stands upright.
    package var turn: String? {
        switch orientation {
        case 2: "mirrored"
        case 3: "turned by 180°"
        case 4: "mirrored and turned by 180°"
        case 5: "mirrored and turned left"
        case 6: "turned right"
        case 7: "mirrored and turned right"
        case 8: "turned left"
        default: nil
        }
    }
}
