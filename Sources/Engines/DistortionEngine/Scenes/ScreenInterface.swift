/// The interface around an item in a screenshot.
package struct ScreenInterface: Sendable, Hashable {
    /// A kind of screen.
    package enum Screen: String, Sendable, Hashable, CaseIterable {
        /// An app on a phone: status bar, title, picture, captions, buttons, tab bar.
        case phone
        /// A page in a browser's window: tabs, address bar, sidebar, picture, text, other pictures.
        case browser
    }

    /// The kind of screen.
    package var screen: Screen
    /// A Boolean value that indicates whether the interface is dark.
    package var isDark: Bool

    /// Creates an interface.
    package init(_ screen: Screen, isDark: Bool) {
        self.screen = screen
        self.isDark = isDark
    }

    /// All interfaces, light and dark.
    package static let all: [ScreenInterface] = Screen.allCases.flatMap {
        [ScreenInterface($0, isDark: false), ScreenInterface($0, isDark: true)]
    }

    /// The name of the kind.
    package var name: String { "\(screen.rawValue), \(isDark ? "dark" : "light")" }
}
