import AppIntents

enum ThroughAppIntents: Visibility {
    static let types: [Any.Type] = [
        EntityIdentifier.self,
        DisplayRepresentation.self,
        UTType.self,
        CLPlacemark.self,
        CSSearchableIndex.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
