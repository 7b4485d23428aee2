import CatalogStoreEngine
import PictureEngine
import Synchronization
import TextEngine

/// The lines on items' pictures, read when they are first asked for.
///
/// Few pictures ever are, so that reading all of them while they are added would cost more than it is worth.
final class WordsOfPictures: Sendable {
    private let known = Mutex<[PictureNumber: [TextLine]]>([:])
    /// The most pictures to keep the lines of.
    private static let limit = 1_000

    /// Returns the lines on a picture that is a file.
    ///
    /// Blocks for the reading of a new one.
    func lines(of picture: StoredPicture, _ catalog: SearchedCatalog) throws -> [TextLine] {
        if let lines = known.withLock({ $0[picture.number] }) { return lines }
        let opened = try VisualPicture(picture).opened(limits: catalog.limits)
        let lines = try catalog.reader.lines(in: opened.part(for: opened.need(within: Self.side)))
        known.withLock { known in
            if known.count >= Self.limit { known = [:] }
            known[picture.number] = lines
        }
        return lines
    }

    /// The longer side of what is read, in pixels.
    private static let side = 960
}
