/// Whether a contact is a person or an organization.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person = 0
    /// An organization.
    case organization = 1
}

/// The order of fetched contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// No order.
    case none = 0
    /// The order that the person prefers: by family name.
    case userDefault = 1
    /// By given name.
    case givenName = 2
    /// By family name.
    case familyName = 3
}

/// The kind of things that a program may use with the person's consent.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// What the person has decided about a program.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The person wasn't asked yet.
    case notDetermined = 0
    /// The person can't decide.
    case restricted = 1
    /// The person said no.
    case denied = 2
    /// The program may read and change contacts.
    case authorized = 3
    /// The program may use some contacts.
    case limited = 4
}
