import Foundation
import ImageIO
import TestSupport
import Testing
import UniformTypeIdentifiers

// Notes in the shape that code for Apple's SDK writes and reads them.

/// What a phone notes of a photo.
private var notes: [CFString: Any] {
    [
        kCGImagePropertyExifDictionary: [
            kCGImagePropertyExifDateTimeOriginal: "2024:05:17 18:03:20",
            kCGImagePropertyExifDateTimeDigitized: "2024:05:17 18:03:20",
            kCGImagePropertyExifOffsetTimeOriginal: "+02:00",
            kCGImagePropertyExifSubsecTimeOriginal: "417",
            kCGImagePropertyExifExposureTime: 1.0 / 125,
            kCGImagePropertyExifFNumber: 1.78,
            kCGImagePropertyExifExposureProgram: 2,
            kCGImagePropertyExifISOSpeedRatings: [64],
            kCGImagePropertyExifVersion: [2, 3, 2],
            kCGImagePropertyExifComponentsConfiguration: [1, 2, 3, 0],
            kCGImagePropertyExifShutterSpeedValue: 6.965784284662087,
            kCGImagePropertyExifBrightnessValue: -2.25,
            kCGImagePropertyExifExposureBiasValue: 0,
            kCGImagePropertyExifMeteringMode: 5,
            kCGImagePropertyExifFlash: 16,
            kCGImagePropertyExifFocalLength: 6.86,
            kCGImagePropertyExifFocalLenIn35mmFilm: 24,
            kCGImagePropertyExifSubjectArea: [2009, 1504, 2208, 1324],
            kCGImagePropertyExifUserComment: "A walk",
            kCGImagePropertyExifColorSpace: 65_535,
            kCGImagePropertyExifSceneType: 1,
            kCGImagePropertyExifWhiteBalance: 0,
            kCGImagePropertyExifLensSpecification: [1.57, 9, 1.5, 2.8],
            kCGImagePropertyExifLensMake: "Apple",
            kCGImagePropertyExifLensModel: "back triple camera 6.86mm f/1.78",
        ],
        kCGImagePropertyTIFFDictionary: [
            kCGImagePropertyTIFFMake: "Apple", kCGImagePropertyTIFFModel: "iPhone 14 Pro",
            kCGImagePropertyTIFFSoftware: "17.4.1", kCGImagePropertyTIFFDateTime: "2024:05:18 09:00:00",
            kCGImagePropertyTIFFArtist: "Zoë", kCGImagePropertyTIFFCopyright: "© Zoë",
            kCGImagePropertyTIFFImageDescription: "A street", kCGImagePropertyTIFFXResolution: 72,
            kCGImagePropertyTIFFYResolution: 72, kCGImagePropertyTIFFResolutionUnit: 2,
        ],
        kCGImagePropertyGPSDictionary: [
            kCGImagePropertyGPSLatitude: 35.6895, kCGImagePropertyGPSLatitudeRef: "N",
            kCGImagePropertyGPSLongitude: 139.69171, kCGImagePropertyGPSLongitudeRef: "E",
            kCGImagePropertyGPSAltitude: 40.25, kCGImagePropertyGPSAltitudeRef: 0,
            kCGImagePropertyGPSTimeStamp: "16:03:20.5", kCGImagePropertyGPSDateStamp: "2024:05:17",
            kCGImagePropertyGPSSpeed: 0.5, kCGImagePropertyGPSSpeedRef: "K",
            kCGImagePropertyGPSImgDirection: 271.125, kCGImagePropertyGPSImgDirectionRef: "T",
            kCGImagePropertyGPSHPositioningError: 4.75, kCGImagePropertyGPSProcessingMethod: "GPS",
        ],
        kCGImagePropertyIPTCDictionary: [
            kCGImagePropertyIPTCObjectName: "Street", kCGImagePropertyIPTCKeywords: ["city", "evening", "Tōkyō"],
            kCGImagePropertyIPTCCaptionAbstract: "A street in the evening", kCGImagePropertyIPTCByline: ["Zoë"],
            kCGImagePropertyIPTCCity: "Tōkyō", kCGImagePropertyIPTCProvinceState: "Tōkyō-to",
            kCGImagePropertyIPTCCountryPrimaryLocationName: "Japan", kCGImagePropertyIPTCCopyrightNotice: "© Zoë",
            kCGImagePropertyIPTCDateCreated: "20240517",
        ],
    ]
}

@Suite("Notes of pictures")
struct MetadataTests {
    private func properties(_ file: Data) throws -> [CFString: Any] {
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        return try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    }

    /// Whether a value is the one that was written, whatever its class.
    private func isEqual(_ found: Any?, _ written: Any) -> Bool {
        switch (found, written) {
        case (let found as [Any], let written as [Any]):
            found.count == written.count && zip(found, written).allSatisfy { isEqual($0, $1) }
        case (let found as String, let written as String): found == written
        case (let found as NSNumber, let written as Double): abs(found.doubleValue - written) < 1e-9
        case (let found as NSNumber, let written as Int): found.intValue == written
        default: false
        }
    }

    private static let dictionaries = [
        kCGImagePropertyExifDictionary, kCGImagePropertyTIFFDictionary, kCGImagePropertyGPSDictionary,
        kCGImagePropertyIPTCDictionary,
    ]

    private func expectEqual(_ found: [CFString: Any], _ written: [CFString: Any], _ groups: [CFString]) throws {
        for group in groups {
            let expected = try #require(written[group] as? [CFString: Any])
            let values = try #require(found[group] as? [CFString: Any], "\(group)")
            for (key, value) in expected {
                #expect(isEqual(values[key], value), "\(group) \(key): \(String(describing: values[key]))")
            }
        }
    }

    @Test("Come back as they were written", arguments: [UTType.jpeg, .tiff, .png])
    func roundTrip(type: UTType) throws {
        let file = try Sample.file(try Sample.picture(), type, notes)
        try expectEqual(try properties(file), notes, Self.dictionaries)
    }

    @Test("Come back from formats without a place for IPTC", arguments: [UTType.webP, .heic, UTType("public.avif")])
    func roundTripWithoutIPTC(type: UTType?) throws {
        let type = try #require(type)
        let writable = CGImageDestinationCopyTypeIdentifiers() as? [String] ?? []
        guard writable.contains(type.identifier), let file = try? encoded(type) else { return }
        try expectEqual(try properties(file), notes, Array(Self.dictionaries.prefix(3)))
    }

    @Test(
        "Mean the same to ExifTool",
        arguments: [
            (UTType.jpeg, true), (.tiff, true), (.png, true), (.webP, false),
        ]
    )
    func otherReader(type: UTType, hasIPTC: Bool) throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.file("picture.\(type.preferredFilenameExtension ?? "")")
        try Sample.file(try Sample.picture(), type, notes).write(to: file)
        let run = try ProgramRun("/usr/bin/exiftool", ["-json", "-n", "-a", file.path])
        let found = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
            .first
        let tags = try #require(found)
        #expect(tags["Warning"] == nil && tags["Error"] == nil, "\(String(describing: tags["Warning"]))")
        let expected: [String: Any] = [
            "DateTimeOriginal": "2024:05:17 18:03:20", "ExposureTime": 0.008, "FNumber": 1.78, "ISO": 64,
            "ExifVersion": "0232", "ComponentsConfiguration": "1 2 3 0", "BrightnessValue": -2.25, "Flash": 16,
            "SubjectArea": "2009 1504 2208 1324", "UserComment": "A walk", "SceneType": 1,
            "LensInfo": "1.57 9 1.5 2.8", "LensModel": "back triple camera 6.86mm f/1.78", "Make": "Apple",
            "Artist": "Zoë", "ModifyDate": "2024:05:18 09:00:00", "GPSLatitude": 35.6895, "GPSLongitude": 139.69171,
            "GPSAltitude": 40.25, "GPSTimeStamp": "16:03:20.5", "GPSImgDirection": 271.125,
            "GPSProcessingMethod": "GPS", "GPSVersionID": "2 3 0 0",
        ]
        let texts: [String: Any] = [
            "ObjectName": "Street", "Keywords": ["city", "evening", "Tōkyō"], "City": "Tōkyō", "By-line": "Zoë",
            "Caption-Abstract": "A street in the evening",
        ]
        for (tag, value) in hasIPTC ? expected.merging(texts, uniquingKeysWith: { $1 }) : expected {
            #expect(isEqual(tags[tag], value), "\(tag): \(String(describing: tags[tag]))")
        }
    }

    /// A file, or nil where the system has no encoder.
    private func encoded(_ type: UTType) throws -> Data? {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type.identifier as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try Sample.picture(), notes as CFDictionary)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    @Test("Go with an image to another file, but for what is changed and taken out")
    func copying() throws {
        let source = try #require(
            CGImageSourceCreateWithData(try Sample.file(try Sample.picture(), .jpeg, notes) as CFData, nil)
        )
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, kUTTypeTIFF, 1, nil))
        let changes: [CFString: Any] = [
            kCGImagePropertyGPSDictionary: kCFNull!,
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifUserComment: "夕方の散歩", kCGImagePropertyExifFNumber: kCFNull!,
            ] as [CFString: Any],
            kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFOrientation: 6],
        ]
        CGImageDestinationAddImageFromSource(destination, source, 0, changes as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let found = try properties(data as Data)
        #expect(found[kCGImagePropertyGPSDictionary] == nil)
        let exif = try #require(found[kCGImagePropertyExifDictionary] as? [CFString: Any])
        #expect(exif[kCGImagePropertyExifUserComment] as? String == "夕方の散歩")
        #expect(exif[kCGImagePropertyExifFNumber] == nil)
        #expect(exif[kCGImagePropertyExifLensMake] as? String == "Apple")
        #expect(found[kCGImagePropertyOrientation] as? Int == 6)
        try expectEqual(found, notes, [kCGImagePropertyIPTCDictionary])
    }

    @Test("Leave out the place where that is asked for")
    func excludedPlace() throws {
        let options = notes.merging([kCGImageMetadataShouldExcludeGPS: true]) { $1 }
        let found = try properties(try Sample.file(try Sample.picture(), .jpeg, options))
        #expect(found[kCGImagePropertyGPSDictionary] == nil)
        #expect(found[kCGImagePropertyExifDictionary] is [CFString: Any])
    }

    @Test("A file without notes gets none")
    func nothing() throws {
        let found = try properties(try Sample.file(try Sample.picture(), .jpeg))
        #expect(found[kCGImagePropertyGPSDictionary] == nil)
        #expect(found[kCGImagePropertyIPTCDictionary] == nil)
        let exif = try #require(found[kCGImagePropertyExifDictionary] as? [CFString: Any])
        #expect(Set(exif.keys) == [kCGImagePropertyExifPixelXDimension, kCGImagePropertyExifPixelYDimension])
    }

    @Test("The size in the notes is that of the written image")
    func size() throws {
        let options = notes.merging([kCGImageDestinationImageMaxPixelSize: 3]) { $1 }
        let exif = try properties(try Sample.file(try Sample.picture(), .jpeg, options))[kCGImagePropertyExifDictionary]
        #expect((exif as? [CFString: Any])?[kCGImagePropertyExifPixelXDimension] as? Int == 3)
    }

    @Test(
        "Values of a wrong kind are left out",
        arguments: [
            (kCGImagePropertyExifFNumber, "wide" as any Sendable), (kCGImagePropertyExifFlash, -1),
            (kCGImagePropertyExifVersion, [1000, 1]), (kCGImagePropertyExifUserComment, ""),
            (kCGImagePropertyExifISOSpeedRatings, ["64"]), (kCGImagePropertyExifFocalLength, -3.5),
        ]
    )
    func wrongKinds(key: CFString, value: any Sendable) throws {
        let exif = [kCGImagePropertyExifDictionary: [key: value, kCGImagePropertyExifLensModel: "A lens"]]
        let found = try properties(try Sample.file(try Sample.picture(), .jpeg, exif))
        let values = try #require(found[kCGImagePropertyExifDictionary] as? [CFString: Any])
        #expect(values[kCGImagePropertyExifLensModel] as? String == "A lens")
        if key != kCGImagePropertyExifVersion { #expect(values[key] == nil) }
    }

    @Test("Notes that don't fit into a JPEG file are refused")
    func tooLong() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, kUTTypeJPEG, 1, nil))
        let exif = [
            kCGImagePropertyExifDictionary: [kCGImagePropertyExifUserComment: String(repeating: "a", count: 70_000)]
        ]
        CGImageDestinationAddImage(destination, try Sample.picture(), exif as CFDictionary)
        #expect(!CGImageDestinationFinalize(destination))
        #expect(data.length == 0)
    }

    @Test("A consumer takes the file, whole or piece by piece")
    func consumers() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
        let destination = try #require(CGImageDestinationCreateWithDataConsumer(consumer, kUTTypePNG, 1, nil))
        CGImageDestinationAddImage(destination, try Sample.picture(), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(try properties(data as Data)[kCGImagePropertyPixelWidth] as? Int == 6)

        let pieces = NSMutableData()
        var callbacks = CGDataConsumerCallbacks(
            putBytes: { info, bytes, count in
                let taken = min(count, 10)
                Unmanaged<NSMutableData>.fromOpaque(info!).takeUnretainedValue().append(bytes, length: taken)
                return taken
            },
            releaseConsumer: { Unmanaged<NSMutableData>.fromOpaque($0!).release() }
        )
        let info = Unmanaged.passRetained(pieces).toOpaque()
        let slow = try #require(CGDataConsumer(info: info, cbks: &callbacks))
        let second = try #require(CGImageDestinationCreateWithDataConsumer(slow, kUTTypePNG, 1, nil))
        CGImageDestinationAddImage(second, try Sample.picture(), nil)
        #expect(CGImageDestinationFinalize(second))
        #expect(pieces as Data == data as Data)

        let folder = try TemporaryFolder()
        let file = folder.file("written.png")
        let writer = try #require(CGDataConsumer(url: file as CFURL))
        let third = try #require(CGImageDestinationCreateWithDataConsumer(writer, kUTTypePNG, 1, nil))
        CGImageDestinationAddImage(third, try Sample.picture(), nil)
        #expect(CGImageDestinationFinalize(third))
        #expect(try Data(contentsOf: file) == data as Data)
    }
}
