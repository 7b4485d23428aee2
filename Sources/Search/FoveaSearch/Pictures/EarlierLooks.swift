import GeometryEngine
import PictureEngine
import RectangleEngine
import Synchronization

/// What was found of a picture before, for those who look at it again.
///
/// A search that finds nothing is often followed by another one, in the rectangle that the picture shows.
final class EarlierLooks: Sendable {
    private let opened = Mutex<Picture?>(nil)
    private let rectangles = Mutex<[PictureRegion: FoundRectangle?]>([:])

    /// Returns the picture that a closure opens, the same one each time.
    func picture<Failure: Error>(_ open: () throws(Failure) -> Picture) throws(Failure) -> Picture {
        try opened.withLock { (opened) throws(Failure) in
            if let opened { return opened }
            let picture = try open()
            opened = picture
            return picture
        }
    }

    /// Returns the rectangle in a part of the picture that was opened, or nil where there is none.
    ///
    /// Blocks for some ten milliseconds the first time.
    func mainRectangle(in picture: Picture, region: PictureRegion) throws -> FoundRectangle? {
        if let known = rectangles.withLock({ $0[region] }) { return known }
        let found = try RectangleEngine.mainRectangle(in: picture, region: region)
        rectangles.withLock { $0[region] = .some(found) }
        return found
    }
}
