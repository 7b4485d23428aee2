import ContactEngine

/// A condition that only a store evaluates.
final class StorePredicate: NSPredicate {
    /// What is looked for.
    enum Subject: Sendable {
        case contacts(ContactQuery)
        case groups([String])
        case subgroups(of: String)
        case groupsInContainer(String)
        case containers([String])
        case containerOfContact(String)
        case containerOfGroup(String)
    }

    let subject: Subject

    init(_ subject: Subject) {
        self.subject = subject
        super.init(value: true)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns what a predicate looks for; one that isn't of a store is refused.
    static func subject(of predicate: NSPredicate) throws -> Subject {
        guard let predicate = predicate as? StorePredicate else {
            throw invalid
        }
        return predicate.subject
    }

    /// The error of a predicate that looks for something else.
    static var invalid: CNError {
        CNError(.predicateInvalid, "Use a predicate that the type's own method predicateFor… returns.")
    }
}

extension CNContact {
    /// Returns a predicate for contacts whose names have words that begin with those of a name.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        StorePredicate(.contacts(.name(name)))
    }

    /// Returns a predicate for contacts with an address for mail.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        StorePredicate(.contacts(.mail(emailAddress)))
    }

    /// Returns a predicate for contacts with a phone number, however it is written.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        StorePredicate(.contacts(.phone(phoneNumber.stringValue)))
    }

    /// Returns a predicate for contacts with identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        StorePredicate(.contacts(.identifiers(identifiers)))
    }

    /// Returns a predicate for the members of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        StorePredicate(.contacts(.group(groupIdentifier)))
    }

    /// Returns a predicate for the contacts of an address book.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        StorePredicate(.contacts(.book(containerIdentifier)))
    }
}

extension CNGroup {
    /// Returns a predicate for groups with identifiers.
    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        StorePredicate(.groups(identifiers))
    }

    /// Returns a predicate for the groups in a group.
    public class func predicateForSubgroups(inGroupWithIdentifier parentGroupIdentifier: String) -> NSPredicate {
        StorePredicate(.subgroups(of: parentGroupIdentifier))
    }

    /// Returns a predicate for the groups of an address book.
    public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        StorePredicate(.groupsInContainer(containerIdentifier))
    }
}

extension CNContainer {
    /// Returns a predicate for address books with identifiers.
    public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        StorePredicate(.containers(identifiers))
    }

    /// Returns a predicate for the address book of a contact.
    public class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        StorePredicate(.containerOfContact(contactIdentifier))
    }

    /// Returns a predicate for the address book of a group.
    public class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        StorePredicate(.containerOfGroup(groupIdentifier))
    }
}
