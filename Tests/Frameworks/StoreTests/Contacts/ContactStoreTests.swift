import Contacts
import Foundation
import StoreEngine
import Synchronization
import TestSupport
import Testing

@Suite("The contact store")
struct ContactStoreTests {
    private let keys =
        [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [any CNKeyDescriptor]

    private func contact(_ given: String, _ family: String = "") -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = (given, family)
        return contact
    }

    private func add(_ contacts: CNMutableContact..., to store: CNContactStore) throws {
        let request = CNSaveRequest()
        for contact in contacts { request.add(contact, toContainerWithIdentifier: nil) }
        try store.execute(request)
    }

    @Test("A saved contact is fetched with what was asked for")
    func fetching() throws {
        let test = try TestStore()
        let ana = contact("Ana", "Silva")
        ana.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 555"))
        ]
        ana.birthday = DateComponents(month: 2, day: 29)
        try add(ana, to: test.store)
        let fetched = try test.store.unifiedContact(withIdentifier: ana.identifier, keysToFetch: keys)
        #expect(fetched.givenName == "Ana" && fetched.phoneNumbers == ana.phoneNumbers)
        #expect(fetched.isKeyAvailable(CNContactGivenNameKey) && !fetched.isKeyAvailable(CNContactBirthdayKey))
        #expect(fetched.areKeysAvailable(keys) && !(fetched is CNMutableContact))
        let name = CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
        let formatted = try test.store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "sil"),
            keysToFetch: [name, CNContactBirthdayKey as NSString]
        )
        #expect(formatted.map { CNContactFormatter.string(from: $0, style: .fullName) } == ["Ana Silva"])
        #expect(formatted.first?.birthday?.month == 2 && formatted.first?.birthday?.year == nil)
    }

    @Test("A property that wasn't fetched ends the program")
    func unfetched() async {
        await #expect(processExitsWith: .failure) {
            let test = try TestStore()
            let ana = CNMutableContact()
            let request = CNSaveRequest()
            request.add(ana, toContainerWithIdentifier: nil)
            try test.store.execute(request)
            let contact = try test.store.unifiedContact(withIdentifier: ana.identifier, keysToFetch: [])
            _ = contact.identifier
            // The folder would outlive the program, which ends at once.
            try FileManager.default.removeItem(atPath: test.folder.path)
            print(contact.givenName)
        }
    }

    @Test("A change keeps what wasn't fetched")
    func update() throws {
        let test = try TestStore()
        let ana = contact("Ana", "Silva")
        ana.note = "Kept"
        ana.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ana@example.org")]
        try add(ana, to: test.store)
        let fetched = try test.store.unifiedContact(withIdentifier: ana.identifier, keysToFetch: keys)
        let mutable = try #require(fetched.mutableCopy() as? CNMutableContact)
        mutable.familyName = "Costa"
        let request = CNSaveRequest()
        request.update(mutable)
        try test.store.execute(request)
        let all = [CNContactVCardSerialization.descriptorForRequiredKeys()]
        let saved = try test.store.unifiedContact(withIdentifier: ana.identifier, keysToFetch: all)
        #expect(saved.familyName == "Costa" && saved.note == "Kept" && saved.givenName == "Ana")
        #expect(saved.emailAddresses.map { $0.value as String } == ["ana@example.org"])
    }

    @Test("Contacts are enumerated in order, until the block says stop")
    func enumeration() throws {
        let test = try TestStore()
        try add(contact("Zoe", "Adams"), contact("Ana", "Zander"), contact("Émile", "Brun"), to: test.store)
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .familyName
        var names: [String] = []
        try test.store.enumerateContacts(with: request) { contact, _ in names.append(contact.familyName) }
        #expect(names == ["Adams", "Brun", "Zander"])
        request.sortOrder = .givenName
        request.mutableObjects = true
        names = []
        try test.store.enumerateContacts(with: request) { contact, stop in
            names.append(contact.givenName)
            stop.pointee = ObjCBool(names.count == 2)
            #expect(contact is CNMutableContact)
        }
        #expect(names == ["Ana", "Émile"])
    }

    @Test("Groups and containers are found by their predicates")
    func groups() throws {
        let test = try TestStore()
        let (store, ana, group) = (test.store, contact("Ana"), CNMutableGroup())
        group.name = "Crew"
        try add(ana, to: store)
        let request = CNSaveRequest()
        request.add(group, toContainerWithIdentifier: store.defaultContainerIdentifier())
        request.addMember(ana, to: group)
        try store.execute(request)
        #expect(try store.groups(matching: nil).map(\.name) == ["Crew"])
        let members = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
        #expect(try store.unifiedContacts(matching: members, keysToFetch: keys).map(\.givenName) == ["Ana"])
        let containers = try store.containers(
            matching: CNContainer.predicateForContainerOfContact(withIdentifier: ana.identifier)
        )
        #expect(containers.map(\.identifier) == [store.defaultContainerIdentifier()])
        let groups = CNGroup.predicateForGroupsInContainer(withIdentifier: store.defaultContainerIdentifier())
        #expect(try store.groups(matching: groups) == [group.copy() as? CNGroup])
    }

    @Test("Mistakes have Apple's codes")
    func errors() throws {
        let test = try TestStore()
        let (store, ana) = (test.store, contact("Ana"))
        try add(ana, to: store)
        #expect(failure { try add(ana, to: store) } == .insertedRecordAlreadyExists)
        #expect(failure { try store.unifiedContact(withIdentifier: "x", keysToFetch: []) } == .recordDoesNotExist)
        #expect(
            failure {
                try store.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: [])
            } == .predicateInvalid
        )
        #expect(
            failure {
                try store.groups(matching: CNContact.predicateForContacts(matchingName: "a"))
            } == .predicateInvalid
        )
        let request = CNSaveRequest()
        request.add(contact("Bo"), toContainerWithIdentifier: "nowhere")
        #expect(failure { try store.execute(request) } == .parentRecordDoesNotExist)
        #expect(failure { try CNContactVCardSerialization.contacts(with: Data("BEGIN:VCARD".utf8)) } == .vCardMalformed)
        let error = #expect(throws: CNError.self) { try store.unifiedMeContactWithKeys(toFetch: []) }
        #expect((error as NSError?)?.domain == "CNErrorDomain" && (error as NSError?)?.code == 200)
        #expect(error?.code == .recordDoesNotExist)
    }

    @Test("Without consent, nothing is read, written or told", arguments: [ConsentStatus.notDetermined, .denied])
    func consent(status: ConsentStatus) throws {
        let granted = try TestStore()
        try add(contact("Ana"), to: granted.store)
        let consent = Consent(environment: granted.environment)
        try consent.record(status, for: Consent.app, store: .contacts)
        let store = granted.store
        #expect(
            granted.run { CNContactStore.authorizationStatus(for: .contacts) }
                == (status == .denied ? .denied : .notDetermined)
        )
        let request = CNContactFetchRequest(keysToFetch: keys)
        #expect(
            failure {
                try store.enumerateContacts(with: request) { _, _ in Issue.record("A contact was read.") }
            } == .authorizationDenied
        )
        #expect(failure { try store.containers(matching: nil) } == .authorizationDenied)
        #expect(failure { try store.execute(CNSaveRequest()) } == .authorizationDenied)
        #expect(failure { try store.unifiedMeContactWithKeys(toFetch: []) } == .authorizationDenied)
        #expect(store.currentHistoryToken == nil)
    }

    @Test("The person is asked once, and the answer is kept", arguments: [true, false])
    func asking(isAllowed: Bool) async throws {
        let test = try TestStore(.notDetermined)
        try await StoreEnvironment.$test.withValue(test.environment) {
            let store = CNContactStore()
            let handler: ConsentPrompt.Handler = { question in
                #expect(question.store == .contacts)
                return isAllowed
            }
            let answer = try await ConsentPrompt.$testHandler.withValue(handler) {
                try await store.requestAccess(for: .contacts)
            }
            #expect(answer == isAllowed)
            #expect(try await store.requestAccess(for: .contacts) == isAllowed)
            #expect(CNContactStore.authorizationStatus(for: .contacts) == (isAllowed ? .authorized : .denied))
        }
    }

    @Test("The history token changes with a contact")
    func token() throws {
        let test = try TestStore()
        let before = test.store.currentHistoryToken
        #expect(before != nil && test.store.currentHistoryToken == before)
        try add(contact("Ana"), to: test.store)
        #expect(test.store.currentHistoryToken != before)
    }

    @Test("An edit by any program is told within a second")
    func change() async throws {
        let test = try TestStore()
        let store = test.store
        try add(contact("Ana"), to: store)
        // Other tests change their own books, so not every notification is about this one. The time is taken on the
        // thread that notifies: the tasks of tests may wait for one another.
        let wanted = Mutex("")
        let (told, continuation) = AsyncStream.makeStream(of: (String, ContinuousClock.Instant).self)
        let observer = NotificationCenter.default.addObserver(
            forName: .CNContactStoreDidChange,
            object: nil,
            queue: nil
        ) { _ in
            let identifier = wanted.withLock { $0 }
            let isThere = (try? store.unifiedContact(withIdentifier: identifier, keysToFetch: [])) != nil
            if isThere { continuation.yield((identifier, .now)) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let time = try await leastTime(until: .seconds(1)) { attempt in
            let identifier = "other\(attempt)"
            wanted.withLock { $0 = identifier }
            let start = ContinuousClock.now
            let file = URL(filePath: "\(store.defaultContainerIdentifier())/\(identifier).vcf")
            let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(identifier)\r\nFN:Bo\r\nN:;Bo;;;\r\nEND:VCARD\r\n"
            try Data(card.utf8).write(to: file)
            let (_, end) = try #require(await told.first { $0.0 == identifier })
            return start.duration(to: end)
        }
        #expect(time < .seconds(1))
    }
}
