@testable import CoreSpotlight
import Testing

@Suite("Attributes of one set")
struct AttributePlacesTests {
    @Test("None takes the place of another, also in an archive")
    func places() throws {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        let (day, folder) = (Date(timeIntervalSinceReferenceDate: 0), URL(filePath: "/files"))
        for (index, text) in Self.texts.enumerated() { set[keyPath: text] = "text \(index)" }
        for (index, number) in Self.numbers.enumerated() { set[keyPath: number] = NSNumber(value: index) }
        for (index, list) in Self.lists.enumerated() { set[keyPath: list] = ["list", "\(index)"] }
        for (index, date) in Self.dates.enumerated() { set[keyPath: date] = day + Double(index) }
        for (index, address) in Self.addresses.enumerated() {
            set[keyPath: address] = folder.appending(path: "\(index)")
        }
        set.importantDates = [day]
        set.thumbnailData = Data([1])
        set.htmlContentData = Data([2])
        let archive = try NSKeyedArchiver.archivedData(withRootObject: set, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItemAttributeSet.self, from: archive)
        for set in [set, try #require(read)] {
            #expect(Self.texts.map { set[keyPath: $0] } == Self.texts.indices.map { "text \($0)" })
            #expect(Self.numbers.map { set[keyPath: $0]?.intValue } == Array(Self.numbers.indices))
            #expect(Self.lists.map { set[keyPath: $0] } == Self.lists.indices.map { ["list", "\($0)"] })
            #expect(Self.dates.map { set[keyPath: $0] } == Self.dates.indices.map { day + Double($0) })
            #expect(
                Self.addresses.map { set[keyPath: $0] }
                    == Self.addresses.indices.map { folder.appending(path: "\($0)") }
            )
            #expect(set.importantDates == [day])
            #expect(set.thumbnailData == Data([1]) && set.htmlContentData == Data([2]))
        }
    }

    @Test("None is there before it is set, nor after it is taken away")
    func absence() {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.title = "Blue"
        set.latitude = 52
        set.keywords = ["folk"]
        (set.title, set.latitude, set.keywords) = (nil, nil, nil)
        #expect(Self.texts.filter { set[keyPath: $0] != nil } == [\.contentType])
        #expect(Self.numbers.allSatisfy { set[keyPath: $0] == nil })
        #expect(Self.lists.allSatisfy { set[keyPath: $0] == nil })
        #expect(Self.dates.allSatisfy { set[keyPath: $0] == nil })
        #expect(Self.addresses.allSatisfy { set[keyPath: $0] == nil })
    }

    private static let texts: [any ReferenceWritableKeyPath<CSSearchableItemAttributeSet, String?> & Sendable] = [
        \.subject, \.theme, \.contentDescription, \.identifier, \.securityMethod, \.creator, \.kind, \.displayName,
        \.title, \.path, \.relatedUniqueIdentifier, \.weakRelatedUniqueIdentifier, \.domainIdentifier, \.contentType,
        \.version, \.containerTitle, \.containerDisplayName, \.containerIdentifier, \.colorSpace, \.acquisitionMake,
        \.acquisitionModel, \.cameraOwner, \.lensModel, \.profileName, \.exposureTimeString, \.exposureProgram,
        \.exifVersion, \.exifGPSVersion, \.meteringMode, \.comment, \.copyright, \.role, \.rights,
        \.ratingDescription, \.information, \.director, \.producer, \.genre, \.originalFormat, \.originalSource,
        \.accountIdentifier, \.textContent, \.keySignature, \.timeSignature, \.audioEncodingApplication, \.composer,
        \.lyricist, \.album, \.artist, \.musicalGenre, \.musicalInstrumentCategory, \.musicalInstrumentName,
        \.postalCode, \.city, \.stateOrProvince, \.country, \.fullyFormattedAddress, \.thoroughfare,
        \.subThoroughfare, \.namedLocation, \.headline, \.instructions,
    ]

    private static let numbers: [any ReferenceWritableKeyPath<CSSearchableItemAttributeSet, NSNumber?> & Sendable] = [
        \.fileSize, \.pageCount, \.pageWidth, \.pageHeight, \.allDay, \.isUserCreated, \.isUserOwned, \.isUserCurated,
        \.rankingHint, \.containerOrder, \.supportsPhoneCall, \.supportsNavigation, \.pixelHeight, \.pixelWidth,
        \.pixelCount, \.bitsPerSample, \.isFlashOn, \.focalLength, \.focalLength35mm, \.isRedEyeOn, \.isoSpeed,
        \.orientation, \.whiteBalance, \.aperture, \.resolutionWidthDPI, \.resolutionHeightDPI, \.exposureMode,
        \.exposureTime, \.hasAlphaChannel, \.fNumber, \.maxAperture, \.duration, \.isStreamable, \.totalBitRate,
        \.videoBitRate, \.audioBitRate, \.deliveryType, \.rating, \.playCount, \.isLocal, \.contentRating,
        \.isLikelyJunk, \.audioSampleRate, \.audioChannelCount, \.tempo, \.audioTrackNumber, \.generalMIDISequence,
        \.altitude, \.latitude, \.longitude, \.speed, \.imageDirection,
    ]

    private static let lists: [any ReferenceWritableKeyPath<CSSearchableItemAttributeSet, [String]?> & Sendable] = [
        \.audiences, \.encodingApplications, \.fontNames, \.alternateNames, \.contentTypeTree, \.keywords,
        \.layerNames, \.editors, \.participants, \.projects, \.contentSources, \.contactKeywords, \.codecs,
        \.mediaTypes, \.organizations, \.languages, \.publishers, \.contributors, \.coverage, \.performers,
        \.accountHandles, \.mailboxIdentifiers, \.authorNames, \.recipientNames, \.authorEmailAddresses,
        \.recipientEmailAddresses, \.authorAddresses, \.recipientAddresses, \.phoneNumbers, \.emailAddresses,
        \.instantMessageAddresses,
    ]

    private static let dates: [any ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Date?> & Sendable] = [
        \.contentCreationDate, \.contentModificationDate, \.addedDate, \.downloadedDate, \.lastUsedDate, \.dueDate,
        \.completionDate, \.startDate, \.endDate, \.metadataModificationDate, \.recordingDate, \.timestamp,
    ]
    private static let addresses: [any ReferenceWritableKeyPath<CSSearchableItemAttributeSet, URL?> & Sendable] = [
        \.contentURL, \.thumbnailURL, \.darkThumbnailURL, \.url,
    ]
}
