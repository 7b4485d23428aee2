import Foundation

/// What contacts to look for.
package enum ContactQuery: Sendable, Hashable {
    /// Those whose names have words that begin with these.
    case name(String)
    /// Those with an address for mail.
    case mail(String)
    /// Those with a phone number, however it is written.
    case phone(String)
    /// Those with these identifiers.
    case identifiers([String])
    /// The members of a group.
    case group(String)
    /// Those in an address book.
    case book(String)
}

extension BookContents {
    /// Returns the contacts that a query is for, in their order.
    package func contacts(matching query: ContactQuery) throws(ContactError) -> [Entry] {
        switch query {
        case .name(let name):
            let wanted = NameWords(name)
            return contacts.filter { wanted.areFound(in: $0.contact) }
        case .mail(let mail):
            let mail = mail.lowercased()
            return contacts.filter { $0.contact.mails.contains { $0.value.lowercased() == mail } }
        case .phone(let phone):
            let phone = PhoneKey(phone)
            return contacts.filter { $0.contact.phones.contains { PhoneKey($0.value).matches(phone) } }
        case .identifiers(let identifiers):
            let keys = Set(identifiers.map(Self.key))
            return contacts.filter { keys.contains(Self.key($0.contact.identifier)) }
        case .group(let identifier):
            guard let group = group(identifier) else {
                throw ContactError(
                    code: .missing,
                    identifier: identifier,
                    message: "There is no group '\(identifier)'."
                )
            }
            let members = group.members
            return contacts.filter { members.contains(Self.key($0.contact.identifier)) }
        case .book(let identifier):
            guard books.contains(where: { $0.identifier == identifier }) else {
                throw ContactError(
                    code: .bookMissing,
                    identifier: identifier,
                    message: "There is no address book '\(identifier)'."
                )
            }
            return contacts.filter { $0.book.identifier == identifier }
        }
    }
}

/// The words of a name as they are compared: without case and accents.
struct NameWords {
    private let words: [String]

    init(_ text: String) {
        words = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns whether each word begins a word of the contact's names.
    func areFound(in contact: ContactRecord) -> Bool {
        let names = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
            contact.previousFamilyName, contact.nickname, contact.organizationName, contact.phoneticGivenName,
            contact.phoneticMiddleName, contact.phoneticFamilyName, contact.phoneticOrganizationName,
        ]
        let found = NameWords(names.joined(separator: " ")).words
        return !words.isEmpty && words.allSatisfy { word in found.contains { $0.hasPrefix(word) } }
    }
}

/// A phone number as it is compared: by its digits.
struct PhoneKey {
    /// The fewest digits of a number that may be the end of a longer one, with a country or an area before it.
    private static let localCount = 7

    private let digits: [Int]
    private let isInternational: Bool

    init(_ number: String) {
        let number = number.drop { $0.isWhitespace }
        let digits = number.prefix { $0 != ";" }.compactMap(\.wholeNumberValue).filter { (0...9).contains($0) }
        isInternational = number.hasPrefix("+") || number.hasPrefix("00")
        // The prefix of calls within a country and to others isn't part of the number.
        self.digits = digits.count > Self.localCount ? Array(digits.drop { $0 == 0 }) : digits
    }

    /// Returns whether two numbers may be the same.
    func matches(_ other: PhoneKey) -> Bool {
        guard !digits.isEmpty, digits != other.digits else { return !digits.isEmpty }
        guard !(isInternational && other.isInternational) else { return false }
        let (short, long) = digits.count < other.digits.count ? (digits, other.digits) : (other.digits, digits)
        return short.count >= Self.localCount && long.suffix(short.count).elementsEqual(short)
    }
}
