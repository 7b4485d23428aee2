import CoreVideo

enum ThroughCoreVideo: Visibility {
    static let types: [Any.Type] = [
        CVPixelBuffer.self,
        CVReadOnlyPixelBuffer.self,
        CGImage.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
