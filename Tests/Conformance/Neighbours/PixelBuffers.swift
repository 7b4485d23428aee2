// Frames from whatever makes them.
#if canImport(CoreVideo) && canImport(CoreMedia)
    public import CoreMedia
    public import CoreVideo

    extension CVPixelBuffer {
        public var area: Int { CVPixelBufferGetWidth(self) * CVPixelBufferGetHeight(self) }

        public func reading<R>(_ body: (UnsafeMutableRawPointer?) throws -> R) rethrows -> R {
            CVPixelBufferLockBaseAddress(self, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(self, .readOnly) }
            return try body(CVPixelBufferGetBaseAddress(self))
        }
    }

    extension CMTime {
        public init(milliseconds: Int64) { self.init(value: milliseconds, timescale: 1000) }
    }
#endif

#if canImport(CoreML)
    import CoreML

    var devices: [MLComputeDevice] { MLComputeDevice.allComputeDevices }
#endif
