package import Foundation
package import GeometryEngine
package import ImageCodingEngine
import PictureEngine

/// A page of a picture's file, and the part of it to look at.
package struct PageRegion: Sendable {
    /// The bytes of the file.
    package let data: Data
    /// The page, counted from 0.
    package let page: Int
    /// The part of the upright page.
    package let region: PictureRegion
    /// The limits of decoding.
    package let limits: DecodingLimits

    /// Creates a page or a part of it.
    package init(_ data: Data, page: Int = 0, region: PictureRegion = .whole, limits: DecodingLimits) {
        (self.data, self.page, self.region, self.limits) = (data, page, region, limits)
    }

    /// Reads the header of the page.
    func picture() throws(ImageCodingError) -> Picture {
        Picture(try ImageDecoder(data: data, page: page, limits: limits))
    }
}
