public import Foundation

/// The domain of the errors from contacts.
public let CNErrorDomain: String = "CNErrorDomain"

/// The key of the identifiers of contacts in an error's information.
public let CNErrorUserInfoAffectedRecordIdentifiersKey: String = "CNErrorUserInfoAffectedRecordIdentifiersKey"

/// The key of the contacts in an error's information.
public let CNErrorUserInfoAffectedRecordsKey: String = "CNErrorUserInfoAffectedRecordsKey"

/// The key of the properties in an error's information.
public let CNErrorUserInfoKeyPathsKey: String = "CNErrorUserInfoKeyPathsKey"

/// An error from contacts.
public struct CNError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public let code: Code
    /// The identifiers of the contacts that it is about.
    public let affectedRecordIdentifiers: [String]?
    private let message: String

    init(_ code: Code, _ message: String, identifiers: [String]? = nil) {
        self.code = code
        self.message = message
        affectedRecordIdentifiers = identifiers
    }

    /// The contacts that it is about, as far as they are known.
    public var affectedRecords: [AnyObject]? { nil }
    /// The properties that it is about, as far as they are known.
    public var keyPaths: [String]? { nil }
    /// The domain of the error.
    public static var errorDomain: String { CNErrorDomain }
    /// The number of the kind of failure.
    public var errorCode: Int { code.rawValue }
    /// What went wrong and how to fix it.
    public var errorDescription: String? { message }

    /// What went wrong, and the contacts that it is about.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: message]
        info[CNErrorUserInfoAffectedRecordIdentifiersKey] = affectedRecordIdentifiers
        return info
    }

    /// A kind of failure.
    public enum Code: Int, Sendable {
        /// The connection to the store failed.
        case communicationError = 1
        /// The files can't be read or written.
        case dataAccessError = 2
        /// The program may not use contacts.
        case authorizationDenied = 100
        /// No address book may be changed.
        case noAccessableWritableContainers = 101
        /// A property may not be used.
        case unauthorizedKeys = 102
        /// The person has turned the feature off.
        case featureDisabledByUser = 103
        /// The feature isn't there.
        case featureNotAvailable = 104
        /// There is no such contact or group.
        case recordDoesNotExist = 200
        /// There is such a contact or group already.
        case insertedRecordAlreadyExists = 201
        /// A group would contain itself.
        case containmentCycle = 202
        /// A group can't contain the contact.
        case containmentScope = 203
        /// There is no such address book or group.
        case parentRecordDoesNotExist = 204
        /// The identifier can't be used.
        case recordIdentifierInvalid = 205
        /// The contact may not be changed.
        case recordNotWritable = 206
        /// The address book may not be changed.
        case parentContainerNotWritable = 207
        /// Several properties can't be saved.
        case validationMultipleErrors = 300
        /// A property has another type.
        case validationTypeMismatch = 301
        /// A property can't be saved so.
        case validationConfigurationError = 302
        /// The predicate isn't one of the store's.
        case predicateInvalid = 400
        /// A limit is exceeded.
        case policyViolation = 500
        /// The client's identifier can't be used.
        case clientIdentifierInvalid = 600
        /// There is no such client.
        case clientIdentifierDoesNotExist = 601
        /// There is such a client already.
        case clientIdentifierCollision = 602
        /// The history has no such point any more.
        case changeHistoryExpired = 603
        /// The point of the history can't be used.
        case changeHistoryInvalidAnchor = 604
        /// The request for the history can't be used.
        case changeHistoryInvalidFetchRequest = 605
        /// The data is no card.
        case vCardMalformed = 700
        /// The card can't be summarized.
        case vCardSummarizationError = 701

        /// Returns a Boolean value that indicates whether an error is of the kind.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
    }
}

extension CNError {
    /// The connection to the store failed.
    public static var communicationError: Code { .communicationError }
    /// The files can't be read or written.
    public static var dataAccessError: Code { .dataAccessError }
    /// The program may not use contacts.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// No address book may be changed.
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    /// A property may not be used.
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    /// The person has turned the feature off.
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    /// The feature isn't there.
    public static var featureNotAvailable: Code { .featureNotAvailable }
    /// There is no such contact or group.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// There is such a contact or group already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// A group would contain itself.
    public static var containmentCycle: Code { .containmentCycle }
    /// A group can't contain the contact.
    public static var containmentScope: Code { .containmentScope }
    /// There is no such address book or group.
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// The identifier can't be used.
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    /// The contact may not be changed.
    public static var recordNotWritable: Code { .recordNotWritable }
    /// The address book may not be changed.
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    /// Several properties can't be saved.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// A property has another type.
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// A property can't be saved so.
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// The predicate isn't one of the store's.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// A limit is exceeded.
    public static var policyViolation: Code { .policyViolation }
    /// The client's identifier can't be used.
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    /// There is no such client.
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    /// There is such a client already.
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    /// The history has no such point any more.
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    /// The point of the history can't be used.
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    /// The request for the history can't be used.
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    /// The data is no card.
    public static var vCardMalformed: Code { .vCardMalformed }
    /// The card can't be summarized.
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
