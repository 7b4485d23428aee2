package import ImageCodingEngine

/// What a capture was taken of: things before a lens, or what a screen shows.
public enum CaptureKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A picture of physical things, taken by a camera.
    case photo
    /// The content of a screen.
    case screenshot

    /// Guesses by what a file says about itself: cameras leave notes, and screens are kept without loss.
    package init(guessing info: ImageInfo) {
        let isFromCamera = info.capture.cameraMaker != nil || info.capture.cameraModel != nil
        let isLossless = [.png, .bmp, .gif].contains(info.format)
        self = isLossless && !isFromCamera ? .screenshot : .photo
    }
}
