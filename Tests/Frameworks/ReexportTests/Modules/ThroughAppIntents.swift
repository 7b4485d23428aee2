import AppIntents

enum ThroughAppIntents: Visibility {
    static let types: [Any.Type] = [
        EntityIdentifier.self,
        DisplayRepresentation.self,
        UTType.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
