import MediaIntents

enum ThroughMediaIntents: Visibility {
    static let types: [Any.Type] = [
        AudioSearch.self,
        EntityIdentifier.self,
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
