public import Foundation

/// What a person does in an app at a moment, so that it can be found and continued later.
///
/// An app makes an activity for what it shows, fills it, and makes it current. Core Spotlight keeps it in the app's index
/// where ``isEligibleForSearch`` is true and the activity has a `contentAttributeSet`. There is no other device that
/// could continue it, so the other choices of where it may go are kept and lead nowhere.
open class NSUserActivity: NSObject {
    /// The kind of the activity, such as `com.example.reading`.
    public let activityType: String
    /// The title for people.
    open var title: String?
    /// What the app needs to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that continuing takes, or nil for all of them.
    open var requiredUserInfoKeys: Set<String>?
    /// The words by which the activity is found, besides those of its title.
    open var keywords: Set<String> = []
    /// The page on the web that shows the same.
    open var webpageURL: URL? {
        didSet {
            let scheme = webpageURL?.scheme?.lowercased()
            precondition(
                scheme == nil || scheme == "http" || scheme == "https",
                "The webpageURL of an NSUserActivity is a page on the web, with http or https."
            )
        }
    }
    /// The page that led to ``webpageURL``.
    open var referrerURL: URL?
    /// The time from which the activity is no longer found.
    open var expirationDate: Date?
    /// The name of the content, by which an app finds the window that shows it.
    open var targetContentIdentifier: String?
    /// What the app deletes the activity by.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// A Boolean value that indicates whether the activity may go on on another device.
    open var isEligibleForHandoff: Bool = true
    /// A Boolean value that indicates whether people may find the activity on this machine.
    open var isEligibleForSearch: Bool = false
    /// A Boolean value that indicates whether all people may find the activity.
    open var isEligibleForPublicIndexing: Bool = false
    /// A Boolean value that indicates whether the activity may be suggested.
    open var isEligibleForPrediction: Bool = false
    /// A Boolean value that indicates whether the two ends of a continued activity exchange streams.
    open var supportsContinuationStreams: Bool = false
    /// A Boolean value that indicates whether the delegate has to bring the activity up to date before it is saved.
    open var needsSave: Bool = false
    /// The object that brings the activity up to date.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// What the modules above keep with the activity, by the name of the property.
    package var attachments: [String: any Sendable] = [:]
    /// Keeps the activity where people find it.
    package var keep: ((NSUserActivity) -> Void)?
    private var isCurrent = false
    private var isInvalid = false

    /// Creates an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds values to ``userInfo``, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the person does now, and saves it.
    ///
    /// An invalid activity doesn't become current again.
    open func becomeCurrent() {
        guard !isInvalid else { return }
        isCurrent = true
        save()
    }

    /// Ends what the person does, and saves what changed.
    open func resignCurrent() {
        guard isCurrent else { return }
        isCurrent = false
        if needsSave { save() }
    }

    /// Ends the activity for good.
    open func invalidate() {
        resignCurrent()
        isInvalid = true
    }

    private func save() {
        if needsSave {
            needsSave = false
            delegate?.userActivityWillSave(self)
        }
        if isEligibleForSearch { keep?(self) }
    }
}

/// A name by which an app deletes an activity.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of an activity that shows a page on the web.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"
