import HealthEngine
import StoreEngine

/// The domain of the errors from HealthKit.
public let HKErrorDomain: String = "HKErrorDomain"

/// An error from HealthKit.
public struct HKError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public let code: Code
    private let message: String

    /// A kind of failure.
    public enum Code: Int, Sendable {
        /// The reason is unknown.
        case unknownError = 0
        /// This machine has no health data.
        case errorHealthDataUnavailable
        /// Health data is restricted on this machine.
        case errorHealthDataRestricted
        /// An argument isn't valid.
        case errorInvalidArgument
        /// The person has refused the access.
        case errorAuthorizationDenied
        /// The app hasn't asked for access.
        case errorAuthorizationNotDetermined
        /// The folder of readings can't be read or written.
        case errorDatabaseInaccessible
        /// The person wasn't asked, or didn't answer.
        case errorUserCanceled
        /// Another app has begun a workout.
        case errorAnotherWorkoutSessionStarted
        /// The person has left the workout.
        case errorUserExitedWorkoutSession
        /// The person has refused an access that the app can't do without.
        case errorRequiredAuthorizationDenied
        /// There is no sample.
        case errorNoData
        /// A workout can't be begun.
        case errorWorkoutActivityNotAllowed
        /// The data exceeds a limit.
        case errorDataSizeExceeded

        /// The absence of an error.
        public static var noError: Code { .unknownError }

        /// Returns whether an error has the code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
    }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Creates the error of a failed access to the folder of readings.
    init(_ error: any Error) {
        switch error {
        case let error as HKError: self = error
        case let error as HealthError where error.code == .tooLarge: self.init(.errorDataSizeExceeded, error.message)
        case let error as HealthError: self.init(.errorInvalidArgument, error.message)
        case let error as StoreError where error.code == .tooLarge: self.init(.errorDataSizeExceeded, error.message)
        case let error as StoreError: self.init(.errorDatabaseInaccessible, error.message)
        default: self.init(.unknownError, "\(error)")
        }
    }
}

extension HKError {
    /// The domain of the error.
    public static var errorDomain: String { HKErrorDomain }

    /// The number of the kind of failure.
    public var errorCode: Int { code.rawValue }

    /// What went wrong and how to fix it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// What went wrong and how to fix it.
    public var errorDescription: String? { message }

    /// The code of a failure whose reason is unknown.
    public static var unknownError: Code { .unknownError }
    /// The code of a failure that is none.
    public static var noError: Code { .noError }
    /// The code of a failure on a machine without health data.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// The code of a failure where health data is restricted.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// The code of a failure of an argument that isn't valid.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The code of a failure where the person has refused the access.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The code of a failure where the app hasn't asked for access.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The code of a failure where the folder of readings can't be read or written.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// The code of a failure where the person wasn't asked or didn't answer.
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// The code of a failure where another app has begun a workout.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// The code of a failure where the person has left the workout.
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// The code of a failure where an access was refused that the app can't do without.
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// The code of a failure where there is no sample.
    public static var errorNoData: Code { .errorNoData }
    /// The code of a failure where a workout can't be begun.
    public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
    /// The code of a failure where data exceeds a limit.
    public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
}
