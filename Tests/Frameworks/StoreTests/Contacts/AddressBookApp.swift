import Contacts
import Foundation
import StoreEngine
import Testing

// As apps on Apple's systems write it: no module of ours, no type of ours.

/// The list of an app.
private final class PeopleModel {
    private let store: CNContactStore
    private(set) var names: [String] = []

    init(store: CNContactStore = CNContactStore()) { self.store = store }

    func load() async throws {
        switch CNContactStore.authorizationStatus(for: .contacts) {
        case .notDetermined: guard try await store.requestAccess(for: .contacts) else { return }
        case .authorized: break
        default: return
        }
        let keys = [
            CNContactGivenNameKey as any CNKeyDescriptor, CNContactFamilyNameKey as any CNKeyDescriptor,
            CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
        ]
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .givenName
        names = []
        try store.enumerateContacts(with: request) { contact, _ in
            names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "No name")
        }
    }

    func add(card: (name: String, family: String, mail: String, phone: String)) throws {
        let contact = CNMutableContact()
        contact.givenName = card.name
        contact.familyName = card.family
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: card.mail as NSString)]
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMain, value: CNPhoneNumber(stringValue: card.phone))
        ]
        let saveRequest = CNSaveRequest()
        saveRequest.add(contact, toContainerWithIdentifier: nil)
        try store.execute(saveRequest)
    }

    func rename(_ name: String, to newName: String) throws {
        let predicate = CNContact.predicateForContacts(matchingName: name)
        let keys = [CNContactGivenNameKey] as [any CNKeyDescriptor]
        guard let contact = try store.unifiedContacts(matching: predicate, keysToFetch: keys).first else { return }
        // swift-format-ignore: NeverForceUnwrap
        let mutable = contact.mutableCopy() as! CNMutableContact
        mutable.givenName = newName
        let saveRequest = CNSaveRequest()
        saveRequest.update(mutable)
        try store.execute(saveRequest)
    }

    func phone(of identifier: String) throws -> String? {
        do {
            let keys = [CNContactPhoneNumbersKey] as [any CNKeyDescriptor]
            return try store.unifiedContact(withIdentifier: identifier, keysToFetch: keys).phoneNumbers.first?.value
                .stringValue
        } catch CNError.recordDoesNotExist {
            return nil
        }
    }

    func remove(mail: String) throws {
        let predicate = CNContact.predicateForContacts(matchingEmailAddress: mail)
        let saveRequest = CNSaveRequest()
        for contact in try store.unifiedContacts(matching: predicate, keysToFetch: []) {
            // swift-format-ignore: NeverForceUnwrap
            saveRequest.delete(contact.mutableCopy() as! CNMutableContact)
        }
        try store.execute(saveRequest)
    }
}

/// The store of an app's own tests.
private final class FakeStore: CNContactStore, @unchecked Sendable {
    override class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .authorized }

    override func unifiedContact(
        withIdentifier identifier: String,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        let contact = CNMutableContact()
        contact.phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "112"))]
        return contact
    }
}

@Suite("An app with contacts")
struct AddressBookAppTests {
    @Test("Adds, renames and removes a person")
    func people() async throws {
        let test = try TestStore()
        try await StoreEnvironment.$test.withValue(test.environment) {
            let model = PeopleModel()
            try await model.load()
            #expect(model.names == [])
            try model.add(card: ("Ana", "Silva", "ana@example.org", "+1 555 0100"))
            try model.add(card: ("Bo", "Berg", "bo@example.org", "+1 555 0101"))
            try await model.load()
            #expect(model.names == ["Ana Silva", "Bo Berg"])
            try model.rename("silva", to: "Zoe")
            try model.remove(mail: "BO@example.org")
            try await model.load()
            #expect(model.names == ["Zoe Silva"])
            #expect(try model.phone(of: "somebody") == nil)
        }
    }

    @Test("Has a store of its own in its tests")
    func fake() throws {
        let test = try TestStore(.notDetermined)
        let model = test.run { PeopleModel(store: FakeStore()) }
        #expect(try model.phone(of: "somebody") == "112")
        #expect(FakeStore.authorizationStatus(for: .contacts) == .authorized)
    }

    @Test("Sees nothing without the person's consent")
    func denied() async throws {
        let test = try TestStore(.denied)
        try await StoreEnvironment.$test.withValue(test.environment) {
            let model = PeopleModel()
            try await model.load()
            #expect(model.names == [])
            #expect(failure { try model.remove(mail: "a@example.org") } == .authorizationDenied)
        }
    }
}
