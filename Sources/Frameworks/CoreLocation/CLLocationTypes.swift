/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A distance, in meters.
public typealias CLLocationDistance = Double

/// The accuracy of a measurement, in meters.
public typealias CLLocationAccuracy = Double

/// A speed, in meters per second.
public typealias CLLocationSpeed = Double

/// The accuracy of a speed, in meters per second.
public typealias CLLocationSpeedAccuracy = Double

/// A direction clockwise from north, in degrees.
public typealias CLLocationDirection = Double

/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// The greatest distance that there is, in meters.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// No limit to a time, in seconds.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
