import PictureEngine

extension NormalizedRect {
    /// The rectangle as engines measure it, from the top left.
    var pictureRegion: PictureRegion {
        let flipped = verticallyFlipped().cgRect
        return PictureRegion(x: flipped.origin.x, y: flipped.origin.y, width: flipped.width, height: flipped.height)
    }
}
