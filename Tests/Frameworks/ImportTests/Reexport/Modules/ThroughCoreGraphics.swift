import CoreGraphics

enum ThroughCoreGraphics: Visibility {
    static let types: [Any.Type] = [
        CGImage.self,
        CGAffineTransform.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
