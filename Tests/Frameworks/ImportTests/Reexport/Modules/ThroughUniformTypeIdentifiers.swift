import UniformTypeIdentifiers

enum ThroughUniformTypeIdentifiers: Visibility {
    static let types: [Any.Type] = [
        UTType.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
