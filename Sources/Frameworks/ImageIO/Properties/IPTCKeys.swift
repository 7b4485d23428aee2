public import FoundationCompatibility

// What people write about a picture, under `kCGImagePropertyIPTCDictionary`.

/// The kind of object.
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"

/// The natures of the object.
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"

/// The title.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"

/// The state of editing.
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"

/// The kind of update.
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"

/// The urgency, from 1 to 8.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"

/// The subjects, by IPTC's numbers.
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"

/// The category.
public let kCGImagePropertyIPTCCategory: CFString = "Category"

/// More categories.
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"

/// The name of a picture that comes again and again.
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"

/// The keywords.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"

/// The codes of the places that the picture shows.
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"

/// The names of the places that the picture shows.
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"

/// The day from which the picture may be shown.
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"

/// The time from which the picture may be shown.
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"

/// The day after which the picture may not be shown.
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"

/// The time after which the picture may not be shown.
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"

/// What to heed.
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"

/// What to do with an earlier picture.
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"

/// The services of earlier pictures.
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"

/// The days of earlier pictures.
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"

/// The numbers of earlier pictures.
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"

/// The day when the picture was taken.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"

/// The time when the picture was taken.
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"

/// The day when the picture was stored.
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"

/// The time when the picture was stored.
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"

/// The program that made the file.
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"

/// The version of the program that made the file.
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"

/// The cycle of the picture: a for mornings, p for evenings, b for both.
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"

/// The names of who made the picture.
public let kCGImagePropertyIPTCByline: CFString = "Byline"

/// The titles of who made the picture.
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"

/// The city.
public let kCGImagePropertyIPTCCity: CFString = "City"

/// The place in the city.
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"

/// The province or state.
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"

/// The code of the country.
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"

/// The name of the country.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"

/// The job that the picture is of.
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString = "OriginalTransmissionReference"

/// The headline.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"

/// Who is to be named.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"

/// Who had the picture first.
public let kCGImagePropertyIPTCSource: CFString = "Source"

/// The note of who has the rights.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"

/// Who can be asked.
public let kCGImagePropertyIPTCContact: CFString = "Contact"

/// The caption.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"

/// Who wrote the caption.
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"

/// The kind of image.
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"

/// The shape of the picture: P, L or S.
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"

/// The language of the texts.
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
