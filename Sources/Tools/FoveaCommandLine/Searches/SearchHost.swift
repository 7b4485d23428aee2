package import FoveaSessions
package import ImageCodingEngine

/// The host of a search in apps: the apps, and the description of pictures.
package struct SearchHost: Sendable {
    /// The interface to the apps.
    package var apps: any AppAsking
    /// The describer of pictures.
    package var describer: any PictureDescribing
    /// The order of the apps.
    package var order: AppOrder
    /// Ends the started apps, and waits for their ends.
    package var stop: @Sendable () async -> Void

    /// Creates a host.
    package init(
        apps: any AppAsking,
        describer: any PictureDescribing,
        order: AppOrder,
        stop: @escaping @Sendable () async -> Void = {}
    ) {
        self.apps = apps
        self.describer = describer
        self.order = order
        self.stop = stop
    }

    /// A command's requirements on its host.
    package struct Request: Sendable {
        /// The programs, and folders of registrations, given for one run.
        package var providers: [String]
        /// The limits on pictures.
        package var limits: DecodingLimits
        /// The time limit of an app's answer.
        package var deadline: Duration
        /// The environment variables.
        package var environment: [String: String]
    }

    /// A function that creates the host of a command.
    package typealias Maker = @Sendable (Request) -> SearchHost
}
