@testable import CoreSpotlight
import Testing

@Suite("Attributes of items")
struct CSSearchableItemAttributeSetTests {
    @Test("A set may be of no kind in particular")
    func untyped() {
        let attributes = CSSearchableItemAttributeSet()
        #expect(attributes.contentType == nil)
        attributes.title = "Blue"
        #expect((attributes.copy() as? CSSearchableItemAttributeSet)?.title == "Blue")
    }

    @Test("Attributes of every kind come back as they were set")
    func kinds() throws {
        let set = CSSearchableItemAttributeSet(contentType: .audio)
        let date = Date(timeIntervalSince1970: 1_000)
        set.title = "Blue"
        set.keywords = ["folk", "1971"]
        set.thumbnailData = Data([1, 2])
        set.thumbnailURL = URL(filePath: "/tmp/a.png")
        set.contentCreationDate = date
        set.importantDates = [date]
        set.latitude = 52.5
        set.audioTrackNumber = 3
        set.isStreamable = true
        for copy in [set, try #require(set.copy() as? CSSearchableItemAttributeSet)] {
            #expect(copy.contentType == "public.audio")
            #expect(copy.title == "Blue")
            #expect(copy.keywords == ["folk", "1971"])
            #expect(copy.thumbnailData == Data([1, 2]))
            #expect(copy.thumbnailURL == URL(filePath: "/tmp/a.png"))
            #expect(copy.contentCreationDate == date)
            #expect(copy.importantDates == [date])
            #expect(copy.latitude?.doubleValue == 52.5)
            #expect(copy.audioTrackNumber?.intValue == 3)
            #expect(copy.isStreamable?.boolValue == true)
            #expect(copy.artist == nil)
        }
        set.title = nil
        #expect(set.title == nil)
    }

    @Test("A copy is its own")
    func copying() throws {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        let copy = try #require(set.copy() as? CSSearchableItemAttributeSet)
        copy.title = "Blue"
        #expect(set.title == nil)
    }

    @Test("A key path sets an attribute, whatever its type is called")
    func keyPaths() throws {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        let path: PartialKeyPath<CSSearchableItemAttributeSet> = \.displayName
        let writable = try #require(path as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, String?>)
        set[keyPath: writable] = "Blue"
        #expect(set.displayName == "Blue")
    }

    @Test("Attributes that the app names hold text, numbers, dates, data, addresses and arrays")
    func customAttributes() throws {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        let key = try #require(CSCustomAttributeKey(keyName: "label"))
        set.setValue(NSString(string: "Reprise"), forCustomKey: key)
        #expect((set.value(forCustomKey: key) as? NSString).map(String.init(describing:)) == "Reprise")
        set.setValue(NSNumber(value: 2.5), forCustomKey: key)
        #expect((set.value(forCustomKey: key) as? NSNumber)?.doubleValue == 2.5)
        set.setValue(NSArray(array: [NSString(string: "a"), NSString(string: "b")]), forCustomKey: key)
        #expect((set.value(forCustomKey: key) as? NSArray)?.count == 2)
        set.setValue(NSDate(timeIntervalSinceReferenceDate: 7), forCustomKey: key)
        #expect((set.value(forCustomKey: key) as? NSDate)?.timeIntervalSinceReferenceDate == 7)
        #expect(!set.setCustomValue(CSSearchableItemAttributeSet(contentType: .text), for: key))
        set.setValue(nil, forCustomKey: key)
        #expect(set.value(forCustomKey: key) == nil)
    }

    @Test(
        "A name of an attribute is made of letters, digits and a few marks",
        arguments: ["", "1a", "a b", "é", "a/b"]
    )
    func wrongKeys(name: String) {
        #expect(CSCustomAttributeKey(keyName: name) == nil)
        #expect(CSCustomAttributeKey(keyName: "com_example-label.2") != nil)
    }

    @Test("An archive holds items with their attributes")
    func archiving() throws {
        let item = CSSearchableItem("1", "Blue", domain: "music")
        let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: data))
        #expect(read.uniqueIdentifier == "1")
        #expect(read.domainIdentifier == "music")
        #expect(read.attributeSet.title == "Blue")
        #expect(read.expirationDate == item.expirationDate)
    }
}
