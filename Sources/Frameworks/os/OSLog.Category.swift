extension OSLog {
    /// A purpose that the logs of many programs share.
    public struct Category: Sendable {
        let name: String

        /// Moments that help to read a recording of the program.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Signposts that a tool turns on.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// Signposts that a tool turns on, with the stack of calls.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }
}
