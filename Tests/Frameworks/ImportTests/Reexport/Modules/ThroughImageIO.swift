import ImageIO

enum ThroughImageIO: Visibility {
    static let types: [Any.Type] = [
        CGImageSource.self,
        CGImage.self,
        CGImagePropertyOrientation.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
