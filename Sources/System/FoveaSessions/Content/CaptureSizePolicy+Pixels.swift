import FoveaCapture

extension CaptureSizePolicy {
    /// Creates the limit that leaves a picture of a size a number of pixels at most.
    init(maximumPixels: Int, ofWidth width: Int, height: Int) {
        let (wide, high) = (Double(width), Double(height))
        let scale = (Double(maximumPixels) / max(1, wide * high)).squareRoot()
        self.init(maximumSide: scale < 1 ? Int((max(wide, high) * scale).rounded()) : nil)
    }
}
