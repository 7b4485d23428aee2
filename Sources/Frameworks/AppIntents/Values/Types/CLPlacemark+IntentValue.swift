public import CoreLocation

extension CLPlacemark: _IntentValue {
    /// A place.
    public typealias ValueType = CLPlacemark
    /// A place.
    public typealias UnwrappedType = CLPlacemark
    /// A list without resolvers.
    public typealias Specification = EmptyResolverSpecification<CLPlacemark>

    /// The resolvers that make places from other values: none.
    public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> {
        EmptyResolverSpecification()
    }
}
