import CameraEngine
import DesktopEngine
import ImageCodingEngine
import PixelEngine

extension CaptureError {
    /// Converts an engine's error.
    init(_ error: any Error) {
        switch error {
        case let error as CaptureError:
            self = error
        case let error as ImageCodingError:
            self.init(code: Self.code(error.code), message: error.message, cause: error)
        case let error as PixelError:
            self.init(
                code: error.code == .outOfMemory ? .outOfMemory : .damagedPicture,
                message: error.message,
                cause: error
            )
        case let error as CameraError:
            self.init(code: Self.code(error.code), message: error.message, cause: error)
        case let error as DesktopError:
            self.init(code: Self.code(error.code), message: error.message, cause: error)
        default:
            self.init(code: .unreadable, message: "The picture can't be used: \(error).", cause: error)
        }
    }

    /// Runs a closure and converts the desktop's error.
    static func translating<T>(_ body: () throws(DesktopError) -> T) throws(CaptureError) -> T {
        do throws(DesktopError) {
            return try body()
        } catch {
            throw CaptureError(error)
        }
    }

    private static func code(_ code: CameraError.Code) -> Code {
        switch code {
        case .missing, .unsupported, .busy: .unavailable
        case .denied: .denied
        case .tooLarge: .limitExceeded
        case .timedOut: .timedOut
        case .cancelled: .cancelled
        default: .damagedPicture
        }
    }

    private static func code(_ code: DesktopError.Code) -> Code {
        switch code {
        case .missing: .unavailable
        case .denied: .denied
        case .timedOut: .timedOut
        case .cancelled: .cancelled
        case .empty: .emptyInput
        default: .desktopFailed
        }
    }

    private static func code(_ code: ImageCodingError.Code) -> Code {
        switch code {
        case .emptyFile: .emptyInput
        case .unsupportedFormat, .unsupportedFeature: .unknownFormat
        case .limitExceeded: .limitExceeded
        case .fileNotFound: .missingFile
        case .notAFile, .unreadable: .unreadable
        case .outOfMemory: .outOfMemory
        case .decoderUnavailable: .unavailable
        default: .damagedPicture
        }
    }
}
