// Words for values of modules that may be there: all cases of an enumeration, in switches without a default.
#if canImport(CoreImage)
    public import CoreImage
#endif
#if canImport(CoreLocation)
    public import CoreLocation
#endif
#if canImport(UniformTypeIdentifiers)
    public import UniformTypeIdentifiers
#endif

public protocol Dumped { var dumped: String { get } }

#if canImport(UniformTypeIdentifiers)
    extension UTType: Dumped { public var dumped: String { "UTType(\(identifier))" } }
#endif

#if canImport(CoreLocation)
    extension CLAuthorizationStatus: Dumped {
        public var dumped: String {
            switch self {
            case .authorizedAlways: "always"
            case .authorizedWhenInUse: "in use"
            case .denied: "denied"
            case .notDetermined: "not asked"
            case .restricted: "restricted"
            }
        }
    }
    extension CLAccuracyAuthorization: Dumped {
        public var dumped: String {
            switch self {
            case .fullAccuracy: "full"
            case .reducedAccuracy: "reduced"
            }
        }
    }
    extension CLActivityType: Dumped {
        public var dumped: String {
            switch self {
            case .airborne: "airborne"
            case .automotiveNavigation: "car"
            case .fitness: "fitness"
            case .other: "other"
            case .otherNavigation: "other way"
            }
        }
    }
    extension CLDeviceOrientation: Dumped {
        public var dumped: String {
            switch self {
            case .faceDown, .faceUp: "lying"
            case .landscapeLeft, .landscapeRight: "landscape"
            case .portrait, .portraitUpsideDown: "portrait"
            case .unknown: "unknown \(rawValue)"
            }
        }
    }
    extension CLProximity: Dumped {
        public var dumped: String {
            switch self {
            case .far: "far"
            case .immediate: "immediate"
            case .near: "near"
            case .unknown: "unknown \(rawValue)"
            }
        }
    }
    extension CLRegionState: Dumped {
        public var dumped: String {
            switch self {
            case .inside: "inside"
            case .outside: "outside"
            case .unknown: "unknown \(rawValue)"
            }
        }
    }
    extension Array where Element: CLLocation {
        public var length: CLLocationDistance { zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(from: $1.1) } }
    }
#endif

#if canImport(CoreImage)
    extension CIQRCodeDescriptor.ErrorCorrectionLevel: Dumped {
        public var dumped: String {
            switch self {
            case .levelL: "L"
            case .levelM: "M"
            case .levelQ: "Q"
            case .levelH: "H"
            }
        }
    }
    extension CIDataMatrixCodeDescriptor.ECCVersion: Dumped {
        public var dumped: String {
            switch self {
            case .v000, .v050, .v080, .v100, .v140, .v200: "ECC \(rawValue)"
            }
        }
    }
    extension CIRenderDestinationAlphaMode: Dumped {
        public var dumped: String {
            switch self {
            case .none: "none"
            case .premultiplied: "premultiplied"
            case .unpremultiplied: "unpremultiplied"
            }
        }
    }
#endif
