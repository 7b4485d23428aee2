/// The key of the identifier.
public let CNContactIdentifierKey: String = "identifier"
/// The key of the kind: a person or an organization.
public let CNContactTypeKey: String = "contactType"
/// The key of the title before the name.
public let CNContactNamePrefixKey: String = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey: String = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey: String = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey: String = "familyName"
/// The key of the family name before a marriage.
public let CNContactPreviousFamilyNameKey: String = "previousFamilyName"
/// The key of the suffix of the name.
public let CNContactNameSuffixKey: String = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey: String = "nickname"
/// The key of the name of the organization.
public let CNContactOrganizationNameKey: String = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey: String = "departmentName"
/// The key of the position in the organization.
public let CNContactJobTitleKey: String = "jobTitle"
/// The key of the sound of the given name.
public let CNContactPhoneticGivenNameKey: String = "phoneticGivenName"
/// The key of the sound of the middle name.
public let CNContactPhoneticMiddleNameKey: String = "phoneticMiddleName"
/// The key of the sound of the family name.
public let CNContactPhoneticFamilyNameKey: String = "phoneticFamilyName"
/// The key of the sound of the organization's name.
public let CNContactPhoneticOrganizationNameKey: String = "phoneticOrganizationName"
/// The key of the note.
public let CNContactNoteKey: String = "note"
/// The key of the birthday.
public let CNContactBirthdayKey: String = "birthday"
/// The key of the birthday in another calendar.
public let CNContactNonGregorianBirthdayKey: String = "nonGregorianBirthday"
/// The key of the photo's file.
public let CNContactImageDataKey: String = "imageData"
/// The key of the photo for small places.
public let CNContactThumbnailImageDataKey: String = "thumbnailImageData"
/// The key of the answer whether there is a photo.
public let CNContactImageDataAvailableKey: String = "imageDataAvailable"
/// The key of the phone numbers.
public let CNContactPhoneNumbersKey: String = "phoneNumbers"
/// The key of the addresses for mail.
public let CNContactEmailAddressesKey: String = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey: String = "postalAddresses"
/// The key of the dates such as an anniversary.
public let CNContactDatesKey: String = "dates"
/// The key of the websites.
public let CNContactUrlAddressesKey: String = "urlAddresses"
/// The key of the related people.
public let CNContactRelationsKey: String = "contactRelations"
/// The key of the accounts of social networks.
public let CNContactSocialProfilesKey: String = "socialProfiles"
/// The key of the addresses for instant messages.
public let CNContactInstantMessageAddressesKey: String = "instantMessageAddresses"

/// The name of the failure that ends a program which reads a property that it didn't fetch.
public let CNContactPropertyNotFetchedExceptionName: String = "CNPropertyNotFetchedException"
