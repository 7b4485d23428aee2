import FoveaHosting

extension HostedAppError {
    /// Creates the reason that tests get for one that every host gets.
    init(_ error: HostingError) {
        let code: Code =
            switch error.code {
            case .noQuery: .noQuery
            case .severalQueries: .severalQueries
            case .notAnEntity: .notAnEntity
            case .nothingOpens: .nothingOpens
            case .entityNotFound: .entityNotFound
            case .noSearchIntent: .noSearchIntent
            }
        self.init(code, error.description)
    }

    /// Asks what every host asks, and throws its reasons as those that tests get.
    static func translating<R>(_ body: () throws(HostingError) -> R) throws(HostedAppError) -> R {
        do throws(HostingError) {
            return try body()
        } catch {
            throw HostedAppError(error)
        }
    }
}
