/// The titles of the buttons that let an intent go on or stop it.
public struct ConfirmationActionName: Sendable {
    /// What the button that says yes is called.
    package let acceptLabel: LocalizedStringResource
    /// Other words for yes.
    package let acceptAlternatives: [LocalizedStringResource]
    /// What the button that says no is called.
    package let denyLabel: LocalizedStringResource
    /// Other words for no.
    package let denyAlternatives: [LocalizedStringResource]
    /// A Boolean value that indicates whether a yes can't be taken back.
    package let isDestructive: Bool

    private init(_ acceptLabel: LocalizedStringResource) {
        self = .custom(
            acceptLabel: acceptLabel,
            acceptAlternatives: [],
            denyLabel: "Cancel",
            denyAlternatives: [],
            destructive: false
        )
    }

    private init(
        acceptLabel: LocalizedStringResource,
        acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource],
        isDestructive: Bool
    ) {
        self.acceptLabel = acceptLabel
        self.acceptAlternatives = acceptAlternatives
        self.denyLabel = denyLabel
        self.denyAlternatives = denyAlternatives
        self.isDestructive = isDestructive
    }

    /// Returns a name with words of the app.
    public static func custom(
        acceptLabel: LocalizedStringResource,
        acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource],
        destructive: Bool
    ) -> ConfirmationActionName {
        ConfirmationActionName(
            acceptLabel: acceptLabel,
            acceptAlternatives: acceptAlternatives,
            denyLabel: denyLabel,
            denyAlternatives: denyAlternatives,
            isDestructive: destructive
        )
    }
}

// MARK: - Names of the system

extension ConfirmationActionName {
    /// The name "Add".
    public static var add: ConfirmationActionName { ConfirmationActionName("Add") }
    /// The name "Add Data".
    public static var addData: ConfirmationActionName { ConfirmationActionName("Add Data") }
    /// The name "Book".
    public static var book: ConfirmationActionName { ConfirmationActionName("Book") }
    /// The name "Buy".
    public static var buy: ConfirmationActionName { ConfirmationActionName("Buy") }
    /// The name "Call".
    public static var call: ConfirmationActionName { ConfirmationActionName("Call") }
    /// The name "Check In".
    public static var checkIn: ConfirmationActionName { ConfirmationActionName("Check In") }
    /// The name "Continue".
    public static var `continue`: ConfirmationActionName { ConfirmationActionName("Continue") }
    /// The name "Create".
    public static var create: ConfirmationActionName { ConfirmationActionName("Create") }
    /// The name "Do".
    public static var `do`: ConfirmationActionName { ConfirmationActionName("Do") }
    /// The name "Download".
    public static var download: ConfirmationActionName { ConfirmationActionName("Download") }
    /// The name "Filter".
    public static var filter: ConfirmationActionName { ConfirmationActionName("Filter") }
    /// The name "Find".
    public static var find: ConfirmationActionName { ConfirmationActionName("Find") }
    /// The name "Get".
    public static var get: ConfirmationActionName { ConfirmationActionName("Get") }
    /// The name "Go".
    public static var go: ConfirmationActionName { ConfirmationActionName("Go") }
    /// The name "Log".
    public static var log: ConfirmationActionName { ConfirmationActionName("Log") }
    /// The name "Open".
    public static var open: ConfirmationActionName { ConfirmationActionName("Open") }
    /// The name "Order".
    public static var order: ConfirmationActionName { ConfirmationActionName("Order") }
    /// The name "Pay".
    public static var pay: ConfirmationActionName { ConfirmationActionName("Pay") }
    /// The name "Play".
    public static var play: ConfirmationActionName { ConfirmationActionName("Play") }
    /// The name "Play Sound".
    public static var playSound: ConfirmationActionName { ConfirmationActionName("Play Sound") }
    /// The name "Post".
    public static var post: ConfirmationActionName { ConfirmationActionName("Post") }
    /// The name "Request".
    public static var request: ConfirmationActionName { ConfirmationActionName("Request") }
    /// The name "Run".
    public static var run: ConfirmationActionName { ConfirmationActionName("Run") }
    /// The name "Search".
    public static var search: ConfirmationActionName { ConfirmationActionName("Search") }
    /// The name "Send".
    public static var send: ConfirmationActionName { ConfirmationActionName("Send") }
    /// The name "Set".
    public static var set: ConfirmationActionName { ConfirmationActionName("Set") }
    /// The name "Share".
    public static var share: ConfirmationActionName { ConfirmationActionName("Share") }
    /// The name "Start".
    public static var start: ConfirmationActionName { ConfirmationActionName("Start") }
    /// The name "Start Navigation".
    public static var startNavigation: ConfirmationActionName { ConfirmationActionName("Start Navigation") }
    /// The name "Toggle".
    public static var toggle: ConfirmationActionName { ConfirmationActionName("Toggle") }
    /// The name "Turn Off".
    public static var turnOff: ConfirmationActionName { ConfirmationActionName("Turn Off") }
    /// The name "Turn On".
    public static var turnOn: ConfirmationActionName { ConfirmationActionName("Turn On") }
    /// The name "View".
    public static var view: ConfirmationActionName { ConfirmationActionName("View") }
}
