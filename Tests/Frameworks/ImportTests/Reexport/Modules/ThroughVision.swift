import Vision

enum ThroughVision: Visibility {
    static let types: [Any.Type] = [
        VNImageRequestHandler.self,
        ClassifyImageRequest.self,
        CIImage.self,
        CGImage.self,
        CVPixelBuffer.self,
        CMTime.self,
        MLComputeDevice.self,
        AVDepthData.self,
        CGImagePropertyOrientation.self,
        simd_float3.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
