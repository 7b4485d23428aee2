import ProviderFrames

extension HostedAppError {
    /// Creates the reason that tests get for one that every host gets.
    init(_ failure: AppFailure) {
        let code: Code =
            switch failure.code {
            case .severalQueries: .severalQueries
            case .notAnEntity: .notAnEntity
            case .nothingOpens: .nothingOpens
            case .notFound: .entityNotFound
            case .noMoreResults: .noSearchIntent
            // An app in this process fails in no other way before its own code runs.
            default: .noQuery
            }
        self.init(code, failure.message)
    }

    /// Asks what every host asks, and throws its reasons as those that tests get.
    static func translating<R>(_ body: () throws(AppFailure) -> R) throws(HostedAppError) -> R {
        do throws(AppFailure) {
            return try body()
        } catch {
            throw HostedAppError(error)
        }
    }
}
