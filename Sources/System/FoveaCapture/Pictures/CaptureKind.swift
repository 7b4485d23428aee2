package import ImageCodingEngine

/// The kind of a capture: a photo of physical things, or the content of a screen.
public enum CaptureKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A photo of physical things, taken with a camera.
    case photo
    /// The content of a screen.
    case screenshot

    /// Guesses the kind from a file: cameras write metadata, and screenshots are lossless.
    package init(guessing info: ImageInfo) {
        let isFromCamera = info.capture.cameraMaker != nil || info.capture.cameraModel != nil
        let isLossless = [.png, .bmp, .gif].contains(info.format)
        self = isLossless && !isFromCamera ? .screenshot : .photo
    }
}
