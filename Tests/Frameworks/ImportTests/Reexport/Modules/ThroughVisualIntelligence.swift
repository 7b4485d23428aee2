import VisualIntelligence

enum ThroughVisualIntelligence: Visibility {
    static let types: [Any.Type] = [
        SemanticContentDescriptor.self,
        EntityIdentifier.self,
        DisplayRepresentation.self,
        CVReadOnlyPixelBuffer.self,
        CGImage.self,
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
