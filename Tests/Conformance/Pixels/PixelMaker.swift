import CoreVideo

public enum PixelMaker {
    public static func buffer(width: Int, height: Int) throws -> CVPixelBuffer? {
        var buffer: CVPixelBuffer?
        let status = CVPixelBufferCreate(kCFAllocatorDefault, width, height, kCVPixelFormatType_32BGRA, nil, &buffer)
        try PixelError.check(status)
        return buffer
    }
}
