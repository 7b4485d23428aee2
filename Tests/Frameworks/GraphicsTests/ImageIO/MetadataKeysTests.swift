import Foundation
import ImageIO
import TestSupport
import Testing
import UniformTypeIdentifiers

/// A note with a value, and what ExifTool calls the field and its value.
private struct Note: Sendable {
    let key: String
    let value: any Sendable
    let name: String
    let text: String

    init(_ key: CFString, _ value: any Sendable, _ name: String, _ text: String? = nil) {
        self.key = key as String
        self.value = value
        self.name = name
        self.text = text ?? "\(value)"
    }
}

private let exif: [Note] = [
    Note(kCGImagePropertyExifSpectralSensitivity, "visible", "SpectralSensitivity"),
    Note(kCGImagePropertyExifSensitivityType, 2, "SensitivityType"),
    Note(kCGImagePropertyExifStandardOutputSensitivity, 100, "StandardOutputSensitivity"),
    Note(kCGImagePropertyExifRecommendedExposureIndex, 70_000, "RecommendedExposureIndex"),
    Note(kCGImagePropertyExifISOSpeed, 102_400, "ISOSpeed"),
    Note(kCGImagePropertyExifISOSpeedLatitudeyyy, 50, "ISOSpeedLatitudeyyy"),
    Note(kCGImagePropertyExifISOSpeedLatitudezzz, 200, "ISOSpeedLatitudezzz"),
    Note(kCGImagePropertyExifOffsetTime, "+01:00", "OffsetTime"),
    Note(kCGImagePropertyExifOffsetTimeDigitized, "-03:30", "OffsetTimeDigitized"),
    Note(kCGImagePropertyExifCompressedBitsPerPixel, 2.5, "CompressedBitsPerPixel"),
    Note(kCGImagePropertyExifApertureValue, 2.0, "ApertureValue", "2"),
    Note(kCGImagePropertyExifMaxApertureValue, 3.0, "MaxApertureValue", "2.82842712474619"),
    Note(kCGImagePropertyExifSubjectDistance, 1.25, "SubjectDistance"),
    Note(kCGImagePropertyExifLightSource, 10, "LightSource"),
    Note(kCGImagePropertyExifSubsecTime, "041", "SubSecTime"),
    Note(kCGImagePropertyExifSubsecTimeDigitized, "5", "SubSecTimeDigitized"),
    Note(kCGImagePropertyExifFlashPixVersion, [1, 0], "FlashpixVersion", "0100"),
    Note(kCGImagePropertyExifRelatedSoundFile, "WALK0001.WAV", "RelatedSoundFile"),
    Note(kCGImagePropertyExifFlashEnergy, 12.5, "FlashEnergy"),
    Note(kCGImagePropertyExifFocalPlaneXResolution, 4_096.5, "FocalPlaneXResolution"),
    Note(kCGImagePropertyExifFocalPlaneYResolution, 4_095.5, "FocalPlaneYResolution"),
    Note(kCGImagePropertyExifFocalPlaneResolutionUnit, 3, "FocalPlaneResolutionUnit"),
    Note(kCGImagePropertyExifSubjectLocation, [120, 80], "SubjectLocation", "120 80"),
    Note(kCGImagePropertyExifExposureIndex, 64.5, "ExposureIndex"),
    Note(kCGImagePropertyExifSensingMethod, 2, "SensingMethod"),
    Note(kCGImagePropertyExifFileSource, 3, "FileSource"),
    Note(kCGImagePropertyExifCustomRendered, 1, "CustomRendered"),
    Note(kCGImagePropertyExifExposureMode, 1, "ExposureMode"),
    Note(kCGImagePropertyExifDigitalZoomRatio, 1.5, "DigitalZoomRatio"),
    Note(kCGImagePropertyExifSceneCaptureType, 2, "SceneCaptureType"),
    Note(kCGImagePropertyExifGainControl, 1, "GainControl"),
    Note(kCGImagePropertyExifContrast, 2, "Contrast"),
    Note(kCGImagePropertyExifSaturation, 1, "Saturation"),
    Note(kCGImagePropertyExifSharpness, 2, "Sharpness"),
    Note(kCGImagePropertyExifSubjectDistRange, 3, "SubjectDistanceRange"),
    Note(kCGImagePropertyExifImageUniqueID, "0123456789abcdef0123456789abcdef", "ImageUniqueID"),
    Note(kCGImagePropertyExifCameraOwnerName, "Zoë", "OwnerName"),
    Note(kCGImagePropertyExifBodySerialNumber, "B-1001", "SerialNumber"),
    Note(kCGImagePropertyExifLensSerialNumber, "L-2002", "LensSerialNumber"),
    Note(kCGImagePropertyExifGamma, 2.2, "Gamma"),
    Note(kCGImagePropertyExifCompositeImage, 3, "CompositeImage"),
    Note(kCGImagePropertyExifSourceImageNumberOfCompositeImage, [4, 3], "CompositeImageCount", "4 3"),
]

private let gps: [Note] = [
    Note(kCGImagePropertyGPSVersion, [2, 3, 0, 0], "GPSVersionID", "2 3 0 0"),
    Note(kCGImagePropertyGPSSatellites, "04 11 23", "GPSSatellites"),
    Note(kCGImagePropertyGPSStatus, "A", "GPSStatus"),
    Note(kCGImagePropertyGPSMeasureMode, "3", "GPSMeasureMode"),
    Note(kCGImagePropertyGPSDOP, 1.5, "GPSDOP"),
    Note(kCGImagePropertyGPSTrackRef, "T", "GPSTrackRef"),
    Note(kCGImagePropertyGPSTrack, 181.25, "GPSTrack"),
    Note(kCGImagePropertyGPSMapDatum, "WGS-84", "GPSMapDatum"),
    Note(kCGImagePropertyGPSDestLatitudeRef, "S", "GPSDestLatitudeRef"),
    Note(kCGImagePropertyGPSDestLatitude, 33.5, "GPSDestLatitude"),
    Note(kCGImagePropertyGPSDestLongitudeRef, "W", "GPSDestLongitudeRef"),
    Note(kCGImagePropertyGPSDestLongitude, 70.75, "GPSDestLongitude"),
    Note(kCGImagePropertyGPSDestBearingRef, "M", "GPSDestBearingRef"),
    Note(kCGImagePropertyGPSDestBearing, 12.5, "GPSDestBearing"),
    Note(kCGImagePropertyGPSDestDistanceRef, "K", "GPSDestDistanceRef"),
    Note(kCGImagePropertyGPSDestDistance, 3.25, "GPSDestDistance"),
    Note(kCGImagePropertyGPSAreaInformation, "Harbour", "GPSAreaInformation"),
    Note(kCGImagePropertyGPSDifferental, 1, "GPSDifferential"),
]

private let tiff: [Note] = [
    Note(kCGImagePropertyTIFFDocumentName, "Walks", "DocumentName"),
    Note(kCGImagePropertyTIFFXPosition, 1.5, "XPosition"),
    Note(kCGImagePropertyTIFFYPosition, 2.5, "YPosition"),
    Note(kCGImagePropertyTIFFHostComputer, "desk", "HostComputer"),
    Note(kCGImagePropertyTIFFWhitePoint, [0.3125, 0.328125], "WhitePoint", "0.3125 0.328125"),
    Note(
        kCGImagePropertyTIFFPrimaryChromaticities,
        [0.625, 0.34375, 0.28125, 0.59375, 0.15625, 0.0625],
        "PrimaryChromaticities",
        "0.625 0.34375 0.28125 0.59375 0.15625 0.0625"
    ),
]

private let iptc: [Note] = [
    Note(kCGImagePropertyIPTCObjectTypeReference, "01:News", "ObjectTypeReference"),
    Note(kCGImagePropertyIPTCObjectAttributeReference, ["001:Current"], "ObjectAttributeReference", "001:Current"),
    Note(kCGImagePropertyIPTCEditStatus, "Final", "EditStatus"),
    Note(kCGImagePropertyIPTCEditorialUpdate, "01", "EditorialUpdate"),
    Note(kCGImagePropertyIPTCUrgency, "5", "Urgency"),
    Note(kCGImagePropertyIPTCSubjectReference, ["IPTC:01000000"], "SubjectReference", "IPTC:01000000"),
    Note(kCGImagePropertyIPTCCategory, "TRA", "Category"),
    Note(kCGImagePropertyIPTCSupplementalCategory, ["Towns"], "SupplementalCategories", "Towns"),
    Note(kCGImagePropertyIPTCFixtureIdentifier, "walk-1", "FixtureIdentifier"),
    Note(kCGImagePropertyIPTCContentLocationCode, ["JPN"], "ContentLocationCode", "JPN"),
    Note(kCGImagePropertyIPTCContentLocationName, ["Japan"], "ContentLocationName", "Japan"),
    Note(kCGImagePropertyIPTCReleaseDate, "20240518", "ReleaseDate", "2024:05:18"),
    Note(kCGImagePropertyIPTCReleaseTime, "090000+0100", "ReleaseTime", "09:00:00+01:00"),
    Note(kCGImagePropertyIPTCExpirationDate, "20250518", "ExpirationDate", "2025:05:18"),
    Note(kCGImagePropertyIPTCExpirationTime, "100000-0530", "ExpirationTime", "10:00:00-05:30"),
    Note(kCGImagePropertyIPTCSpecialInstructions, "Crop freely", "SpecialInstructions"),
    Note(kCGImagePropertyIPTCActionAdvised, "01", "ActionAdvised"),
    Note(kCGImagePropertyIPTCReferenceService, ["Walks"], "ReferenceService", "Walks"),
    Note(kCGImagePropertyIPTCReferenceDate, ["20240101"], "ReferenceDate", "2024:01:01"),
    Note(kCGImagePropertyIPTCReferenceNumber, ["00000007"], "ReferenceNumber", "00000007"),
    Note(kCGImagePropertyIPTCTimeCreated, "180320+0200", "TimeCreated", "18:03:20+02:00"),
    Note(kCGImagePropertyIPTCDigitalCreationDate, "20240517", "DigitalCreationDate", "2024:05:17"),
    Note(kCGImagePropertyIPTCDigitalCreationTime, "180320+0200", "DigitalCreationTime", "18:03:20+02:00"),
    Note(kCGImagePropertyIPTCOriginatingProgram, "Fovea", "OriginatingProgram"),
    Note(kCGImagePropertyIPTCProgramVersion, "1.0", "ProgramVersion"),
    Note(kCGImagePropertyIPTCObjectCycle, "a", "ObjectCycle"),
    Note(kCGImagePropertyIPTCBylineTitle, ["Walker"], "By-lineTitle", "Walker"),
    Note(kCGImagePropertyIPTCSubLocation, "Shibuya", "Sub-location"),
    Note(kCGImagePropertyIPTCCountryPrimaryLocationCode, "JPN", "Country-PrimaryLocationCode"),
    Note(kCGImagePropertyIPTCOriginalTransmissionReference, "T-1", "OriginalTransmissionReference"),
    Note(kCGImagePropertyIPTCHeadline, "Evening", "Headline"),
    Note(kCGImagePropertyIPTCCredit, "Zoë", "Credit"),
    Note(kCGImagePropertyIPTCSource, "Walks", "Source"),
    Note(kCGImagePropertyIPTCContact, ["zoe@example.org"], "Contact", "zoe@example.org"),
    Note(kCGImagePropertyIPTCWriterEditor, ["Zoë"], "Writer-Editor", "Zoë"),
    Note(kCGImagePropertyIPTCImageType, "3Y", "ImageType"),
    Note(kCGImagePropertyIPTCImageOrientation, "L", "ImageOrientation"),
    Note(kCGImagePropertyIPTCLanguageIdentifier, "en", "LanguageIdentifier"),
]

@Suite("Keys of notes")
struct MetadataKeysTests {
    private static let groups: [(dictionary: String, notes: [Note])] = [
        (kCGImagePropertyExifDictionary as String, exif), (kCGImagePropertyGPSDictionary as String, gps),
        (kCGImagePropertyTIFFDictionary as String, tiff), (kCGImagePropertyIPTCDictionary as String, iptc),
    ]

    private func file() throws -> Data {
        var properties: [String: Any] = [:]
        for (dictionary, notes) in Self.groups {
            properties[dictionary] = Dictionary(notes.map { ($0.key, $0.value as Any) }) { $1 }
        }
        return try Sample.file(try Sample.picture(), .jpeg, properties)
    }

    @Test("Come back with their values", arguments: groups.indices)
    func roundTrip(group: Int) throws {
        let (dictionary, notes) = Self.groups[group]
        let source = try #require(CGImageSourceCreateWithData(try file() as CFData, nil))
        let found = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        let values = try #require(found[dictionary] as? [String: Any])
        for note in notes {
            let value = values[note.key]
            let isEqual =
                switch note.value {
                case let text as String: value as? String == text
                case let texts as [String]: value as? [String] == texts
                case let numbers as [Int]: (value as? [NSNumber])?.map(\.intValue) == numbers
                case let numbers as [Double]: (value as? [NSNumber])?.map(\.doubleValue) == numbers
                case let number as Int: (value as? NSNumber)?.intValue == number
                case let number as Double: (value as? NSNumber)?.doubleValue == number
                default: false
                }
            #expect(isEqual, "\(note.key): \(String(describing: value))")
        }
    }

    @Test("Are fields that ExifTool knows by their names")
    func otherReader() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let place = folder.file("picture.jpg")
        try file().write(to: place)
        let run = try ProgramRun("/usr/bin/exiftool", ["-json", "-n", "-a", "-G0", place.path])
        let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
        let tags = try #require(list?.first)
        #expect(tags["ExifTool:Warning"] == nil, "\(String(describing: tags["ExifTool:Warning"]))")
        for (dictionary, notes) in Self.groups {
            let family = dictionary == kCGImagePropertyIPTCDictionary as String ? "IPTC" : "EXIF"
            for note in notes {
                let value = tags["\(family):\(note.name)"]
                let text = (value as? String) ?? (value as? NSNumber)?.stringValue
                #expect(text == note.text, "\(note.name): \(String(describing: value))")
            }
        }
    }

    @Test("Of the file's own layout are read, and never written")
    func layout() throws {
        let properties: [String: Any] = [
            kCGImagePropertyTIFFDictionary as String: [
                kCGImagePropertyTIFFCompression as String: 99,
                kCGImagePropertyTIFFPhotometricInterpretation as String: 99,
                kCGImagePropertyTIFFTileWidth as String: 99, kCGImagePropertyTIFFTileLength as String: 99,
            ],
            kCGImagePropertyExifDictionary as String: [kCGImagePropertyExifMakerNote as String: Data([1, 2, 3])],
        ]
        let file = try Sample.file(try Sample.picture(), .tiff, properties)
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let found = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        let tiff = try #require(found[kCGImagePropertyTIFFDictionary as String] as? [String: Any])
        // RGB, without a compression that doesn't exist.
        #expect((tiff[kCGImagePropertyTIFFPhotometricInterpretation as String] as? NSNumber)?.intValue == 2)
        #expect((tiff[kCGImagePropertyTIFFCompression as String] as? NSNumber).map { $0.intValue != 99 } == true)
        #expect(tiff[kCGImagePropertyTIFFTileWidth as String] == nil)
        #expect(tiff[kCGImagePropertyTIFFTileLength as String] == nil)
        let exif = found[kCGImagePropertyExifDictionary as String] as? [String: Any]
        #expect(exif?[kCGImagePropertyExifMakerNote as String] == nil)
    }
}
