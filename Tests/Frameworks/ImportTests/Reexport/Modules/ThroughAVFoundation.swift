import AVFoundation

enum ThroughAVFoundation: Visibility {
    static let types: [Any.Type] = [
        AVDepthData.self,
        CMTime.self,
        CVPixelBuffer.self,
        CGImage.self,
        simd_float4x4.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
