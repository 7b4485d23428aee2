import PrintEngine

extension ImagePrint {
    /// The distance to another print, with the engine's error as Vision's.
    func visionDistance(to other: ImagePrint) throws(VisionError) -> Double {
        do {
            return try distance(to: other)
        } catch {
            throw .invalidArgument("\(error)")
        }
    }
}
