import CoreMedia

enum ThroughCoreMedia: Visibility {
    static let types: [Any.Type] = [
        CMTime.self,
        CMSampleBuffer.self,
        CVPixelBuffer.self,
        CGImage.self,
        Data.self,
    ]
}
