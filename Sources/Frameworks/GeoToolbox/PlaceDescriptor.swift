public import CoreLocation

/// A description of a place that map services understand, whichever of them a person uses.
///
/// ```swift
/// let fountain = PlaceDescriptor(
///     representations: [.coordinate(CLLocationCoordinate2D(latitude: 53.3454, longitude: -6.2590))],
///     commonName: "Anna Livia"
/// )
/// ```
public struct PlaceDescriptor: Codable, Hashable, Sendable {
    /// What says where the place is, the closest to the original data first.
    public let representations: [PlaceRepresentation]
    /// The name of the place as people know it, or nil for a private place.
    public let commonName: String?
    /// What else helps a service to find the place.
    public let supportingRepresentations: [SupportingPlaceRepresentation]

    /// Creates a description of a place.
    ///
    /// - Parameters:
    ///   - representations: What says where the place is, the closest to the original data first.
    ///   - commonName: The name of the place as people know it, or nil for a private place.
    ///   - supportingRepresentations: What else helps a service to find the place.
    public init(
        representations: [PlaceRepresentation],
        commonName: String?,
        supportingRepresentations: [SupportingPlaceRepresentation] = []
    ) {
        self.representations = representations
        self.commonName = commonName
        self.supportingRepresentations = supportingRepresentations
    }

    /// What else helps a service to find a place.
    public enum SupportingPlaceRepresentation: Codable, Hashable, Sendable {
        /// The identifiers of the place, by the bundle identifiers of map services.
        case serviceIdentifiers([String: String])
    }

    /// The first coordinate that says where the place is, or nil.
    public var coordinate: CLLocationCoordinate2D? {
        representations.lazy.compactMap { representation in
            switch representation {
            case .coordinate(let coordinate): coordinate
            case .deviceLocation(let location): location.coordinate
            case .address: nil
            }
        }.first
    }

    /// The first address that says where the place is, or nil.
    public var address: String? {
        representations.lazy.compactMap { if case .address(let address) = $0 { address } else { nil } }.first
    }

    /// Returns the identifier of the place at a map service, or nil when it isn't known.
    ///
    /// - Parameter serviceProvider: The bundle identifier of the service.
    public func serviceIdentifier(for serviceProvider: String) -> String? {
        supportingRepresentations.lazy.compactMap { representation in
            switch representation {
            case .serviceIdentifiers(let identifiers): identifiers[serviceProvider]
            }
        }.first
    }
}

extension PlaceDescriptor: CustomStringConvertible {
    /// The name of the place, or what says where it is.
    public var description: String {
        commonName ?? address ?? coordinate.map { "\($0.latitude), \($0.longitude)" } ?? "Place"
    }
}
