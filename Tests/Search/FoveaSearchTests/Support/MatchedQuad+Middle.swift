import FoveaSearch
import Vision

extension MatchedQuad {
    /// The mean of the corners.
    var middle: (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        for corner in corners {
            x += corner.x / 4
            y += corner.y / 4
        }
        return (x, y)
    }
}
