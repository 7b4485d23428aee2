import CoreImage

enum ThroughCoreImage: Visibility {
    static let types: [Any.Type] = [
        CIImage.self,
        CIContext.self,
        CIFilter.self,
        CGImage.self,
        CVPixelBuffer.self,
        CGImagePropertyOrientation.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
