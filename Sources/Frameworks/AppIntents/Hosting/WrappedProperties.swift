import Synchronization

/// The places of the properties that a run looks at, found once for every type.
///
/// Reflection copies what it reads. A run that asks for the few properties it needs by position leaves the pixels and
/// the lists of an intent alone.
struct WrappedProperties: Sendable {
    /// A parameter and its name in the source.
    typealias Parameter = (name: String, parameter: any HostedParameter)

    private struct Place: Sendable {
        let index: Int
        let name: String
    }

    private var parameters: [Place] = []
    private var dependencies: [Place] = []

    private static let known = Mutex<[ObjectIdentifier: WrappedProperties]>([:])

    /// Returns the parameters of an intent, in the order of the source.
    static func parameters(of subject: Any) -> [Parameter] {
        mirrors(of: subject).flatMap { mirror in
            places(in: mirror).parameters.compactMap { place in
                (child(place, of: mirror) as? any HostedParameter).map { (place.name, $0) }
            }
        }
    }

    /// Returns the dependencies of an intent or a query.
    static func dependencies(of subject: Any) -> [any LoadableDependency] {
        mirrors(of: subject).flatMap { mirror in
            places(in: mirror).dependencies.compactMap { child($0, of: mirror) as? any LoadableDependency }
        }
    }

    private static func child(_ place: Place, of mirror: Mirror) -> Any {
        mirror.children[mirror.children.index(mirror.children.startIndex, offsetBy: place.index)].value
    }

    /// The mirrors of a value: one for a structure, and one for each class that an object inherits from.
    private static func mirrors(of subject: Any) -> [Mirror] {
        let mirror = Mirror(reflecting: subject)
        guard mirror.superclassMirror != nil else { return [mirror] }
        return Array(sequence(first: mirror) { $0.superclassMirror }).reversed()
    }

    private static func places(in mirror: Mirror) -> WrappedProperties {
        let type = ObjectIdentifier(mirror.subjectType)
        if let places = known.withLock({ $0[type] }) { return places }
        var places = WrappedProperties()
        for (index, child) in mirror.children.enumerated() {
            // The storage of a wrapped property is named after it, with an underscore.
            let label = child.label ?? ""
            let place = Place(index: index, name: label.hasPrefix("_") ? String(label.dropFirst()) : label)
            if child.value is any HostedParameter { places.parameters.append(place) }
            if child.value is any LoadableDependency { places.dependencies.append(place) }
        }
        known.withLock { $0[type] = places }
        return places
    }
}
