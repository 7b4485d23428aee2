package import FoveaSessions
package import ImageCodingEngine

/// What a search in apps works with: the apps, and what describes pictures for them.
package struct SearchHost: Sendable {
    /// The way to the apps.
    package var apps: any AppAsking
    /// What turns pictures into what apps are asked about.
    package var describer: any PictureDescribing
    /// The order of the apps.
    package var order: AppOrder
    /// Ends the apps that were started, and waits until they are gone.
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

    /// What a command says about the host it needs.
    package struct Request: Sendable {
        /// The programs, and folders of registrations, that are named for the moment.
        package var providers: [String]
        /// The bounds on pictures.
        package var limits: DecodingLimits
        /// The time in which an app has to answer.
        package var deadline: Duration
        /// The environment variables.
        package var environment: [String: String]
    }

    /// Makes the host of a command.
    package typealias Maker = @Sendable (Request) -> SearchHost
}
