@_spi(FoveaRegistration) package import AppIntents

/// What an app offers to the system, as whoever runs it in a process uses it.
///
/// Tests run apps in their own process, and a provider is a process that runs one; both do it with this.
package struct HostedContent: Sendable {
    /// The name of the app.
    package let name: String
    /// What the app's module registered.
    package let content: AppIntentsContent

    /// Creates the offer of an app.
    package init(name: String, content: AppIntentsContent) {
        self.name = name
        self.content = content
    }
}
