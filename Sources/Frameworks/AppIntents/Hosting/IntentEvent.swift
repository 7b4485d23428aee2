/// Something that an intent does while it runs, which its host may want to show.
package enum IntentEvent: Sendable {
    /// The app comes to the front; this happens at most once in a run.
    case appComesForward
    /// The app opens a value, as an intent without a `perform()` of its own does.
    case opens(any AppValue & Sendable)
    /// A scene of the app handles an intent with a name.
    case showsContent(identifier: String)
    /// The work has come this far.
    case progress(IntentProgressUpdate)
    /// A result led to another intent, which runs now.
    case runsNext(any AppIntent)
    /// A link is opened, in the app or in a browser.
    case opensURL(URL)
}

/// How far the work of an intent has come.
package struct IntentProgressUpdate: Codable, Hashable, Sendable {
    /// The part that is done, from 0 to 1.
    package let fractionCompleted: Double
    /// The units that are done.
    package let completedUnitCount: Int64
    /// The units there are, or fewer than 1 while it is unknown.
    package let totalUnitCount: Int64
}
