import ImageCodingEngine
import InferenceEngine
import LocalFeatureEngine
import PixelEngine

extension VisualCatalogError {
    /// Wraps what reading a picture ended in.
    init(reading picture: VisualPicture, _ error: any Error) {
        if let error = error as? VisualCatalogError {
            self = error
            return
        }
        self.init(code: Self.code(of: error), message: Self.message(of: error), cause: error)
    }

    private static func code(of error: any Error) -> Code {
        switch error {
        case let error as ImageCodingError: error.code == .outOfMemory ? .outOfMemory : .unreadablePicture
        case let error as PixelError: error.code == .outOfMemory ? .outOfMemory : .unreadablePicture
        case let error as LocalFeatureError: error.code == .outOfMemory ? .outOfMemory : .damagedCatalog
        case let error as InferenceError: error.code == .outOfMemory ? .outOfMemory : .unavailableModel
        default: .unreadablePicture
        }
    }

    private static func message(of error: any Error) -> String {
        // The engines' messages name their operand and the remedy.
        switch error {
        case let error as ImageCodingError: error.message
        case let error as PixelError: error.message
        case let error as LocalFeatureError: error.message
        case let error as InferenceError: error.message
        default: "\(error)"
        }
    }
}
