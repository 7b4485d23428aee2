import PictureEngine

extension ImageCropAndScaleAction {
    /// The action as engines name it.
    var pictureFit: PictureFit {
        switch self {
        case .centerCrop: .centerCrop
        case .scaleToFit: .fit
        case .scaleToFill: .fill
        case .scaleToFitPlus90CCWRotation: .fitTurned
        case .scaleToFillPlus90CCWRotation: .fillTurned
        }
    }
}
