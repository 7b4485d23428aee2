public import GeoToolbox

extension PlaceDescriptor: _SystemIntentValue {
    /// The name of the type, as people read it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Place", numericFormat: "\(placeholder: .int) places")
    }

    /// The name of the place and its address.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(description)", subtitle: commonName == nil ? nil : address.map { "\($0)" })
    }
}

extension PlaceDescriptor: IntentValueConvertible {}
