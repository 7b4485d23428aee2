/// The domain of the errors from models.
public let MLModelErrorDomain: String = "com.apple.CoreML"

/// An error from reading, describing or running a model.
public struct MLModelError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public let code: Code
    private let message: String

    /// A kind of failure.
    public enum Code: Int, Sendable {
        /// The reason is none of the others.
        case generic = 0
        /// A feature is missing, or isn't of the type that the model takes.
        case featureType = 1
        /// A file can't be read or written, or is no model.
        case io = 3
        /// A layer that an app provides failed.
        case customLayer = 4
        /// A model that an app provides failed.
        case customModel = 5
        /// The training of a model failed.
        case update = 6
        /// A parameter of a model can't be read or changed.
        case parameters = 7
        /// The key of an encrypted model can't be fetched.
        case modelDecryptionKeyFetch = 8
        /// An encrypted model can't be decrypted.
        case modelDecryption = 9
        /// A collection of models can't be reached.
        case modelCollection = 10
        /// A prediction was canceled.
        case predictionCancelled = 11

        /// Returns whether an error has the code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
    }

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Creates an error with a code and further information, of which the description is kept.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.init(code, userInfo[NSLocalizedDescriptionKey] as? String ?? "The model failed (\(code)).")
    }
}

extension MLModelError {
    /// The domain of the error.
    public static var errorDomain: String { MLModelErrorDomain }

    /// The number of the kind of failure.
    public var errorCode: Int { code.rawValue }

    /// What went wrong and how to fix it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// What went wrong and how to fix it.
    public var errorDescription: String? { message }

    /// The code of a failure whose reason is none of the others.
    public static var generic: Code { .generic }
    /// The code of a feature that is missing, or isn't of the type that the model takes.
    public static var featureType: Code { .featureType }
    /// The code of a file that can't be read or written, or is no model.
    public static var io: Code { .io }
    /// The code of a failed layer that an app provides.
    public static var customLayer: Code { .customLayer }
    /// The code of a failed model that an app provides.
    public static var customModel: Code { .customModel }
    /// The code of a failed training.
    public static var update: Code { .update }
    /// The code of a parameter that can't be read or changed.
    public static var parameters: Code { .parameters }
    /// The code of a key that can't be fetched.
    public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
    /// The code of a model that can't be decrypted.
    public static var modelDecryption: Code { .modelDecryption }
    /// The code of a collection of models that can't be reached.
    public static var modelCollection: Code { .modelCollection }
    /// The code of a canceled prediction.
    public static var predictionCancelled: Code { .predictionCancelled }
}
