import ActionEngine
import CodeEngine
import CommandLineKit
import ContactEngine
import FoveaSearch
import ImageCodingEngine
import InferenceEngine
import StoreEngine

extension CommandFailure {
    /// Creates the failure for any error about a picture or a person's items.
    init(_ error: any Error, subject: String?) {
        switch error {
        case let failure as CommandFailure:
            self.init(failure.exitCode, subject: failure.subject ?? subject, failure.message)
        case let error as ImageCodingError:
            self.init(Self.code(error.code), subject: subject, error.message)
        case let error as VisualCatalogError:
            self.init(Self.code(error.code), subject: subject, error.message)
        case let error as CodeError:
            let isMissing = [.libraryNotFound, .libraryDamaged].contains(error.code)
            self.init(isMissing ? .unavailable : .software, subject: isMissing ? nil : subject, error.message)
        case let error as InferenceError:
            self.init(Self.code(error.code), "\(error)")
        case let error as StoreError:
            self.init(Self.code(error.code), subject: subject, error.message)
        case let error as ContactError:
            self.init(Self.code(error.code), subject: subject, error.message)
        default:
            self.init(.software, subject: subject, "\(error)")
        }
    }

    private static func code(_ code: ImageCodingError.Code) -> ExitCode {
        switch code {
        case .fileNotFound, .notAFile, .unreadable: .noInput
        case .outOfMemory, .encodingFailed: .software
        case .decoderUnavailable: .unavailable
        default: .badData
        }
    }

    private static func code(_ code: VisualCatalogError.Code) -> ExitCode {
        switch code {
        case .unreadablePicture, .invalidItem, .damagedCatalog: .badData
        case .tooFewPictures: .nothingFound
        case .invalidQuery, .otherCatalog: .usage
        case .itemNotFound: .nothingFound
        case .otherVersion, .unavailableModel: .unavailable
        case .busyCatalog: .temporary
        case .cancelled: .interrupted
        case .diskFull: .inputOutput
        case .unavailableCatalog: .noInput
        case .readOnly: .cannotCreate
        default: .software
        }
    }

    private static func code(_ code: InferenceError.Code) -> ExitCode {
        switch code {
        case .runtimeNotFound, .runtimeDamaged, .modelNotFound, .modelDamaged: .unavailable
        default: .software
        }
    }

    private static func code(_ code: StoreError.Code) -> ExitCode {
        switch code {
        case .missing: .noInput
        case .changed, .locked: .temporary
        case .readOnly: .cannotCreate
        case .full, .unavailable: .inputOutput
        case .tooLarge, .tooMany, .badName, .malformed: .badData
        }
    }

    private static func code(_ code: ContactError.Code) -> ExitCode {
        switch code {
        case .missing, .bookMissing: .nothingFound
        case .notWritable: .cannotCreate
        case .changed: .temporary
        case .unavailable: .inputOutput
        default: .badData
        }
    }

    /// Creates the failure for an error of an action.
    init(_ error: ActionError) {
        let code: ExitCode =
            switch error.code {
            case .unknownField, .badValue, .incomplete, .notSavable, .unknownCalendar: .usage
            case .missing: .nothingFound
            case .changed: .denied
            case .store(let code): Self.code(code)
            }
        self.init(code, error.message)
    }
}
