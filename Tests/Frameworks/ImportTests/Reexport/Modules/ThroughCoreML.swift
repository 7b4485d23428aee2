import CoreML

enum ThroughCoreML: Visibility {
    static let types: [Any.Type] = [
        MLComputeDevice.self,
        CVPixelBuffer.self,
        CGImage.self,
        CGImagePropertyOrientation.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
