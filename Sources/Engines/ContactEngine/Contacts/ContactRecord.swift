package import Foundation

/// What a card says of a person or an organization.
///
/// Texts that are missing are empty.
package struct ContactRecord: Sendable, Hashable {
    /// Who or what a contact is.
    package enum Kind: Sendable, Hashable {
        /// A person.
        case person
        /// An organization.
        case organization
    }

    /// The identifier of the card, the same in every program.
    package var identifier: String
    /// Who or what it is.
    package var kind = Kind.person
    /// The title before the name.
    package var namePrefix = ""
    /// The given name.
    package var givenName = ""
    /// The middle name.
    package var middleName = ""
    /// The family name.
    package var familyName = ""
    /// What follows the name.
    package var nameSuffix = ""
    /// The family name before a marriage.
    package var previousFamilyName = ""
    /// The name among friends.
    package var nickname = ""
    /// The organization.
    package var organizationName = ""
    /// The department of the organization.
    package var departmentName = ""
    /// The position in the organization.
    package var jobTitle = ""
    /// The sound of the given name.
    package var phoneticGivenName = ""
    /// The sound of the middle name.
    package var phoneticMiddleName = ""
    /// The sound of the family name.
    package var phoneticFamilyName = ""
    /// The sound of the organization's name.
    package var phoneticOrganizationName = ""
    /// The note.
    package var note = ""
    /// The photo's file, if the card contains it and it isn't too large.
    package var photo: Data?
    /// The photo's address, if the card contains no file.
    package var photoLink: String?
    /// The birthday.
    package var birthday: PartialDate?
    /// The birthday in another calendar than the Gregorian.
    package var alternateBirthday: PartialDate?
    /// The phone numbers.
    package var phones: [Labeled<String>] = []
    /// The addresses for mail.
    package var mails: [Labeled<String>] = []
    /// The websites.
    package var links: [Labeled<String>] = []
    /// The postal addresses.
    package var addresses: [Labeled<PostalAddress>] = []
    /// The related people.
    package var relations: [Labeled<String>] = []
    /// The accounts of social networks.
    package var profiles: [Labeled<SocialProfile>] = []
    /// The addresses for instant messages.
    package var messengers: [Labeled<Messenger>] = []
    /// Further dates, such as an anniversary.
    package var dates: [Labeled<PartialDate>] = []

    /// Creates an empty contact.
    package init(identifier: String = UUID().uuidString) {
        self.identifier = identifier
    }

    /// The name as a line: that of the person, or else of the organization.
    package var formattedName: String {
        let parts = [namePrefix, givenName, middleName, familyName, nameSuffix].filter { !$0.isEmpty }
        let name = parts.joined(separator: " ")
        if kind == .organization, !organizationName.isEmpty { return organizationName }
        return [name, nickname, organizationName].first { !$0.isEmpty } ?? mails.first?.value
            ?? phones.first?.value ?? ""
    }
}

/// A value with the label that says what it is for.
package struct Labeled<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The label: one of ``ContactLabel``, or a person's own.
    package var label: String?
    /// The value.
    package var value: Value

    /// Creates a value with a label.
    package init(_ label: String?, _ value: Value) {
        self.label = label
        self.value = value
    }
}

/// A postal address.
package struct PostalAddress: Sendable, Hashable {
    /// The street, in one or several lines.
    package var street = ""
    /// The part of the town.
    package var subLocality = ""
    /// The town.
    package var city = ""
    /// The part of the state.
    package var subAdministrativeArea = ""
    /// The state.
    package var state = ""
    /// The postal code.
    package var postalCode = ""
    /// The country.
    package var country = ""
    /// The country's two letters.
    package var isoCountryCode = ""

    /// Creates an empty address.
    package init() {}
}

/// An account of a social network.
package struct SocialProfile: Sendable, Hashable {
    /// The page.
    package var address = ""
    /// The name of the account.
    package var username = ""
    /// The number of the account.
    package var userIdentifier = ""
    /// The network.
    package var service = ""

    /// Creates an empty account.
    package init() {}
}

/// An address for instant messages.
package struct Messenger: Sendable, Hashable {
    /// The name of the account.
    package var username: String
    /// The service.
    package var service: String

    /// Creates an address.
    package init(username: String, service: String) {
        self.username = username
        self.service = service
    }
}
