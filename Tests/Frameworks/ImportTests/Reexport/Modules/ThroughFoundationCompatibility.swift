import FoundationCompatibility

enum ThroughFoundationCompatibility: Visibility {
    static let types: [Any.Type] = [
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
        DispatchQueue.self,
        UndoManager.self,
    ]
}
