import CommandLineKit

extension CommandFailure {
    /// Finds the code and the words for any error that concerns a picture.
    init(_ error: any Error, subject: String?) {
        switch error {
        case let failure as CommandFailure:
            self.init(failure.exitCode, subject: failure.subject ?? subject, failure.message)
        default:
            self.init(.software, subject: subject, "\(error)")
        }
    }
}
