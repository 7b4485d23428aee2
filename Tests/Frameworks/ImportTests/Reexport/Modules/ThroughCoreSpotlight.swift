import CoreSpotlight

enum ThroughCoreSpotlight: Visibility {
    static let types: [Any.Type] = [
        CSSearchableIndex.self,
        UTType.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
