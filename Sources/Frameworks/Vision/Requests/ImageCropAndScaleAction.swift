/// A way to bring an image to the shape that a request's network takes.
public enum ImageCropAndScaleAction: CaseIterable, Codable, Hashable, Sendable {
    /// Takes the middle of the image and keeps proportions.
    case centerCrop
    /// Shows the whole image with its proportions; the rest is black.
    case scaleToFit
    /// Stretches the whole image.
    case scaleToFill
    /// Turns the image by 90° counterclockwise, then shows it whole with its proportions.
    case scaleToFitPlus90CCWRotation
    /// Turns the image by 90° counterclockwise, then stretches it.
    case scaleToFillPlus90CCWRotation
}
