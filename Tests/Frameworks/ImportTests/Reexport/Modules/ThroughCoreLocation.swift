import CoreLocation

enum ThroughCoreLocation: Visibility {
    static let types: [Any.Type] = [
        CLPlacemark.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
