public import FoundationCompatibility

// Where a picture was taken, under `kCGImagePropertyGPSDictionary`.

/// The version of the fields, as an array of four numbers.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"

/// The hemisphere of the latitude: N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"

/// The latitude in degrees, which is never negative.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"

/// The hemisphere of the longitude: E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"

/// The longitude in degrees, which is never negative.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"

/// A number for whether the altitude is above the sea, 0, or below, 1.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"

/// The altitude in meters, which is never negative.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"

/// The time in Greenwich, as hours, minutes and seconds.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"

/// The satellites that were used.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"

/// The state of the receiver: A or V.
public let kCGImagePropertyGPSStatus: CFString = "Status"

/// The dimensions that were measured: 2 or 3.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"

/// The dilution of precision.
public let kCGImagePropertyGPSDOP: CFString = "DOP"

/// The unit of the speed: K, M or N.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"

/// The speed of the receiver.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"

/// The north of the direction of movement: T or M.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"

/// The direction of movement in degrees.
public let kCGImagePropertyGPSTrack: CFString = "Track"

/// The north of the direction of the picture: T or M.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"

/// The direction of the picture in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"

/// The model of the earth.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"

/// The hemisphere of the destination's latitude: N or S.
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"

/// The latitude of the destination in degrees.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"

/// The hemisphere of the destination's longitude: E or W.
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"

/// The longitude of the destination in degrees.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"

/// The north of the direction to the destination: T or M.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"

/// The direction to the destination in degrees.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"

/// The unit of the distance to the destination: K, M or N.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"

/// The distance to the destination.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"

/// The way the place was found.
public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"

/// The name of the area.
public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"

/// The date in Greenwich.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"

/// A number for whether the place was corrected by another receiver.
public let kCGImagePropertyGPSDifferental: CFString = "Differential"

/// The error of the place in meters.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
