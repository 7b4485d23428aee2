import CatalogStoreEngine
import ImageCodingEngine
import InferenceEngine
import LocalFeatureEngine
import PixelEngine
import PrintEngine

extension VisualCatalogError {
    /// Wraps what an engine threw, its message unchanged: it names its operand and the remedy.
    init(_ error: any Error) {
        switch error {
        case let error as VisualCatalogError: self = error
        case let error as CatalogStoreError: self.init(code: Code(error.code), message: error.message, cause: error)
        case let error as ImageCodingError:
            let code: Code = error.code == .outOfMemory ? .outOfMemory : .unreadablePicture
            self.init(code: code, message: error.message, cause: error)
        case let error as PixelError:
            let code: Code = error.code == .outOfMemory ? .outOfMemory : .unreadablePicture
            self.init(code: code, message: error.message, cause: error)
        case let error as InferenceError:
            let code: Code = error.code == .outOfMemory ? .outOfMemory : .unavailableModel
            self.init(code: code, message: error.message, cause: error)
        case let error as LocalFeatureError:
            let code: Code = error.code == .outOfMemory ? .outOfMemory : .damagedCatalog
            self.init(code: code, message: error.message, cause: error)
        case let error as PrintError: self.init(code: .damagedCatalog, message: error.message, cause: error)
        case is CancellationError: self.init(code: .cancelled, message: "The task was cancelled.", cause: error)
        default: self.init(code: .unavailableCatalog, message: "\(error)", cause: error)
        }
    }
}

extension VisualCatalogError.Code {
    fileprivate init(_ code: CatalogStoreError.Code) {
        switch code {
        case .damaged, .notACatalog: self = .damagedCatalog
        case .newer, .older: self = .otherVersion
        case .full: self = .diskFull
        case .busy, .changed: self = .busyCatalog
        case .readOnly: self = .readOnly
        case .invalid, .incomplete: self = .invalidItem
        case .cancelled: self = .cancelled
        default: self = .unavailableCatalog
        }
    }
}
