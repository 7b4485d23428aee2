import GeoToolbox

enum ThroughGeoToolbox: Visibility {
    static let types: [Any.Type] = [
        PlaceDescriptor.self,
        CLLocation.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
