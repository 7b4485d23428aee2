/// The answers to a search, as a person sees them.
package struct Sheet: Sendable {
    /// What is known before any app answers.
    package struct Head: Sendable {
        /// The identifier of the session.
        package let session: String
        /// The size of the upright picture.
        package let width: Int
        package let height: Int
        /// The labels that apps are asked with.
        package let labels: [String]
        /// The apps that are asked, in order.
        package let apps: [AppOrder.Placed]

        package init(session: String, width: Int, height: Int, labels: [String], apps: [AppOrder.Placed]) {
            self.session = session
            self.width = width
            self.height = height
            self.labels = labels
            self.apps = apps
        }
    }

    /// What became of one app.
    package struct Answer: Sendable {
        /// The identifier of the app.
        package let app: String
        package let outcome: Outcome
        /// The time that the answer took, in milliseconds, from the moment when all were asked.
        package let milliseconds: Double
        /// A Boolean value that indicates whether the app has a search of its own to go on with.
        package let offersMore: Bool

        package init(app: String, outcome: Outcome, milliseconds: Double, offersMore: Bool) {
            self.app = app
            self.outcome = outcome
            self.milliseconds = milliseconds
            self.offersMore = offersMore
        }
    }

    /// An answer of an app.
    package enum Outcome: Sendable {
        /// The app knows something, or nothing.
        case answered(AppAnswer)
        /// The app has no answer, for a reason.
        case failed(String)

        /// Whether the app has a search of its own to go on with, where it answered.
        var offersMore: Bool? {
            guard case .answered(let answer) = self else { return nil }
            return answer.offersMoreResults
        }
    }

    package let head: Head
    /// The answers so far, in the order in which they came.
    package internal(set) var answers: [Answer] = []
    /// The time of the whole search, in milliseconds, once it is over.
    package internal(set) var milliseconds: Double?

    /// The answer of an app, or nil while there is none.
    package func answer(of app: String) -> Answer? { answers.first { $0.app == app } }
}

/// A part of a sheet as it comes.
package enum SheetEvent: Sendable {
    case answer(Sheet.Answer)
    case done(milliseconds: Double)
}
