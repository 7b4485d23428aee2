/// Emphasis for text on a terminal, or none where it would be noise.
package struct TextStyle: Sendable, Hashable {
    /// A Boolean value that indicates whether emphasis is written.
    package let isEnabled: Bool

    /// Creates a style.
    package init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }

    /// Decides by the choice that was made, the place the text goes to, and the variables `NO_COLOR` and `TERM`.
    package init(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
        isEnabled =
            switch choice {
            case .always: true
            case .never: false
            case .auto:
                isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
            }
    }

    /// Returns text in bold.
    package func bold(_ text: String) -> String { wrap(text, "1") }
    /// Returns text that steps back.
    package func dim(_ text: String) -> String { wrap(text, "2") }
    /// Returns text that says that something is wrong.
    package func red(_ text: String) -> String { wrap(text, "31") }
    /// Returns text that says that all is well.
    package func green(_ text: String) -> String { wrap(text, "32") }

    private func wrap(_ text: String, _ code: String) -> String {
        guard isEnabled else { return text }
        return "\(TerminalText.sealed("\u{1B}[\(code)m"))\(text)\(TerminalText.sealed("\u{1B}[0m"))"
    }
}
