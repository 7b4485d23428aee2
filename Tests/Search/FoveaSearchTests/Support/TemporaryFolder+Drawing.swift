import Foundation
import PictureSupport
import TestSupport

extension TemporaryFolder {
    /// Writes a drawing as a PNG file, and returns its location.
    func write(_ drawing: Drawing, as name: String) throws -> URL {
        let url = file(name)
        try drawing.png().write(to: url)
        return url
    }
}
