@testable import CoreSpotlight
import Testing

@Suite("Activities of a person")
struct NSUserActivityTests {
    /// As apps make an activity for what they show.
    private func activity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.title = "Reading Emma"
        activity.addUserInfoEntries(from: ["book": "emma", "page": 3])
        activity.addUserInfoEntries(from: ["page": 4])
        activity.keywords = ["novel", "Austen"]
        activity.isEligibleForSearch = true
        activity.persistentIdentifier = "book-emma"
        return activity
    }

    @Test("Keeps what it is given, with the defaults of a new one")
    func values() {
        let activity = activity()
        #expect(activity.activityType == "com.example.reading")
        #expect(activity.userInfo?["page"] as? Int == 4)
        #expect(activity.userInfo?["book"] as? String == "emma")
        #expect(activity.isEligibleForHandoff && !activity.isEligibleForPrediction)
        activity.webpageURL = URL(string: "https://example.com/emma")
        #expect(activity.webpageURL?.host() == "example.com")
        #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
    }

    @Test("Is found by its title, its words and its attributes")
    func search() async throws {
        let temporary = try TemporaryIndex()
        let activity = activity()
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .text)
        activity.contentAttributeSet?.contentDescription = "A handsome heroine"
        try await temporary.index.indexSearchableItems([#require(activity.searchableItem)])
        for text in ["emma", "austen", "heroine"] {
            #expect(try await temporary.index.found(text) == ["book-emma"], "\(text)")
        }
    }

    @Test("An item that stands for it isn't doubled")
    func related() {
        let activity = activity()
        #expect(activity.searchableItem == nil)
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .text)
        activity.contentAttributeSet?.relatedUniqueIdentifier = "emma"
        #expect(activity.searchableItem == nil)
    }

    @Test("Is in the app's index from when it becomes current until it is deleted")
    func keeping() async throws {
        let activity = activity()
        activity.persistentIdentifier = UUID().uuidString
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .text)
        let identifiers = [activity.persistentIdentifier ?? ""]
        activity.isEligibleForSearch = false
        activity.becomeCurrent()
        #expect(try await CSSearchableIndex.activities.searchableItems(identifiedBy: identifiers).isEmpty)
        activity.isEligibleForSearch = true
        activity.becomeCurrent()
        #expect(try await CSSearchableIndex.activities.searchableItems(identifiedBy: identifiers).count == 1)
        await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: identifiers)
        #expect(try await CSSearchableIndex.activities.searchableItems(identifiedBy: identifiers).isEmpty)
    }

    private final class Author: NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.addUserInfoEntries(from: ["page": (userActivity.userInfo?["page"] as? Int ?? 0) + 1])
        }
    }

    @Test("Its delegate brings it up to date when it has to be saved, and not after it is invalid")
    func delegate() {
        let (activity, author) = (activity(), Author())
        activity.delegate = author
        activity.becomeCurrent()
        #expect(activity.userInfo?["page"] as? Int == 4)
        activity.needsSave = true
        activity.resignCurrent()
        #expect(activity.userInfo?["page"] as? Int == 5)
        #expect(!activity.needsSave)
        activity.invalidate()
        activity.needsSave = true
        activity.becomeCurrent()
        #expect(activity.userInfo?["page"] as? Int == 5)
    }
}
