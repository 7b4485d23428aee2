import ContactEngine
import StoreEngine

extension CNContactStore {
    /// Reads the address books, with the person's consent.
    func contents() throws -> BookContents {
        try checkConsent()
        return try translated { () throws(ContactError) in try books.contents() }
    }

    func checkConsent() throws {
        guard consent.status(of: Consent.app, for: .contacts) == .granted else { throw CNError.unauthorized }
    }

    /// Returns the contacts that a predicate is for.
    func entries(matching predicate: NSPredicate, in contents: BookContents) throws -> [BookContents.Entry] {
        guard case .contacts(let query) = try StorePredicate.subject(of: predicate) else {
            throw StorePredicate.invalid
        }
        return try translated { () throws(ContactError) in try contents.contacts(matching: query) }
    }
}

extension CNContact {
    /// Creates a contact with the properties that are asked for.
    convenience init(_ entry: BookContents.Entry, keys: Set<String>) {
        self.init(ContactValues(entry.contact), keys: keys, saved: entry.contact)
    }

    var changeable: CNMutableContact { CNMutableContact(values, keys: keys, saved: saved) }
}
