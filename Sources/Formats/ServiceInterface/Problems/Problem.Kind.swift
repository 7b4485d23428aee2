extension Problem {
    /// A kind of failure, with a stable name.
    package enum Kind: String, CaseIterable, Sendable {
        // MARK: Requests
        case ambiguous
        case badForm = "bad-form"
        case badRequest = "bad-request"
        case late
        case noPicture = "no-picture"
        case notAllowed = "not-allowed"
        case notFound = "not-found"
        case notJSON = "not-json"
        case tooLarge = "too-large"
        case unknownMethod = "unknown-method"
        // MARK: Clients
        case foreignHost = "foreign-host"
        case foreignPage = "foreign-page"
        case noToken = "no-token"
        case onlyOwner = "only-owner"
        case otherUser = "other-user"
        // MARK: Pictures and sessions
        case badPicture = "bad-picture"
        case unknownFormat = "unknown-format"
        case unknownResult = "unknown-result"
        case unknownSession = "unknown-session"
        case noThumbnail = "no-thumbnail"
        case noSubject = "no-subject"
        // MARK: Apps
        case appFailed = "app-failed"
        case appLate = "app-late"
        case appUnable = "app-unable"
        case noIcon = "no-icon"
        case unknownQuestion = "unknown-question"
        case unknownApp = "unknown-app"
        // MARK: Catalogs
        case catalogUnavailable = "catalog-unavailable"
        case diskFull = "disk-full"
        case jobRunning = "job-running"
        case readOnly = "read-only"
        case unknownCatalog = "unknown-catalog"
        case unknownItem = "unknown-item"
        case unknownJob = "unknown-job"
        case unknownPage = "unknown-page"
        // MARK: The person's items
        case badField = "bad-field"
        case conflict
        case unknownAction = "unknown-action"
        case storeUnavailable = "store-unavailable"
        // MARK: The service itself
        case busy
        case cancelled
        case failed
        case noDescription = "no-description"
        case stopping
        case unavailable

        /// The HTTP status.
        package var status: Int {
            switch self {
            case .ambiguous, .badForm, .badRequest, .noPicture: 400
            case .noToken: 401
            case .foreignPage, .onlyOwner, .otherUser: 403
            case .notFound, .unknownResult, .unknownSession, .noThumbnail, .noIcon, .unknownApp, .unknownCatalog,
                .unknownItem, .unknownJob, .unknownPage, .unknownQuestion, .unknownAction,
                .noDescription:
                404
            case .notAllowed: 405
            case .late: 408
            case .appUnable, .conflict, .jobRunning, .readOnly: 409
            case .tooLarge: 413
            case .notJSON, .unknownFormat: 415
            case .foreignHost: 421
            case .badPicture, .badField, .noSubject: 422
            case .failed: 500
            case .unknownMethod: 501
            case .appFailed: 502
            case .catalogUnavailable, .storeUnavailable, .busy, .cancelled, .stopping, .unavailable: 503
            case .appLate: 504
            case .diskFull: 507
            }
        }

        /// The kind in a few words.
        package var title: String {
            switch self {
            case .ambiguous: "The request can't be read"
            case .badForm: "The form can't be read"
            case .badRequest: "The request makes no sense"
            case .late: "The request came too slowly"
            case .noPicture, .noThumbnail: "There is no picture"
            case .notAllowed: "The method isn't allowed"
            case .notFound: "There is nothing here"
            case .notJSON: "The body isn't JSON"
            case .tooLarge: "The picture is too large"
            case .unknownMethod: "The method isn't known"
            case .foreignHost: "This isn't the host that was asked for"
            case .foreignPage: "Another website asked"
            case .noToken: "A token is needed"
            case .onlyOwner: "Only the person who runs the service may do that"
            case .otherUser: "The service is another person's"
            case .badPicture: "The picture can't be used"
            case .unknownFormat: "The picture's format isn't known"
            case .noSubject: "There is nothing to select"
            case .unknownResult: "There is no such result"
            case .unknownSession: "There is no such session"
            case .appFailed: "The app failed"
            case .appLate: "The app took too long"
            case .appUnable: "The app can't do that"
            case .noIcon: "There is no icon"
            case .unknownApp: "There is no such app"
            case .unknownQuestion: "The question isn't open any more"
            case .catalogUnavailable: "The catalogue can't be used"
            case .diskFull: "The disk is full"
            case .jobRunning: "A job is running"
            case .readOnly: "There is no permission to write"
            case .unknownCatalog: "There is no such catalogue"
            case .unknownItem: "There is no such item"
            case .unknownJob: "There is no such job"
            case .unknownPage: "There is no such page"
            case .badField: "A value can't be used"
            case .unknownAction: "There is no such action"
            case .conflict: "It was changed meanwhile"
            case .storeUnavailable: "The items can't be used"
            case .busy: "Too much is going on"
            case .cancelled: "The work was cancelled"
            case .failed: "The service failed"
            case .noDescription: "There is no description"
            case .stopping: "The service stops"
            case .unavailable: "Something is missing"
            }
        }
    }
}
