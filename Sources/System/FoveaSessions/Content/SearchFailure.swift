/// Why a search, or something about it, can't be done.
package struct SearchFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The category a caller can switch over.
    package enum Code: Sendable, Hashable {
        /// The picture is damaged, or the request about it makes no sense.
        case badPicture
        /// The picture is beyond a limit.
        case tooLarge
        /// The bytes are no picture of a known format.
        case unknownFormat
        /// A part of the picture lies outside it, or a number makes no sense.
        case badRequest
        /// There is no such session; it may be forgotten.
        case unknownSession
        /// There is no such app.
        case unknownApp
        /// There is no such result.
        case unknownResult
        /// Too much is asked at the same time.
        case busy
        /// The runtime or a model is missing.
        case unavailable
        /// The app's code failed, or its program did.
        case app
        /// The app isn't made for it.
        case unsupported
        /// The app didn't answer in time.
        case timedOut
    }

    /// The category.
    package let code: Code
    /// What failed and, where known, how to mend it.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }

    /// The failure of asking for a search that was forgotten, or never was.
    package static let unknownSession = SearchFailure(
        .unknownSession,
        "There is no such session. Sessions are forgotten after a while; search again."
    )

    /// The failure of asking an app that isn't there.
    package static func unknownApp(_ app: String) -> SearchFailure {
        SearchFailure(.unknownApp, "There is no app '\(app)'; 'fovea providers' lists those there are.")
    }
}
