public import FoundationCompatibility

// How a picture was taken, under `kCGImagePropertyExifDictionary`.

/// The time of exposure in seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"

/// The f-number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"

/// The program of the exposure, with the numbers of EXIF.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"

/// The sensitivity of the channels to light of each wavelength.
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"

/// The sensitivities by ISO 12232, as an array.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"

/// The curve from light to values, as data.
public let kCGImagePropertyExifOECF: CFString = "OECF"

/// The kind of the sensitivities, with the numbers of EXIF.
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"

/// The standard output sensitivity.
public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"

/// The recommended exposure index.
public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"

/// The ISO speed.
public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"

/// The lower end of the ISO speed.
public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"

/// The upper end of the ISO speed.
public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"

/// The version of EXIF, as an array of numbers.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"

/// The time when the picture was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"

/// The time when the picture was stored.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"

/// The distance of the time of change from Greenwich's.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"

/// The distance of the time when the picture was taken from Greenwich's.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"

/// The distance of the time when the picture was stored from Greenwich's.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"

/// The meaning of the components, as an array of EXIF's numbers.
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"

/// The bits of a pixel once packed.
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"

/// The shutter speed in APEX units.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"

/// The aperture in APEX units.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"

/// The brightness in APEX units.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"

/// The correction of the exposure in APEX units.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"

/// The widest aperture of the lens in APEX units.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"

/// The distance of the subject in meters.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"

/// The way light was measured, with the numbers of EXIF.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"

/// The kind of light, with the numbers of EXIF.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"

/// What the flash did, with the bits of EXIF.
public let kCGImagePropertyExifFlash: CFString = "Flash"

/// The focal length in millimeters.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"

/// The place of the subject in pixels: a point, a circle or a rectangle.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"

/// The note of the camera's maker, as data, which isn't written.
public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"

/// The comment of a person.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"

/// The fraction of a second of the time of change.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"

/// The fraction of a second of the time when the picture was taken.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"

/// The fraction of a second of the time when the picture was stored.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"

/// The version of FlashPix, as an array of numbers.
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"

/// The color space: 1 is sRGB, 65535 none of EXIF's.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"

/// The width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"

/// The height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"

/// The name of a file with sound.
public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"

/// The energy of the flash in beam candle power seconds.
public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"

/// The response to patterns of lines, as data.
public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"

/// The pixels per unit on the focal plane from left to right.
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"

/// The pixels per unit on the focal plane from top to bottom.
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"

/// The unit of the resolution on the focal plane: 2 is an inch, 3 a centimeter.
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"

/// The point of the subject in pixels.
public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"

/// The exposure index.
public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"

/// The kind of sensor, with the numbers of EXIF.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"

/// The kind of device, with the numbers of EXIF.
public let kCGImagePropertyExifFileSource: CFString = "FileSource"

/// The kind of scene: 1 is a photograph.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"

/// The pattern of the sensor's colors, as data.
public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"

/// A number for whether the picture was processed, with the numbers of EXIF.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"

/// The way of exposure, with the numbers of EXIF.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"

/// The way white was balanced: 0 by the camera, 1 by hand.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"

/// The part of the zoom that isn't the lens's.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"

/// The focal length that shows the same on 35 mm film.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"

/// The kind of scene, with the numbers of EXIF.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"

/// The gain of the sensor, with the numbers of EXIF.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"

/// The contrast, with the numbers of EXIF.
public let kCGImagePropertyExifContrast: CFString = "Contrast"

/// The saturation, with the numbers of EXIF.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"

/// The sharpness, with the numbers of EXIF.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"

/// The settings of the camera, as data.
public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"

/// The range of the subject's distance, with the numbers of EXIF.
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"

/// The identifier of the picture.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"

/// The owner of the camera.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"

/// The serial number of the camera.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"

/// The shortest and longest focal length of the lens, and the f-numbers there.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"

/// The maker of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"

/// The name of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"

/// The serial number of the lens.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"

/// The exponent of the values.
public let kCGImagePropertyExifGamma: CFString = "Gamma"

/// A number for whether the picture is composed of several.
public let kCGImagePropertyExifCompositeImage: CFString = "CompositeImage"

/// The number of pictures that the picture is composed of, and of those used.
public let kCGImagePropertyExifSourceImageNumberOfCompositeImage: CFString = "SourceImageNumberOfCompositeImage"

/// The times of exposure of the pictures that the picture is composed of, as data.
public let kCGImagePropertyExifSourceExposureTimesOfCompositeImage: CFString = "SourceExposureTimesOfCompositeImage"

/// The fraction of a second of the time when the picture was taken, under its former name.
public let kCGImagePropertyExifSubsecTimeOrginal: CFString = "SubsecTimeOriginal"
