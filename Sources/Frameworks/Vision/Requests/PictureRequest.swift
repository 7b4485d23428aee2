import GeometryEngine
import PictureEngine

/// A request as the handlers run it: on a picture that several requests share.
protocol PictureRequest: ImageProcessingRequest where Result: Sendable {
    /// Throws when a setting of the request can't be followed.
    func check() throws(VisionError)

    /// The pixels that the request will ask for, so that one decoding serves all.
    func needs(of picture: Picture) throws -> [PictureNeed]

    /// Analyzes the picture on the calling thread.
    func result(from picture: Picture) throws -> Result

    /// Analyzes the picture on the calling thread, and reports the finished part of the work, on any thread.
    ///
    /// What the closure throws ends the work.
    func result(from picture: Picture, progress: @escaping @Sendable (Double) throws -> Void) throws -> Result

    /// Returns the result for a picture that is a frame of a sequence, with what is known from the frames before.
    func result(_ result: Result, for picture: Picture, in frame: FrameSequence.Frame) throws -> Result

    /// The result together with its request.
    func visionResult(_ result: Result) -> VisionResult
}

extension PictureRequest {
    func result(from picture: Picture, progress: @escaping @Sendable (Double) throws -> Void) throws -> Result {
        try result(from: picture)
    }

    func result(_ result: Result, for picture: Picture, in frame: FrameSequence.Frame) throws -> Result { result }

    /// Analyzes a handler's image, unless someone ends the work first.
    func result(
        from image: SharedPicture,
        _ cancellation: Cancellation,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> Result {
        try cancellation.check()
        // What the request can't do is said before the image is touched.
        try check()
        let picture = try image.picture()
        try picture.prepare(for: needs(of: picture))
        try cancellation.check()
        let result = try result(from: picture) { part in
            try cancellation.check()
            progress(part)
        }
        try cancellation.check()
        return try image.frame.map { try self.result(result, for: picture, in: $0) } ?? result
    }

    /// The pixels that the request will ask for, or none when it can't run: then it says why in its own turn.
    func servableNeeds(of picture: Picture) -> [PictureNeed] {
        do {
            try check()
            return try needs(of: picture)
        } catch {
            return []
        }
    }

    /// Throws when the region of interest reaches outside the image.
    func checkRegion() throws(VisionError) {
        guard regionOfInterest.pictureRegion.isValid else {
            throw .invalidArgument(
                "The region of interest \(regionOfInterest) must lie inside the image, whose sides run from 0 to 1."
            )
        }
    }
}
