import VideoToolbox

enum ThroughVideoToolbox: Visibility {
    static let types: [Any.Type] = [
        CVPixelBuffer.self,
        CMTime.self,
        CGImage.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
