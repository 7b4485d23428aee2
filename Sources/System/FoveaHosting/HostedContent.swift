@_spi(FoveaRegistration) package import AppIntents

/// The app intents of an app, as its host uses them.
///
/// Tests host apps in their own process, and a provider is a process that hosts one; both use this type.
package struct HostedContent: Sendable {
    /// The name of the app.
    package let name: String
    /// The registered content of the app's module.
    package let content: AppIntentsContent

    /// Creates the content of an app.
    package init(name: String, content: AppIntentsContent) {
        self.name = name
        self.content = content
    }
}
