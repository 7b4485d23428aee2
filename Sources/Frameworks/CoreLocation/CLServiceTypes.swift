// What location services tell of themselves and of a device. There is no such service here, so nothing returns these;
// code that shows or stores them compiles.

/// What a person allows a program to know of where they are.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The person wasn't asked yet.
    case notDetermined = 0
    /// The person can't decide.
    case restricted = 1
    /// The person said no.
    case denied = 2
    /// The program may know at any time.
    case authorizedAlways = 3
    /// The program may know while the person uses it.
    case authorizedWhenInUse = 4
}

/// How precisely a program may know where a person is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As precisely as the device does.
    case fullAccuracy = 0
    /// Roughly.
    case reducedAccuracy = 1
}

/// What a person does while a device follows them.
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// Driving a car.
    case automotiveNavigation = 2
    /// Walking, running, cycling.
    case fitness = 3
    /// Going by boat, train or plane.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    /// The device can't tell.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with its top to the left.
    case landscapeLeft = 3
    /// On its side, with its top to the right.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its face.
    case faceDown = 6
}

/// How close a beacon is.
public enum CLProximity: Int, Sendable {
    /// The device can't tell.
    case unknown = 0
    /// At hand.
    case immediate = 1
    /// Some meters away.
    case near = 2
    /// Farther away.
    case far = 3
}

/// Where a device is, seen from an area.
public enum CLRegionState: Int, Sendable {
    /// The device can't tell.
    case unknown = 0
    /// In it.
    case inside = 1
    /// Not in it.
    case outside = 2
}
